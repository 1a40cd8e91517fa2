import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Names have their own lengths, so what was generated is formatted. */
export function formatFiles(workspace: string, paths: readonly string[]): void {
  const oxfmt = join(workspace, 'node_modules/.bin/oxfmt')
  const { status, stderr } = spawnSync(process.execPath, [oxfmt, ...paths], {
    cwd: workspace,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`oxfmt failed: ${stderr}`)
}
