import { moderation } from '#contract/community/moderation.ts'
import { REPORT_NOT_FOUND } from '#contract/community/moderation-rules.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { reportPost } from './commands/report-post.ts'
import { reviewReport } from './commands/review-report.ts'
import { reportContext, reportStats, reports } from './queries.ts'

export const moderationRoutes: Routes = (app, context) => {
  const quotas = context.settings.allowances

  serve(app, context, moderation.report, async ({ params, body }, { db, user, now }) => ({
    data: await reportPost(db, user.id, params.postId, body, quotas, now),
  }))

  serve(app, context, moderation.reports, ({ query }, { db }) => reports(db, query))

  serve(app, context, moderation.stats, async (_, { db, now }) => ({ data: await reportStats(db, now) }))

  serve(app, context, moderation.context, async ({ params }, { db }) => {
    const data = await reportContext(db, params.reportId)
    if (!data) throw new HttpError(404, REPORT_NOT_FOUND)
    return { data }
  })

  serve(app, context, moderation.review, async ({ params, body }, { db, user, now }) => ({
    data: await reviewReport(db, user, params.reportId, body, now),
  }))
}
