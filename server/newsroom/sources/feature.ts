import { sources } from '#contract/newsroom/sources.ts'
import type { Feature } from '#server/feature.ts'
import { sourceJobs } from './jobs.ts'
import { personalSourceData } from './queries/personal-data.ts'
import { sourceRoutes } from './routes.ts'

export const sourcesFeature: Feature = {
  path: 'newsroom/sources',
  contract: { sources },
  routes: sourceRoutes,
  jobs: sourceJobs,
  tables: ['desk_sources', 'desk_passages', 'desk_fetches', 'desk_hosts'],
  personalData: { deskSources: personalSourceData },
}
