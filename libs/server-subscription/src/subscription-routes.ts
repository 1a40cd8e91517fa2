import {
  chooseAppReminder,
  chooseReminder,
  getSubscriptions,
  setQuietHours,
} from '@atrium/domain-subscription'
import { implement, type Route } from '@atrium/server-core'
import type { SubscriptionService } from './subscription-service'

/** Each call is about the caller's own choice. */
export function subscriptionRoutes(subscriptions: SubscriptionService): Route[] {
  return [
    implement(getSubscriptions, {
      permission: 'signed-in',
      handle: (_, { caller }) => subscriptions.get(caller),
    }),
    implement(chooseReminder, {
      permission: 'signed-in',
      handle: (input, { caller }) => subscriptions.choose(input, caller),
    }),
    implement(chooseAppReminder, {
      permission: 'signed-in',
      handle: (input, { caller }) => subscriptions.chooseApp(input, caller),
    }),
    implement(setQuietHours, {
      permission: 'signed-in',
      handle: (input, { caller }) => subscriptions.quiet(input, caller),
    }),
  ]
}
