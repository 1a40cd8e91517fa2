export { subscriptionModule, type SubscriptionNeeds } from './module'
export { createReminders } from './reminders'
export { subscribedInvitations } from './subscribed-invitations'
