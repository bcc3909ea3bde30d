import { recall } from '#contract/practice/recall.ts'
import type { Feature } from '#server/feature.ts'
import { recallJobs } from './jobs.ts'
import { recallListeners } from './listeners.ts'
import { personalRecallData } from './queries/personal-data.ts'
import { recallRoutes } from './routes.ts'

export const recallFeature: Feature = {
  path: 'practice/recall',
  contract: { recall },
  routes: recallRoutes,
  jobs: recallJobs,
  listeners: recallListeners,
  tables: ['recall_cards', 'recall_fits', 'recall_reviews', 'recall_settings'],
  personalData: { recall: personalRecallData },
}
