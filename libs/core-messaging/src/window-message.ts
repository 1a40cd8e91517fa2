import { z } from 'zod'

const id = z.string().min(1).max(100)

/** What windows say to each other (section 3); anything else that arrives is none of ours. */
export const windowMessageSchema = z.object({
  type: z.enum(['shake', 'reply', 'data', 'disconnect']),
  senderId: id,
  /** Whom it is for, once they know each other. */
  receiverId: id.optional(),
  /** In a shake: whom the sender hopes to find in that window; anybody when absent. */
  targetId: id.optional(),
  /** In data: everybody who is told. */
  receivers: z.array(id).max(100).optional(),
  data: z.unknown().optional(),
})

export type WindowMessage = z.input<typeof windowMessageSchema>
