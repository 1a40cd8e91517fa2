import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ownerOf, rootsOf, singleOf, toResults } from './shared.mjs'

// TypeScript 7: one program per compiler environment (dom, node), so that node code cannot see the DOM.
export async function batch(taskGraph, _options, _overrides, context) {
  const startTime = Date.now()
  const roots = rootsOf(taskGraph, context)
  const findings = new Map()
  const stray = []
  const groups = new Map()
  for (const [id, root] of roots) {
    const key =
      JSON.parse(readFileSync(join(context.root, root, 'tsconfig.json'), 'utf8')).extends ?? ''
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key).push(root)
  }
  for (const [base, dirs] of groups) {
    const dir = join(context.root, 'tmp', 'typecheck')
    mkdirSync(dir, { recursive: true })
    const file = join(
      dir,
      `${createHash('sha1')
        .update(base + dirs.join())
        .digest('hex')
        .slice(0, 12)}.json`,
    )
    const rel = (p) => relative(dir, join(context.root, p)).replaceAll('\\', '/')
    writeFileSync(
      file,
      JSON.stringify({
        extends: rel(join(dirs[0], base)),
        compilerOptions: { noEmit: true, rootDir: rel('.') || '../..' },
        include: dirs.flatMap((d) => [`${rel(d)}/src`, `${rel(d)}/*.ts`]),
      }),
    )
    const out = spawnSync(
      process.execPath,
      [
        join(context.root, 'node_modules/@typescript/native/bin/tsc'),
        '-p',
        file,
        '--pretty',
        'false',
      ],
      { cwd: context.root, encoding: 'utf8' },
    )
    let current
    for (const line of `${out.stdout}${out.stderr}`.split('\n')) {
      const m = /^(.+?)\(\d+,\d+\): error /.exec(line)
      if (m) current = ownerOf(roots, m[1].replace(/^(\.\.\/)+/, ''))
      if (line.trim() === '') continue
      if (current) (findings.get(current) ?? findings.set(current, []).get(current)).push(line)
      else stray.push(line)
    }
    if (out.status !== 0 && findings.size === 0 && stray.length === 0)
      stray.push(`tsc exited ${out.status} ${out.error ?? ''}`)
  }
  return toResults(roots, findings, stray, startTime)
}
export const single = singleOf(batch)
