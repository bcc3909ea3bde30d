import { entries } from '#contract/newsroom/entries.ts'
import type { Feature } from '#server/feature.ts'
import { entryJobs } from './jobs.ts'
import { entryRoutes } from './routes.ts'

export const entriesFeature: Feature = {
  path: 'newsroom/entries',
  contract: { entries },
  routes: entryRoutes,
  jobs: entryJobs,
  tables: ['entry_versions'],
}
