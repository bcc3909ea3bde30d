import { learnerAnalytics } from '#contract/reading/learner-analytics.ts'
import type { Feature } from '#server/feature.ts'
import { learnerAnalyticsRoutes } from './routes.ts'

export const learnerAnalyticsFeature: Feature = {
  path: 'reading/learner-analytics',
  contract: { learnerAnalytics },
  routes: learnerAnalyticsRoutes,
}
