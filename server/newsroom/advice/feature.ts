import { advice } from '#contract/newsroom/advice.ts'
import type { Feature } from '#server/feature.ts'
import { adviceRoutes } from './routes.ts'

export const adviceFeature: Feature = {
  path: 'newsroom/advice',
  contract: { advice },
  routes: adviceRoutes,
}
