import { instance } from '#contract/site/instance.ts'
import type { Feature } from '#server/feature.ts'
import { instanceRoutes } from './routes.ts'

export const instanceFeature: Feature = {
  path: 'site/instance',
  contract: { instance },
  routes: instanceRoutes,
}
