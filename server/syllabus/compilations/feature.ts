import { compilations } from '#contract/syllabus/compilations.ts'
import type { Feature } from '#server/feature.ts'
import { compilationJobs } from './jobs.ts'
import { compilationListeners } from './listeners.ts'
import { personalAttempts } from './queries.ts'
import { compilationRoutes } from './routes.ts'

export const compilationsFeature: Feature = {
  path: 'syllabus/compilations',
  contract: { compilations },
  routes: compilationRoutes,
  jobs: compilationJobs,
  listeners: compilationListeners,
  tables: ['compilation_attempts'],
  personalData: { compilationTests: personalAttempts },
}
