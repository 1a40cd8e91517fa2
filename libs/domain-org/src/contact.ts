import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** A member as colleagues see them. */
export const contactSchema = z.object({
  id: idSchema,
  name: z.string(),
  portraitId: idSchema.nullable(),
  departmentIds: z.array(idSchema),
  /** The main position first. */
  posts: z.array(z.string()),
  /** Empty when unknown; null when hidden from who asks. */
  phone: z.string().nullable(),
  email: z.string(),
  extension: z.string(),
  signature: z.string(),
})

export type Contact = z.infer<typeof contactSchema>

export const contactDetailSchema = contactSchema.extend({
  gender: z.enum(['female', 'male', 'other']).nullable(),
  qq: z.string(),
  jobDescription: z.string(),
  entryDate: z.iso.date().nullable(),
  superior: z.object({ id: idSchema, name: z.string() }).nullable(),
  reports: z.array(z.object({ id: idSchema, name: z.string() })),
})

export type ContactDetail = z.infer<typeof contactDetailSchema>
