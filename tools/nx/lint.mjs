import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ownerOf, rootsOf, singleOf, toResults } from './shared.mjs'

export async function batch(taskGraph, _options, _overrides, context) {
  const startTime = Date.now()
  const roots = rootsOf(taskGraph, context)
  const out = spawnSync(
    process.execPath,
    [
      join(context.root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--quiet',
      '-f',
      'unix',
      ...roots.values(),
    ],
    { cwd: context.root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  const findings = new Map()
  const stray = []
  let current
  for (const line of `${out.stdout}${out.stderr}`.split('\n')) {
    const m = /^(.+?):\d+:\d+: /.exec(line)
    if (m) current = ownerOf(roots, m[1].replace(`${context.root}/`, ''))
    if (line.trim() === '' || /^\d+ problems?$/.test(line)) continue
    if (current) (findings.get(current) ?? findings.set(current, []).get(current)).push(line)
    else stray.push(line)
  }
  // Without a cached project graph the boundary rule warns, skips itself and passes: that must fail.
  const skipped = /ProjectGraph is available\. The rule will be skipped/.test(
    `${out.stdout}${out.stderr}`,
  )
  if (skipped) stray.push('the module-boundary rule was skipped: no Nx project graph')
  if (out.status !== 0 && findings.size === 0 && stray.length === 0)
    stray.push(`oxlint exited ${out.status} ${out.error ?? ''}`)
  return toResults(roots, findings, out.status === 0 && !skipped ? [] : stray, startTime)
}
export const single = singleOf(batch)
