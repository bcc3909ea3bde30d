import { imports } from '#contract/newsroom/imports.ts'
import type { Feature } from '#server/feature.ts'
import { importRoutes } from './routes.ts'

export const importsFeature: Feature = {
  path: 'newsroom/imports',
  contract: { imports },
  routes: importRoutes,
}
