import { z } from 'zod'

/** Where a person's token for web chat is, below `{deployBase}[/space-id]` (section 7). */
export const chatTokenPath = '/api2/chat/token'

/** `1200` brings a token; every other status is a failure. */
export const chatTokenAnswerSchema = z.union([
  z.object({ status: z.literal('1200'), token: z.string().min(1).max(2000) }),
  z.object({ status: z.string(), message: z.string().optional() }),
])

export type ChatTokenAnswer = z.infer<typeof chatTokenAnswerSchema>
