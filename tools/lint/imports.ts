import type { Node, Visitor } from './rule.ts'

/** Calls back for each module that a file names: static, re-exported, dynamic and type-only imports. */
export function eachImport(check: (node: Node, specifier: string) => void): Visitor {
  const visit = (node: Node) => {
    const source = node['source'] as { value?: unknown } | null | undefined
    if (typeof source?.value === 'string') check(node, source.value)
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportAllDeclaration: visit,
    ExportNamedDeclaration: visit,
  }
}
