import { posix } from 'node:path'
import type { ConformanceRule, WorkspaceFiles } from './workspace-files.ts'

/** A feature's entry reaches pages only through import(), so that a route costs what it shows. */
export const featureEntry: ConformanceRule = {
  name: 'feature-entry',
  check: (files) =>
    files.paths
      .filter((path) => /^libs\/feature-[^/]+\/src\/index\.ts$/.test(path))
      .flatMap((entry) => staticReach(entry, files))
      .filter(({ to }) => /\/src\/pages\//.test(to))
      .map(({ from, to }) => `${from}: imports ${to} statically: write () => import(...)`),
}

function staticReach(entry: string, files: WorkspaceFiles) {
  const seen = new Set([entry])
  const edges: { from: string; to: string }[] = []
  for (const from of seen) {
    for (const to of staticImports(from, files)) {
      edges.push({ from, to })
      seen.add(to)
    }
  }
  return edges
}

const staticImport =
  /^(?:import\s+(?!type\b)(?:[^'"()]*?\sfrom\s+)?|export\s+(?!type\b)[*{][^'"]*?\sfrom\s+)['"](\.[^'"]+)['"]/gm

function staticImports(from: string, files: WorkspaceFiles) {
  return [...files.read(from).matchAll(staticImport)].flatMap(([, specifier = '']) => {
    const target = posix.join(posix.dirname(from), specifier)
    const candidates = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`]
    return candidates.filter((path) => files.paths.includes(path))
  })
}
