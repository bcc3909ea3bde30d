import { errorReports } from '#contract/site/error-reports.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { browserReport } from './rules.ts'

export const errorReportRoutes: Routes = (app, context) => {
  const { report } = errorReports
  serve(app, context, report, ({ body }, { user, userAgent }) => {
    if (!context.errorReports.isOn) throw new HttpError(404, report.notFound)
    context.errorReports.reportBrowser({ ...browserReport(body), userId: user?.id, userAgent })
  })
}
