import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { type QuietHours, quietHoursSchema, quietUntil } from './quiet-hours'
import {
  type Channel,
  channelSchema,
  reminderKinds,
  type ReminderType,
  reminderTypes,
  reminderTypeSchema,
} from './reminder'

/** Whether a type of reminder comes at all, and how. */
export const reminderChoiceSchema = z.strictObject({
  subscribed: z.boolean(),
  channels: z.array(channelSchema).max(2),
})

export type ReminderChoice = z.infer<typeof reminderChoiceSchema>

/** What a person wants to be reminded of, and when not. */
export const subscriptionsSchema = z.object({
  reminders: z.record(reminderTypeSchema, reminderChoiceSchema),
  /** Applications and types that the person does without. */
  left: z.array(z.object({ appId: idSchema, type: reminderTypeSchema })),
  quiet: quietHoursSchema.nullable(),
})

export type Subscriptions = z.infer<typeof subscriptionsSchema>

/** The same as the person sees it: by which names, and whether mails get anywhere. */
export const subscriptionsSeenSchema = subscriptionsSchema.extend({
  left: z.array(
    z.object({
      appId: idSchema,
      type: reminderTypeSchema,
      /** Null once the application is deleted. */
      name: z.string().nullable(),
    }),
  ),
  mail: z.object({
    /** The person's own address; null while none is bound. */
    address: z.string().nullable(),
    /** Whether this installation sends mails at all. */
    isSent: z.boolean(),
  }),
})

export type SubscriptionsSeen = z.infer<typeof subscriptionsSeenSchema>

/** What somebody chose, as far as they did. */
export interface Chosen {
  readonly reminders: Readonly<Partial<Record<ReminderType, ReminderChoice>>>
  readonly left: Subscriptions['left']
  readonly quiet: QuietHours | null
}

/** Fills in what was not chosen, and what cannot be. */
export function subscriptionsOf({ reminders, left, quiet }: Chosen): Subscriptions {
  const filled = reminderTypes.map((type) => {
    const { usual, ways, isFixed } = reminderKinds[type]
    const chosen = isFixed ? undefined : reminders[type]
    const channels = (chosen?.channels ?? usual).filter((channel) => ways.includes(channel))
    return [type, { subscribed: chosen?.subscribed ?? true, channels }] as const
  })
  return {
    reminders: Object.fromEntries(filled) as Subscriptions['reminders'],
    left,
    quiet,
  }
}

/** The ways a reminder takes now, and until when mails of it wait; what guards the account waits for nothing. */
export function deliveryOf(
  { reminders, left, quiet }: Subscriptions,
  { type, appId = null }: { readonly type: ReminderType; readonly appId?: string | null },
  now: number,
): { readonly channels: readonly Channel[]; readonly after: number | null } {
  const { isFixed, usual } = reminderKinds[type]
  if (isFixed) return { channels: usual, after: null }
  const isLeft = left.some((each) => each.type === type && each.appId === appId)
  const { subscribed, channels } = reminders[type]
  if (!subscribed || isLeft) return { channels: [], after: null }
  const after = quiet && quietUntil(quiet, now)
  return after === null
    ? { channels, after }
    : { channels: channels.filter((channel) => channel === 'mail'), after }
}
