import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { quietHoursSchema } from './quiet-hours'
import { reminderTypeSchema } from './reminder'
import { reminderChoiceSchema, subscriptionsSeenSchema } from './subscriptions'

const type = reminderTypeSchema

export const getSubscriptions = defineEndpoint({
  id: 'subscription.get-subscriptions',
  method: 'GET',
  kind: 'read',
  path: '/subscriptions',
  input: z.object({}),
  output: subscriptionsSeenSchema,
})

/** Refused with `reminder-fixed` for what nobody can do without. */
export const chooseReminder = defineEndpoint({
  id: 'subscription.choose-reminder',
  method: 'PUT',
  kind: 'write',
  path: '/subscriptions/reminders/:type',
  input: z.object({ type, ...reminderChoiceSchema.shape }),
  output: subscriptionsSeenSchema,
})

/** Leaves one application out of a type, or takes it in again. */
export const chooseAppReminder = defineEndpoint({
  id: 'subscription.choose-app-reminder',
  method: 'PUT',
  kind: 'write',
  path: '/subscriptions/apps/:appId/:type',
  input: z.object({ appId: idSchema, type, subscribed: z.boolean() }),
  output: subscriptionsSeenSchema,
})

export const setQuietHours = defineEndpoint({
  id: 'subscription.set-quiet-hours',
  method: 'PUT',
  kind: 'write',
  path: '/subscriptions/quiet-hours',
  input: z.object({ quiet: quietHoursSchema.nullable() }),
  output: subscriptionsSeenSchema,
})
