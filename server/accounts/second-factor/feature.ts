import { secondFactor } from '#contract/accounts/second-factor.ts'
import type { Feature } from '#server/feature.ts'
import { secondFactorJobs } from './jobs.ts'
import { personalSecondFactorData } from './queries.ts'
import { secondFactorRoutes } from './routes.ts'

export const secondFactorFeature: Feature = {
  path: 'accounts/second-factor',
  contract: { secondFactor },
  routes: secondFactorRoutes,
  jobs: secondFactorJobs,
  tables: ['second_factors', 'recovery_codes'],
  personalData: { secondFactor: personalSecondFactorData },
}
