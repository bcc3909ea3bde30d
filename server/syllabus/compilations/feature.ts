import { compilations } from '#contract/syllabus/compilations.ts'
import type { Feature } from '#server/feature.ts'
import { compilationJobs } from './jobs.ts'
import { compilationListeners } from './listeners.ts'
import { compilationRoutes } from './routes.ts'

export const compilationsFeature: Feature = {
  path: 'syllabus/compilations',
  contract: { compilations },
  routes: compilationRoutes,
  jobs: compilationJobs,
  listeners: compilationListeners,
}
