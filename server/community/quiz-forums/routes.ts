import { QUIZ_FORUM_NOT_FOUND, quizForums } from '#contract/community/quiz-forums.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { forumSummary } from './queries.ts'

export const quizForumRoutes: Routes = (app, context) => {
  serve(app, context, quizForums.summary, async ({ params }, { db, user }) => {
    const data = await forumSummary(db, params.quizId, user.role)
    if (!data) throw new HttpError(404, QUIZ_FORUM_NOT_FOUND)
    return { data }
  })
}
