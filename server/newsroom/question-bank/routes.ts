import { questionBank } from '#contract/newsroom/question-bank.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { putBackQuestion } from './commands/put-back-question.ts'
import { retireQuestion } from './commands/retire-question.ts'
import { bankForms, bankPage } from './queries/bank.ts'
import { articlesOfDay } from './queries/day-figures.ts'

export const questionBankRoutes: Routes = (app, context) => {
  serve(app, context, questionBank.list, async ({ query }, { db }) => ({
    success: true as const,
    ...(await bankPage(db, query)),
    forms: query.after ? null : await bankForms(db),
  }))

  serve(app, context, questionBank.ofDay, async ({ params }, { db }) => ({ data: await articlesOfDay(db, params.day) }))

  serve(app, context, questionBank.retire, async ({ params, body }, { db, user, now }) => ({
    data: await retireQuestion(db, params.questionId, body, user, now),
  }))

  serve(app, context, questionBank.putBack, async ({ params }, { db, user, now }) => ({
    data: await putBackQuestion(db, params.questionId, user, now),
  }))
}
