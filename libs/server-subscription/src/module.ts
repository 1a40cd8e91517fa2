import type { AppItemsPort } from '@atrium/domain-apps'
import { type ReminderMailPort, subscriptionCodeMessages } from '@atrium/domain-subscription'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { subscriptionsMigration } from './migrations/0001-subscriptions'
import { reminderMailJob } from './reminders'
import { subscriptionRoutes } from './subscription-routes'
import { createSubscriptionService } from './subscription-service'

export interface SubscriptionNeeds {
  readonly apps: AppItemsPort<Tx>
  readonly mails: ReminderMailPort
}

/** What people want to be reminded of. */
export function subscriptionModule(core: Core, { apps, mails }: SubscriptionNeeds): ServerModule {
  return {
    name: 'subscription',
    routes: subscriptionRoutes(createSubscriptionService({ ...core, apps, mails })),
    migrations: [subscriptionsMigration],
    jobs: [reminderMailJob({ ...core, mails })],
    messages: subscriptionCodeMessages,
  }
}
