import { socketMessageSchema } from '@atrium/domain-core'
import { type ReminderType, reminderTypeSchema } from '@atrium/domain-subscription'

/** The types that come to a window. */
export type ShownReminder = Exclude<ReminderType, 'invitation' | 'security'>

/** What a message of the socket reminds of. */
export function remindersIn(message: unknown): ShownReminder[] {
  const known = socketMessageSchema.safeParse(message).data
  if (known?.type !== 'changed') return []
  return known.events.flatMap(({ entity, parentId }) => {
    const type = entity === 'reminder' ? reminderTypeSchema.safeParse(parentId).data : undefined
    return type === undefined || type === 'invitation' || type === 'security' ? [] : [type]
  })
}
