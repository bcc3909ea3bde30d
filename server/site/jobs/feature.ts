import { jobs } from '#contract/site/jobs.ts'
import type { Feature } from '#server/feature.ts'
import { jobRoutes } from './routes.ts'

export const jobsFeature: Feature = {
  path: 'site/jobs',
  contract: { jobs },
  routes: jobRoutes,
}
