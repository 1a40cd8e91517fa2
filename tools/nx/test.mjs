import { relative } from 'node:path'
import { ownerOf, rootsOf, singleOf, toResults } from './shared.mjs'

export async function batch(taskGraph, options, _overrides, context) {
  const startTime = Date.now()
  process.chdir(context.root)
  const { startVitest } = await import('vitest/node')
  const roots = rootsOf(taskGraph, context)
  const vitest = await startVitest(
    'test',
    [...roots.values()].map((r) => `${r}/`),
    {
      project: [...new Set(Object.values(options).flatMap((o) => o.projects))],
      root: context.root,
      run: true,
      watch: false,
      reporters: ['default'],
      passWithNoTests: true,
    },
  )
  const findings = new Map()
  const stray = []
  const extra = new Map()
  const push = (map, id, line) => (map.get(id) ?? map.set(id, []).get(id)).push(line)
  for (const mod of vitest.state.getTestModules()) {
    const file = relative(context.root, mod.moduleId)
    const id = ownerOf(roots, file)
    const add = (line) => (id ? push(findings, id, line) : stray.push(line))
    if (id)
      push(
        extra,
        id,
        `${mod.ok() ? 'ok' : 'FAIL'} ${file} (${[...mod.children.allTests()].length} tests)\n`,
      )
    for (const e of mod.errors()) add(`${file}: ${e.stack ?? e.message}`)
    for (const t of mod.children.allTests())
      for (const e of t.result().errors ?? [])
        add(`${file} > ${t.fullName}: ${e.stack ?? e.message}`)
    if (!mod.ok() && !(findings.get(id) ?? []).length) add(`${file}: failed`)
  }
  for (const e of vitest.state.getUnhandledErrors()) stray.push(String(e?.stack ?? e))
  await vitest.close()
  return toResults(roots, findings, stray, startTime, extra)
}
export const single = singleOf(batch)
