import { z } from 'zod'
import { changeEventSchema } from './change-event'

/** Where the server listens when `socketDomain` names no path of its own; below `{deployBase}`. */
export const socketPath = '/sapi/socket'

/** First message after open; the server binds the session's own user whatever `uid` says. */
export const bindUidSchema = z.strictObject({
  type: z.literal('bindUid'),
  uid: z.string().max(64),
  login_ip: z.string().max(64),
})

export type BindUid = z.infer<typeof bindUidSchema>

/** Milliseconds over which the windows told share their reading, when they are many. */
const spreadSchema = z.number().int().min(0).max(60_000).optional()

/** What the server says; a type not known here is still handed to whoever listens. */
export const socketMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connect success') }),
  z.object({ type: z.literal('invalid token') }),
  /** From time to time, so that a window notices a line that is open by name only. */
  z.object({ type: z.literal('alive') }),
  /** The window was too slow to be told everything: what it shows may have changed. */
  z.object({ type: z.literal('missed'), spread: spreadSchema }),
  z.object({
    type: z.literal('changed'),
    events: z.array(changeEventSchema).max(1000),
    spread: spreadSchema,
  }),
])

export type SocketMessage = z.infer<typeof socketMessageSchema>
