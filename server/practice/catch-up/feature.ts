import { catchUp } from '#contract/practice/catch-up.ts'
import type { Feature } from '#server/feature.ts'
import { personalCatchUpData } from './queries.ts'
import { catchUpRoutes } from './routes.ts'

export const catchUpFeature: Feature = {
  path: 'practice/catch-up',
  contract: { catchUp },
  routes: catchUpRoutes,
  tables: ['caught_up_articles'],
  personalData: { catchUp: personalCatchUpData },
}
