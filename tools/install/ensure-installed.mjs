import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs exactly what package-lock.json says, when it is not what stands in node_modules. */
export function ensureInstalled(workspace) {
  const lock = createHash('sha256')
    .update(readFileSync(join(workspace, 'package-lock.json')))
    .digest('hex')
  const stamp = join(workspace, 'node_modules/.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci'], { cwd: workspace, stdio: 'inherit' })
  if (status !== 0)
    throw new Error('npm ci failed: see its message above. Is the npm registry within reach?')
  writeFileSync(stamp, lock)
}
