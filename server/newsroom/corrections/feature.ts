import { corrections } from '#contract/newsroom/corrections.ts'
import type { Feature } from '#server/feature.ts'
import { personalRecalls } from './queries.ts'
import { correctionRoutes } from './routes.ts'

export const correctionsFeature: Feature = {
  path: 'newsroom/corrections',
  contract: { corrections },
  routes: correctionRoutes,
  tables: ['article_notes', 'recalled_articles'],
  personalData: { recalledArticles: personalRecalls },
}
