import { threads } from '#contract/newsroom/threads.ts'
import type { Feature } from '#server/feature.ts'
import { threadRoutes } from './routes.ts'

export const threadsFeature: Feature = {
  path: 'newsroom/threads',
  contract: { threads },
  routes: threadRoutes,
  tables: ['threads', 'thread_articles'],
}
