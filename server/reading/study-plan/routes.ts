import { studyPlan } from '#contract/reading/study-plan.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { saveStudyPlan } from './commands/save-study-plan.ts'
import { studyPlanOf } from './queries.ts'

export const studyPlanRoutes: Routes = (app, context) => {
  serve(app, context, studyPlan.read, async (_, { db, user }) => ({ data: await studyPlanOf(db, user.id) }))

  serve(app, context, studyPlan.save, async ({ body }, { db, user, now }) => ({
    data: await saveStudyPlan(db, user.id, body, now),
  }))
}
