import { z } from 'zod'

/** How a person likes every window of theirs to look. */
export const lookSchema = z.object({
  scheme: z.enum(['system', 'light', 'dark']),
  density: z.enum(['comfortable', 'compact']),
  /** The name of the brand hue; null leaves it to the enterprise. */
  hue: z.string().max(20).nullable(),
})

export type Look = z.infer<typeof lookSchema>
