import { ATTEMPT_NOT_FOUND, QUIZ_NOT_FOUND, QUIZ_RESERVED, quizzes } from '#contract/practice/quizzes.ts'
import { can } from '#contract/roles.ts'
import type { Routes } from '#server/context.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { submitQuiz } from './commands/submit-quiz.ts'
import { attemptOf, attemptsOf, quizById } from './queries.ts'

export const quizRoutes: Routes = (app, context) => {
  const quizFor = async (db: Db, quizId: string, { role }: Member) => {
    const found = await quizById(db, quizId)
    return found?.isPublished || can(role, 'admin') ? found : undefined
  }

  serve(app, context, quizzes.quiz, async ({ params }, { db, user }) => {
    const found = await quizFor(db, params.quizId, user)
    if (!found) throw new HttpError(404, QUIZ_NOT_FOUND)
    if (found.isReserved) throw new HttpError(409, QUIZ_RESERVED)
    return { data: found.quiz }
  })

  serve(app, context, quizzes.submit, async ({ body }, { db, user, now }) => {
    const found = await quizFor(db, body.quizId, user)
    // The score would reveal right answers. Devices retry after 429, so the attempt is not lost.
    if (found?.isReserved) throw new HttpError(429, QUIZ_RESERVED)
    return { data: await submitQuiz(db, user.id, body, found?.edition, now) }
  })

  serve(app, context, quizzes.history, ({ query }, { db, user }) => attemptsOf(db, user, query))

  serve(app, context, quizzes.attempt, async ({ params }, { db, user }) => {
    const data = await attemptOf(db, user.id, params.attemptId)
    if (!data) throw new HttpError(404, ATTEMPT_NOT_FOUND)
    return { data }
  })
}
