import { checkout } from '#contract/billing/checkout.ts'
import type { Feature } from '#server/feature.ts'
import { checkoutJobs } from './jobs.ts'
import { personalBillingData } from './queries.ts'
import { checkoutRoutes } from './routes.ts'

export const checkoutFeature: Feature = {
  path: 'billing/checkout',
  contract: { checkout },
  routes: checkoutRoutes,
  jobs: checkoutJobs,
  tables: ['billing_checkouts'],
  personalData: { billing: personalBillingData },
}
