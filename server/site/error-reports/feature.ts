import { errorReports } from '#contract/site/error-reports.ts'
import type { Feature } from '#server/feature.ts'
import { errorReportRoutes } from './routes.ts'

export const errorReportsFeature: Feature = {
  path: 'site/error-reports',
  contract: { errorReports },
  routes: errorReportRoutes,
}
