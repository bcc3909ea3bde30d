import { mistakeReports } from '#contract/newsroom/mistake-reports.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { decideReport } from './commands/decide-report.ts'
import { reportMistake } from './commands/report-mistake.ts'
import { allReports, reportsOf } from './queries.ts'

export const mistakeReportRoutes: Routes = (app, context) => {
  const quota = context.settings.allowances.mistakeReports

  serve(app, context, mistakeReports.report, async ({ params, body }, { db, user, now }) => ({
    data: await reportMistake(db, user.id, params.articleId, body, quota, now),
  }))

  serve(app, context, mistakeReports.mine, ({ query }, { db, user }) => reportsOf(db, user.id, query))

  serve(app, context, mistakeReports.adminList, ({ query }, { db }) => allReports(db, query))

  serve(app, context, mistakeReports.decide, async ({ params, body }, { db, user, now }) => ({
    data: await decideReport(db, user, params.reportId, body, now),
  }))
}
