export { chooseAppReminder, chooseReminder, getSubscriptions, setQuietHours } from './endpoints'
export { reminderMailMessages, subscriptionCodeMessages } from './messages'
export { settingsPushPath } from './paths'
export { type QuietHours, quietHoursSchema, quietUntil } from './quiet-hours'
export {
  type Channel,
  channelSchema,
  reminderKinds,
  type ReminderType,
  reminderTypes,
  reminderTypeSchema,
} from './reminder'
export type { Reminder, ReminderMailPort, RemindersPort } from './reminders-port'
export {
  type Chosen,
  deliveryOf,
  type ReminderChoice,
  reminderChoiceSchema,
  type Subscriptions,
  subscriptionsOf,
  subscriptionsSchema,
  type SubscriptionsSeen,
  subscriptionsSeenSchema,
} from './subscriptions'
