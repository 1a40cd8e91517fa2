import { idSchema } from '@atrium/domain-core'
import type { FormSchema } from '@atrium/domain-forms'
import { z } from 'zod'

export const previewValidities = ['hour', 'day', 'week'] as const

export type PreviewValidity = (typeof previewValidities)[number]

/** How long each lasts. */
export const validityHours: Readonly<Record<PreviewValidity, number>> = {
  hour: 1,
  day: 24,
  week: 168,
}

/** Which of a form's two states a stranger sees, as it is when they look. */
export const previewShows = ['published', 'draft'] as const

export type PreviewShows = (typeof previewShows)[number]

/** Links to one thing that may be in use at a time. */
export const previewLinkLimit = 20

/** A link in use; its token is known to who made it, once. */
export const previewLinkSchema = z.object({
  id: idSchema,
  shows: z.enum(previewShows),
  createdAt: z.iso.datetime(),
  /** The name of who made it. */
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** How often it was looked at. */
  opened: z.number().int(),
})

export type PreviewLink = z.infer<typeof previewLinkSchema>

/** What a stranger may see of a form: its questions, without what they lead to in the space. */
export function forStrangers(schema: FormSchema): FormSchema {
  return {
    ...schema,
    fields: schema.fields.map((field) => {
      if (field.kind === 'relation') return { ...field, formId: '' }
      if ('options' in field) {
        return { ...field, options: field.options.filter((option) => !option.archived) }
      }
      return field
    }),
  }
}
