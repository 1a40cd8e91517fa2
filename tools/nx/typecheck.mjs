// TypeScript 7, one program per kind of tsconfig (pure, dom, node): a domain sees neither the DOM nor Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Findings, singleOf } from './attribution.mjs'

export async function batch(taskGraph, _options, _overrides, context) {
  const findings = new Findings(taskGraph, context)
  for (const [base, folders] of byBase(findings.roots.values(), context.root))
    check(base, folders, context.root, findings)
  return findings.results()
}

export const single = singleOf(batch)

function byBase(roots, workspace) {
  const groups = new Map()
  for (const root of roots) {
    const base = JSON.parse(readFileSync(join(workspace, root, 'tsconfig.json'), 'utf8')).extends
    const key = relative(workspace, join(workspace, root, base))
    groups.set(key, [...(groups.get(key) ?? []), root])
  }
  return groups
}

function check(base, folders, workspace, findings) {
  const project = programOf(base, folders, workspace)
  const tsc = join(workspace, 'node_modules/@typescript/native/bin/tsc')
  const out = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  let task
  let found = false
  for (const line of `${out.stdout}${out.stderr}`
    .split('\n')
    .filter((text) => text.trim() !== '')) {
    const file = /^(.+?)\(\d+,\d+\): error /.exec(line)?.[1]
    if (file) task = findings.taskOf(file.replace(/^(\.\.\/)+/, ''))
    findings.add(task, line)
    found = true
  }
  if (out.status !== 0 && !found)
    findings.add(undefined, `tsc exited ${out.status} ${out.error ?? ''}`)
}

function programOf(base, folders, workspace) {
  const folder = join(workspace, 'tmp/typecheck')
  const hash = createHash('sha256')
    .update(`${base} ${folders.join(' ')}`)
    .digest('hex')
  const file = join(folder, `${hash.slice(0, 12)}.json`)
  const from = (path) => relative(folder, join(workspace, path)).replaceAll('\\', '/')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: from(base),
      compilerOptions: { noEmit: true, rootDir: from('') || '../..' },
      include: folders.flatMap((path) =>
        ['src', 'drivers', 'journeys', '*.ts'].map((part) => `${from(path)}/${part}`),
      ),
    }),
  )
  return file
}
