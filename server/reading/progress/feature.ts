import { progress } from '#contract/reading/progress.ts'
import type { Feature } from '#server/feature.ts'
import { personalProgressData } from './queries.ts'
import { progressRoutes } from './routes.ts'

export const progressFeature: Feature = {
  path: 'reading/progress',
  contract: { progress },
  routes: progressRoutes,
  tables: ['readings', 'finished_articles', 'reading_days', 'reading_streaks', 'reading_totals', 'reading_positions'],
  personalData: { progress: personalProgressData },
}
