import { learnerAnalytics } from '#contract/reading/learner-analytics.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { analyticsOf } from './queries.ts'

export const learnerAnalyticsRoutes: Routes = (app, context) => {
  serve(app, context, learnerAnalytics.own, async (_, { db, user, now }) => ({ data: await analyticsOf(db, user, now) }))
}
