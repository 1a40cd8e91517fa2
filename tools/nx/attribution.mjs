// One process does the tasks of a kind for all projects; each finding goes back to the project that owns the file, so that
// Nx can cache per project.
import { sep } from 'node:path'

export class Findings {
  #byTask = new Map()
  #notes = new Map()
  #stray = []

  constructor(taskGraph, context) {
    this.startTime = Date.now()
    const { projects } = context.projectsConfigurations
    this.roots = new Map(
      Object.values(taskGraph.tasks).map((task) => [task.id, projects[task.target.project].root]),
    )
  }

  /** The task whose project owns a file (relative to the workspace). */
  taskOf(file) {
    const path = file.split(sep).join('/')
    for (const [id, root] of this.roots) if (path.startsWith(`${root}/`)) return id
    return undefined
  }

  /** A finding without an owner in this batch fails every task: it must not pass in silence. */
  add(task, line) {
    if (task) append(this.#byTask, task, line)
    else this.#stray.push(line)
  }

  note(task, line) {
    if (task) append(this.#notes, task, line)
  }

  get isEmpty() {
    return this.#byTask.size === 0 && this.#stray.length === 0
  }

  /** Nx keeps a batch task's output for its cache but does not print it, so what failed is printed here. */
  results() {
    for (const line of [...[...this.#byTask.values()].flat(), ...this.#stray]) console.log(line)
    return Object.fromEntries([...this.roots.keys()].map((id) => [id, this.#resultOf(id)]))
  }

  #resultOf(id) {
    const lines = [...(this.#byTask.get(id) ?? []), ...this.#stray]
    const notes = this.#notes.get(id) ?? []
    return {
      success: lines.length === 0,
      terminalOutput: [...lines, ...notes].map((line) => `${line}\n`).join(''),
      startTime: this.startTime,
      endTime: Date.now(),
    }
  }
}

/** Runs a batch implementation for one task. */
export function singleOf(batch) {
  return async (options, context) => {
    const { projectName: project, targetName: target } = context
    const id = `${project}:${target}`
    const tasks = { [id]: { id, target: { project, target } } }
    const results = await batch({ tasks }, { [id]: options }, options, context)
    return { success: results[id].success }
  }
}

function append(lists, key, line) {
  const list = lists.get(key)
  if (list) list.push(line)
  else lists.set(key, [line])
}
