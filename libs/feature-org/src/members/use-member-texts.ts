import { useFormats, useMessages } from '@atrium/core-i18n'
import { memberMessages } from '../messages/member-messages'
import type { MemberDraft } from './member-draft'
import { memberLabels } from './member-labels'

type Field = keyof MemberDraft

/** The label of each field of a member, and a text as its value; of many things their number. */
export function useMemberTexts() {
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const fields = Object.keys(memberLabels) as Field[]
  const textOf = (value: MemberDraft[Field]) => {
    if (Array.isArray(value)) return formats.number(value.length)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(
    fields.map((field) => [
      field,
      { label: t(memberLabels[field]), text: (draft: MemberDraft) => textOf(draft[field]) },
    ]),
  ) as Record<Field, { label: string; text: (draft: MemberDraft) => string }>
}
