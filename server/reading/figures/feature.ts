import { figures } from '#contract/reading/figures.ts'
import type { Feature } from '#server/feature.ts'
import { figureJobs } from './jobs.ts'
import { figureListeners } from './listeners.ts'
import { figureRoutes } from './routes.ts'

export const figuresFeature: Feature = {
  path: 'reading/figures',
  contract: { figures },
  routes: figureRoutes,
  jobs: figureJobs,
  listeners: figureListeners,
  tables: ['figure_images', 'figure_files'],
}
