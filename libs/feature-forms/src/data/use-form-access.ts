import { read } from '@atrium/core-net'
import {
  type FormAccess,
  type FormOperation,
  getFormAccess,
  type RecordAct,
} from '@atrium/domain-access'
import type { PublishedForm } from '@atrium/domain-forms'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

export interface FormAccessModel {
  /** Whether it is allowed on any record; yes until it is known: the server decides. */
  readonly may: (act: RecordAct) => boolean
  readonly mayAdd: boolean
  readonly mayDo: (operation: FormOperation) => boolean
  /** How a field is open; undefined for wholly. */
  readonly fieldOf: (fieldId: string) => FormAccess['fields'][string] | undefined
}

/** What a person may do with a form, so that a page offers nothing that would be refused. */
export function useFormAccess(formId: string): FormAccessModel {
  const { data } = useQuery({ ...read(getFormAccess, { formId }), retry: false })
  return useMemo(
    () => ({
      may: (act) => data === undefined || data.acts[act] !== 'none',
      mayAdd: data?.create ?? true,
      mayDo: (operation) => data?.operations.includes(operation) ?? true,
      fieldOf: (fieldId) => data?.fields[fieldId],
    }),
    [data],
  )
}

/** The form without the fields that a person never sees. */
export function useVisibleForm(form: PublishedForm, { fieldOf }: FormAccessModel): PublishedForm {
  return useMemo(() => {
    const isSeen = (id: string) => fieldOf(id)?.see !== 'no'
    const { schema } = form
    if (schema.fields.every(({ id }) => isSeen(id))) return form
    const { titleFieldId } = schema
    return {
      ...form,
      schema: {
        ...schema,
        fields: schema.fields.filter(({ id }) => isSeen(id)),
        sections: schema.sections.map((section) => ({
          ...section,
          fieldIds: section.fieldIds.filter(isSeen),
        })),
        titleFieldId: titleFieldId !== null && isSeen(titleFieldId) ? titleFieldId : null,
      },
    }
  }, [form, fieldOf])
}
