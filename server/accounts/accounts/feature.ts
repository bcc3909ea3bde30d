import { accounts } from '#contract/accounts/accounts.ts'
import type { Feature } from '#server/feature.ts'
import { accountJobs } from './jobs.ts'
import { personalAccountData } from './queries.ts'
import { accountRoutes } from './routes.ts'

export const accountsFeature: Feature = {
  path: 'accounts/accounts',
  contract: { accounts },
  routes: accountRoutes,
  jobs: accountJobs,
  tables: ['users', 'consents', 'erasures'],
  personalData: { accounts: personalAccountData },
}
