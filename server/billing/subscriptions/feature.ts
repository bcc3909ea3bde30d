import { subscriptions } from '#contract/billing/subscriptions.ts'
import type { Feature } from '#server/feature.ts'
import { subscriptionJobs } from './jobs.ts'
import { subscriptionListeners } from './listeners.ts'
import { subscriptionsOnAccountDeleted } from './on-account-deleted.ts'
import { subscriptionRoutes } from './routes.ts'

export const subscriptionsFeature: Feature = {
  path: 'billing/subscriptions',
  contract: { subscriptions },
  routes: subscriptionRoutes,
  jobs: subscriptionJobs,
  listeners: subscriptionListeners,
  onAccountDeleted: subscriptionsOnAccountDeleted,
  tables: ['billing_trial_uses', 'billing_trial_networks', 'billing_members', 'billing_events', 'subscriptions', 'receipts'],
}
