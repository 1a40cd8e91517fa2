import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nx } from '../workspace/nx.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'
import { sourceHash } from './source-hash.ts'

const stamp = join(workspaceRoot, 'dist/source-hash')

/** Where the built server starts. */
export const builtServer = join(workspaceRoot, 'dist/apps/server/main.js')

export function isBuildStale(): boolean {
  if (!existsSync(stamp) || !existsSync(builtServer)) return true
  return readFileSync(stamp, 'utf8') !== sourceHash(workspaceRoot)
}

/** Builds both apps; the stamp says from which sources, so that `npm start` knows. */
export async function buildProduct(): Promise<boolean> {
  const hash = sourceHash(workspaceRoot)
  const built = await nx(['run-many', '-t', 'build', '--outputStyle=stream'])
  if (built) writeFileSync(stamp, hash)
  return built
}
