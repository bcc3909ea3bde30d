import { search } from '#contract/reading/search.ts'
import type { Feature } from '#server/feature.ts'
import { searchRoutes } from './routes.ts'

export const searchFeature: Feature = {
  path: 'reading/search',
  contract: { search },
  routes: searchRoutes,
  tables: ['article_search', 'search_words'],
}
