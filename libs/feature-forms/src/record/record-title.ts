import { useLocale, useMessages } from '@atrium/core-i18n'
import { type FormRecord, type PublishedForm, type Refs, titleField } from '@atrium/domain-forms'
import { fieldText } from '@atrium/ui-fields'
import { fieldSpecOf } from '../data/field-spec-of'
import { recordMessages } from '../messages/record-messages'

/** What a record is called: the value of its title field, in words. */
export function useRecordTitle(
  form: PublishedForm,
  record: (FormRecord & { refs: Refs }) | null,
): string {
  const t = useMessages(recordMessages)
  const { locale } = useLocale()
  const field = titleField(form.schema)
  if (!record || !field) return t('untitled')
  const { refs } = record
  const nameOf = (id: string) => refs.people[id] ?? refs.records[id]
  const text = fieldText(fieldSpecOf(field), record.values[field.id] ?? null, { locale, nameOf })
  return text || t('untitled')
}
