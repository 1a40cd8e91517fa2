import { fillText, issueMessages, type Locale } from '@atrium/domain-core'
import type { FormSchema } from './form-schema'
import { valueIssueMessages } from './messages'

/** What a wrong value is told in a person's language; a field it is compared with is named by its label. */
export function issueText(
  issue: {
    readonly code: string
    readonly params?: Readonly<Record<string, string | number>> | undefined
  },
  locale: Locale,
  schema: FormSchema,
): string {
  const texts: Record<string, string> = { ...issueMessages[locale], ...valueIssueMessages[locale] }
  const other = schema.fields.find((field) => field.id === issue.params?.['field'])
  return fillText(texts[issue.code] ?? issue.code, {
    ...issue.params,
    ...(other ? { field: other.label } : {}),
  })
}
