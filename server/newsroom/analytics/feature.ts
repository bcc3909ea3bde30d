import { analytics } from '#contract/newsroom/analytics.ts'
import type { Feature } from '#server/feature.ts'
import { analyticsJobs } from './jobs.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsFeature: Feature = {
  path: 'newsroom/analytics',
  contract: { analytics },
  routes: analyticsRoutes,
  jobs: analyticsJobs,
  tables: ['community_snapshots'],
}
