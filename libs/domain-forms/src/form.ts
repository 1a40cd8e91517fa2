import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { fieldSchema } from './field'
import { formSchemaSchema } from './form-schema'

/** A form: what is being designed, and what people fill in. Times are ISO instants. */
export const formSchema = z.object({
  id: idSchema,
  appId: idSchema,
  name: z.string().trim().min(1).max(60),
  /** What the designer is working on. */
  draft: formSchemaSchema,
  /** Counts changes of the draft; a save names the revision it started from. */
  draftRevision: z.number().int().min(0),
  /** What people fill in; null until the first publication. */
  published: formSchemaSchema.nullable(),
  /** Counts publications; 0 before the first. */
  version: z.number().int().min(0),
  /** Fields taken out of the form whose values are kept. */
  archivedFields: z.array(fieldSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
})

export type Form = z.infer<typeof formSchema>

/** A form without what is being designed: enough to fill it in and to list its records. */
export const publishedFormSchema = formSchema
  .pick({ id: true, appId: true, name: true, version: true })
  .extend({ schema: formSchemaSchema })

export type PublishedForm = z.infer<typeof publishedFormSchema>
