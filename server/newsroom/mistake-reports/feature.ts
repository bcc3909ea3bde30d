import { mistakeReports } from '#contract/newsroom/mistake-reports.ts'
import type { Feature } from '#server/feature.ts'
import { mistakeReportJobs } from './jobs.ts'
import { mistakeReportListeners } from './listeners.ts'
import { personalMistakeReportData } from './queries.ts'
import { mistakeReportRoutes } from './routes.ts'

export const mistakeReportsFeature: Feature = {
  path: 'newsroom/mistake-reports',
  contract: { mistakeReports },
  routes: mistakeReportRoutes,
  jobs: mistakeReportJobs,
  listeners: mistakeReportListeners,
  tables: ['mistake_reports'],
  personalData: { mistakeReports: personalMistakeReportData },
}
