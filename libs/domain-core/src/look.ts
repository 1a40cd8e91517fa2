import { z } from 'zod'

/** How a person likes every window of theirs to look; null leaves it to the enterprise. */
export const lookSchema = z.object({
  scheme: z.enum(['system', 'light', 'dark']).nullable(),
  density: z.enum(['comfortable', 'compact']).nullable(),
  /** The name of the brand hue. */
  hue: z.string().max(20).nullable(),
})

export type Look = z.infer<typeof lookSchema>
