import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { answerDailyQuestions } from './commands/answer-daily-questions.ts'
import { dailyQuestionsFor } from './queries.ts'

export const dailyQuestionRoutes: Routes = (app, context) => {
  serve(app, context, dailyQuestions.today, async (_, { db, user }) => ({
    data: (await dailyQuestionsFor(db, user.id)) ?? null,
  }))

  serve(app, context, dailyQuestions.answer, async ({ body }, { db, user, now }) => ({
    data: await answerDailyQuestions(db, user.id, body, now),
  }))
}
