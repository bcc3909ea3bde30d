import { articles } from '#contract/reading/articles.ts'
import type { Feature } from '#server/feature.ts'
import { articleRoutes } from './routes.ts'

export const articlesFeature: Feature = {
  path: 'reading/articles',
  contract: { articles },
  routes: articleRoutes,
}
