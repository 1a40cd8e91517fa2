// One process for all tasks of a kind; the outcome is attributed back to each project so that Nx caches per project.
import { sep } from 'node:path'

export function rootsOf(taskGraph, context) {
  const tasks = Object.values(taskGraph.tasks)
  return new Map(
    tasks.map((t) => [t.id, context.projectsConfigurations.projects[t.target.project].root]),
  )
}

/** Project root (posix, relative) that owns a file, or undefined. */
export function ownerOf(roots, file) {
  const f = file.split(sep).join('/')
  for (const [id, root] of roots) if (f === root || f.startsWith(`${root}/`)) return id
  return undefined
}

/** findings: Map<taskId, string[]>; stray: findings of files outside every task's project. */
export function toResults(roots, findings, stray, startTime, extra = new Map()) {
  const endTime = Date.now()
  const results = {}
  // Nx keeps a batch task's terminalOutput for the cache but does not print it: print failures here.
  for (const line of [...[...findings.values()].flat(), ...stray]) process.stdout.write(`${line}\n`)
  for (const id of roots.keys()) {
    const lines = [...(findings.get(id) ?? []), ...stray]
    results[id] = {
      success: lines.length === 0,
      terminalOutput: [...lines, ...(extra.get(id) ?? [])].join('\n') + (lines.length ? '\n' : ''),
      startTime,
      endTime,
    }
  }
  return results
}

export function singleOf(batch) {
  return async (options, context) => {
    const id = `${context.projectName}:${context.targetName}`
    const graph = {
      tasks: { [id]: { id, target: { project: context.projectName, target: context.targetName } } },
    }
    const result = (await batch(graph, { [id]: options }, options, context))[id]
    return { success: result.success }
  }
}
