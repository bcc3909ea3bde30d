import { exchange } from '#contract/practice/exchange.ts'
import type { Feature } from '#server/feature.ts'
import { exchangeOnAccountDeleted } from './on-account-deleted.ts'
import { personalExchangeData } from './queries.ts'
import { exchangeRoutes } from './routes.ts'

export const exchangeFeature: Feature = {
  path: 'practice/exchange',
  contract: { exchange },
  routes: exchangeRoutes,
  onAccountDeleted: exchangeOnAccountDeleted,
  tables: ['exchanged_answers', 'answer_reviews', 'exchange_members'],
  personalData: { exchange: personalExchangeData },
}
