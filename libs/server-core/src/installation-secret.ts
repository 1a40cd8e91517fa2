import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'

/** What this installation alone knows: ATRIUM_SECRET, or a key below the data directory; keys are derived from it. */
export function installationSecret({
  secret,
  dataDir,
}: Pick<Config, 'secret' | 'dataDir'>): string {
  return secret ?? keptSecret(dataDir)
}

/** Made once; of two processes that start together, the second takes what the first wrote. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} holds no key`)
  return secret
}
