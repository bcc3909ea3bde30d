import { ledger } from '#contract/syllabus/ledger.ts'
import type { Feature } from '#server/feature.ts'
import { ledgerRoutes } from './routes.ts'

export const ledgerFeature: Feature = {
  path: 'syllabus/ledger',
  contract: { ledger },
  routes: ledgerRoutes,
}
