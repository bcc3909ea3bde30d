import { archive } from '#contract/reading/archive.ts'
import type { Feature } from '#server/feature.ts'
import { archiveRoutes } from './routes.ts'

export const archiveFeature: Feature = {
  path: 'reading/archive',
  contract: { archive },
  routes: archiveRoutes,
}
