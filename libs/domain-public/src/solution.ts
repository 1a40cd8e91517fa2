import { appDraftSchema, applicationSchema } from '@atrium/domain-apps'
import { idSchema, type Locale, richTextSchema } from '@atrium/domain-core'
import { formSchemaSchema } from '@atrium/domain-forms'
import { z } from 'zod'

/** A form that installing a solution makes. */
const solutionFormSchema = z.object({
  name: z.string().trim().min(1).max(60),
  schema: formSchemaSchema,
})

export type SolutionForm = z.infer<typeof solutionFormSchema>

/** A solution in one language: what it says, and the forms it makes for who reads that language. */
export const solutionTextSchema = z.object({
  name: appDraftSchema.shape.name,
  /** One sentence: what it is good for. */
  tagline: z.string().trim().min(1).max(120),
  /** Who it is for, such as "Field sales". */
  audience: z.array(z.string().trim().min(1).max(40)).max(6),
  description: richTextSchema,
  forms: z.array(solutionFormSchema).min(1).max(20),
})

export type SolutionText = z.infer<typeof solutionTextSchema>

/** An application to begin with, which the platform offers to everybody. Times are ISO instants. */
export const solutionSchema = z.object({
  id: idSchema,
  icon: applicationSchema.shape.icon,
  color: applicationSchema.shape.color,
  text: solutionTextSchema,
  /** For who reads English; null when they read `text` too. */
  textEn: solutionTextSchema.nullable(),
  published: z.boolean(),
  /** Grows with each change, so that two people do not overwrite each other. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
})

export type Solution = z.infer<typeof solutionSchema>

/** What a person gives to offer a solution. */
export const solutionDraftSchema = solutionSchema.pick({
  icon: true,
  color: true,
  text: true,
  textEn: true,
})

export type SolutionDraft = z.infer<typeof solutionDraftSchema>

/** The text for who reads `locale`. */
export function solutionTextIn(
  locale: Locale,
  { text, textEn }: Pick<Solution, 'text' | 'textEn'>,
): SolutionText {
  return locale === 'en' && textEn ? textEn : text
}

/** The first form that a space could not make by itself; null when all can be installed. */
export function formNotInstallable(forms: readonly SolutionForm[]): SolutionForm | null {
  const refersOut = (form: SolutionForm) =>
    form.schema.fields.some((field) => field.kind === 'relation' && field.formId !== '')
  return forms.find((form) => form.schema.fields.length === 0 || refersOut(form)) ?? null
}
