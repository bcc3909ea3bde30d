import { QUIZ_FORUM_NOT_FOUND, quizForums } from '#contract/quiz-forums.ts'
import type { Routes } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { serve } from '#server/platform/serve.ts'
import { forumSummary } from './queries.ts'

export const quizForumRoutes: Routes = (app, context) => {
  serve(app, context, quizForums.summary, async ({ params }, { db, user }) => {
    const data = await forumSummary(db, params.quizId, user.role)
    if (!data) throw new Refusal(404, QUIZ_FORUM_NOT_FOUND)
    return { data }
  })
}
