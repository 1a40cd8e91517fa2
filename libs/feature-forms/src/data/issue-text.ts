import { type FieldIssue, fillText, issueMessages, type Locale } from '@atrium/domain-core'
import { fieldOf, type FormSchema, valueIssueMessages } from '@atrium/domain-forms'

/** What a person reads about one wrong value: in our words when the code is known, else in the server's. */
export function issueText(issue: FieldIssue, schema: FormSchema, locale: Locale): string {
  const texts: Record<string, string> = { ...issueMessages[locale], ...valueIssueMessages[locale] }
  const text = texts[issue.code]
  if (text === undefined) return issue.message ?? texts['invalid-format'] ?? issue.code
  const params = { ...issue.params }
  if (issue.code.startsWith('compare-')) {
    const other = fieldOf(schema, String(params['field']))
    if (other) params['field'] = other.label
  }
  return fillText(text, params)
}

/** The field an issue is about; issues name it behind `values`. */
export function fieldIdOf(issue: FieldIssue): string {
  const at = issue.path.indexOf('values')
  return String(issue.path[at + 1] ?? issue.path[0] ?? '')
}

/** The issues a refused call carries, if that is why it was refused. */
export function issuesOf(details: unknown): FieldIssue[] {
  if (Array.isArray(details)) return details.filter(isIssue)
  if (typeof details === 'object' && details !== null && 'issues' in details) {
    return issuesOf(details.issues)
  }
  return []
}

function isIssue(value: unknown): value is FieldIssue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    Array.isArray(value.path) &&
    'code' in value
  )
}
