import { relative } from 'node:path'
import { Findings, singleOf } from './attribution.mjs'

export async function batch(taskGraph, options, _overrides, context) {
  process.chdir(context.root)
  const { startVitest } = await import('vitest/node')
  const findings = new Findings(taskGraph, context)
  const folders = [...findings.roots.values()].map((root) => `${root}/`)
  const vitest = await startVitest('test', folders, {
    root: context.root,
    project: [...new Set(Object.values(options).flatMap(({ projects }) => projects))],
    reporters: ['default'],
    run: true,
    watch: false,
    passWithNoTests: true,
  })
  for (const module of vitest.state.getTestModules())
    attribute(module, relative(context.root, module.moduleId), findings)
  for (const error of vitest.state.getUnhandledErrors()) findings.add(undefined, textOf(error))
  await vitest.close()
  return findings.results()
}

export const single = singleOf(batch)

function attribute(module, file, findings) {
  const task = findings.taskOf(file)
  const tests = [...module.children.allTests()]
  const failures = [
    ...module.errors().map((error) => `${file}: ${textOf(error)}`),
    ...tests.flatMap((test) =>
      (test.result().errors ?? []).map((error) => `${file} > ${test.fullName}: ${textOf(error)}`),
    ),
  ]
  if (!module.ok() && failures.length === 0) failures.push(`${file}: failed`)
  for (const failure of failures) findings.add(task, failure)
  if (module.ok()) findings.note(task, `ok ${file} (${tests.length} tests)`)
}

function textOf(error) {
  return error.stack ?? error.message ?? String(error)
}
