import { daily } from '#contract/reading/daily.ts'
import type { Feature } from '#server/feature.ts'
import { dailyRoutes } from './routes.ts'

export const dailyFeature: Feature = {
  path: 'reading/daily',
  contract: { daily },
  routes: dailyRoutes,
  tables: ['daily_entries', 'articles'],
}
