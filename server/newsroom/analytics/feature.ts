import { analytics } from '#contract/newsroom/analytics.ts'
import type { Feature } from '#server/feature.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsFeature: Feature = {
  path: 'newsroom/analytics',
  contract: { analytics },
  routes: analyticsRoutes,
  tables: ['community_snapshots'],
}
