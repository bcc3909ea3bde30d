import { system } from '#contract/site/system.ts'
import type { Feature } from '#server/feature.ts'
import { systemRoutes } from './routes.ts'

export const systemFeature: Feature = {
  path: 'site/system',
  contract: { system },
  routes: systemRoutes,
}
