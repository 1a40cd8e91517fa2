import type { FieldIssue } from '@atrium/domain-core'

/** Deeper input than this is refused before anything walks it by recursion. */
const depthLimit = 64

/** Finds what PostgreSQL cannot keep as it is: NUL, lone surrogates; and nesting nobody needs. */
export function unstorableIssues(input: unknown): FieldIssue[] {
  const issues: FieldIssue[] = []
  walk(input, [], issues)
  return issues
}

function walk(value: unknown, path: FieldIssue['path'], issues: FieldIssue[]): void {
  if (issues.length >= 20) return
  if (typeof value === 'string') {
    if (!isStorable(value)) issues.push({ path, code: 'invalid-character' })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length >= depthLimit) {
    issues.push({ path: path.slice(0, 3), code: 'too-deep' })
    return
  }
  if (Array.isArray(value)) {
    value.forEach((item, at) => walk(item, [...path, at], issues))
    return
  }
  for (const [name, item] of Object.entries(value)) {
    if (!isStorable(name)) issues.push({ path, code: 'invalid-character' })
    else walk(item, [...path, name], issues)
  }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
