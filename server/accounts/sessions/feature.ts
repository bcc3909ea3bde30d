import { sessions } from '#contract/accounts/sessions.ts'
import type { Feature } from '#server/feature.ts'
import { sessionJobs } from './jobs.ts'
import { personalSessionData } from './queries.ts'
import { sessionRoutes } from './routes.ts'

export const sessionsFeature: Feature = {
  path: 'accounts/sessions',
  contract: { sessions },
  routes: sessionRoutes,
  jobs: sessionJobs,
  tables: ['sessions', 'sign_in_sources'],
  personalData: { sessions: personalSessionData },
}
