import { inNews } from '#contract/reading/in-news.ts'
import type { Feature } from '#server/feature.ts'
import { inNewsRoutes } from './routes.ts'

export const inNewsFeature: Feature = {
  path: 'reading/in-news',
  contract: { inNews },
  routes: inNewsRoutes,
  tables: ['in_news_items'],
}
