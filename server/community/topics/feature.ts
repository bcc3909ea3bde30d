import { topics } from '#contract/community/topics.ts'
import type { Feature } from '#server/feature.ts'
import { topicRoutes } from './routes.ts'

export const topicsFeature: Feature = {
  path: 'community/topics',
  contract: { topics },
  routes: topicRoutes,
}
