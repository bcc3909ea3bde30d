import { ingest } from '#contract/newsroom/ingest.ts'
import type { Feature } from '#server/feature.ts'
import { ingestRoutes } from './routes.ts'

export const ingestFeature: Feature = {
  path: 'newsroom/ingest',
  contract: { ingest },
  routes: ingestRoutes,
}
