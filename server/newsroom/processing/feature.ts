import { processing } from '#contract/newsroom/processing.ts'
import type { Feature } from '#server/feature.ts'
import { processingJobs } from './jobs.ts'
import { processingListeners } from './listeners.ts'
import { processingRoutes } from './routes.ts'

export const processingFeature: Feature = {
  path: 'newsroom/processing',
  contract: { processing },
  routes: processingRoutes,
  jobs: processingJobs,
  listeners: processingListeners,
  tables: ['processing_units', 'processing_blocks'],
}
