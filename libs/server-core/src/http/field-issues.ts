import type { FieldIssue, IssueCode } from '@atrium/domain-core'
import type { z } from 'zod'

type Params = NonNullable<FieldIssue['params']>

/** Turns what a schema complains about into codes the web knows; a schema's own kebab message stays the code. */
export function fieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.flatMap((issue) => toIssues(issue, []))
}

function toIssues(issue: z.core.$ZodIssue, parent: FieldIssue['path']): FieldIssue[] {
  const path = [...parent, ...issue.path.map((part) => (typeof part === 'symbol' ? '' : part))]
  const as = (code: IssueCode, params?: Params): FieldIssue[] => [
    params ? { path, code, params } : { path, code },
  ]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        path: [...path, name],
        code: 'unknown-field' satisfies IssueCode,
        params: { name: name.slice(0, 100) },
      }))
    case 'invalid_type':
      return as(issue.input === undefined ? 'required' : 'wrong-type')
    case 'too_small':
      return as(sizeCode(issue.origin, 'too-short', 'too-few', 'too-small'), {
        min: Number(issue.minimum),
      })
    case 'too_big':
      return as(sizeCode(issue.origin, 'too-long', 'too-many', 'too-big'), {
        max: Number(issue.maximum),
      })
    case 'invalid_format':
      return as('invalid-format')
    case 'invalid_value':
      return as(issue.input === undefined ? 'required' : 'not-in-list')
    case 'invalid_union':
      return unionIssues(issue, path)
    case 'custom':
      return [{ path, code: isCode(issue.message) ? issue.message : 'invalid-format' }]
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return as('invalid-format')
  }
}

/** The alternative that came furthest says most; a tie says nothing more than that nothing fits. */
function unionIssues(issue: z.core.$ZodIssueInvalidUnion, path: FieldIssue['path']): FieldIssue[] {
  if (issue.input === undefined) return [{ path, code: 'required' }]
  if (issue.errors.length === 0) return [{ path, code: 'not-in-list' }]
  const branches = issue.errors
    .filter((branch) => branch.some((inner) => inner.path.length > 0))
    .toSorted((a, b) => a.length - b.length)
  const [best] = branches
  if (!best) return [{ path, code: 'wrong-type' }]
  return best.flatMap((inner) => toIssues(inner, path))
}

function sizeCode<Code>(origin: string, text: Code, list: Code, number: Code): Code {
  if (origin === 'string') return text
  return origin === 'array' || origin === 'set' || origin === 'map' ? list : number
}

function isCode(message: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(message)
}
