import { analytics } from '#contract/newsroom/analytics.ts'
import type { Routes } from '#server/context.ts'
import { Attachment } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { getFigures } from './commands/get-figures.ts'
import { csvOf } from './rules.ts'

export const analyticsRoutes: Routes = (app, context) => {
  serve(app, context, analytics.stats, async ({ query }, { db, now }) => ({
    data: (await getFigures(db, query.range, now)).stats,
  }))

  serve(app, context, analytics.activity, async ({ query }, { db, now }) => ({
    data: (await getFigures(db, query.range, now)).activity,
  }))

  serve(app, context, analytics.topContent, async ({ query }, { db, now }) => ({
    data: (await getFigures(db, query.range, now)).top,
  }))

  serve(app, context, analytics.export, async ({ query: { range } }, { db, now }) => {
    const figures = await getFigures(db, range, now)
    return new Attachment(`community-analytics-${range}.csv`, 'text/csv; charset=utf-8', csvOf(range, figures))
  })
}
