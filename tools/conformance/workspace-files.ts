import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The files a rule looks at; specs hand in their own. */
export interface WorkspaceFiles {
  readonly paths: readonly string[]
  /** Empty for a file that is not there. */
  read(path: string): string
}

/** A rule answers one line for each place that breaks it: the file, and what to do. */
export interface ConformanceRule {
  readonly name: string
  check(files: WorkspaceFiles): readonly string[]
}

const looked = ['{apps,libs,tools,docs}/**/*', '*.md', '*.ts', '*.json', '.storybook/*']
const skipped = /(^|\/)(node_modules|dist|tmp)(\/|$)/

export function filesUnder(root: string): WorkspaceFiles {
  const entries = globSync(looked, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => skipped.test(entry.name),
  })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
  return {
    paths: paths.filter((path) => !skipped.test(path)).toSorted(),
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
  }
}

/** Files in memory, for specs. */
export function filesOf(texts: Readonly<Record<string, string>>): WorkspaceFiles {
  return { paths: Object.keys(texts).toSorted(), read: (path) => texts[path] ?? '' }
}

/** The libs, by the files they have: [libs/core-net, its paths]. */
export function libsOf(files: WorkspaceFiles): Map<string, string[]> {
  const libs = new Map<string, string[]>()
  for (const path of files.paths) {
    const root = /^libs\/[^/]+/.exec(path)?.[0]
    if (root) libs.set(root, [...(libs.get(root) ?? []), path])
  }
  return libs
}
