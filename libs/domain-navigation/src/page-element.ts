import { subjectSchema } from '@atrium/domain-org'
import { z } from 'zod'

/** `<page>.<element>`, as the feature that shows it declares it. */
const elementIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/)

/** A part of a page that an enterprise does not show to some. It hides a control and guards nothing. */
export const elementSettingSchema = z.strictObject({
  elementId: elementIdSchema,
  /** Nobody: it is shown to all. */
  hiddenFor: z.array(subjectSchema).max(200),
})

export type ElementSetting = z.infer<typeof elementSettingSchema>
