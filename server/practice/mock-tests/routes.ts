import { mockTestAdmin } from '#contract/practice/mock-test-admin.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { beginTest } from './commands/begin-test.ts'
import { makeTest } from './commands/make-test.ts'
import { nameMistake } from './commands/name-mistake.ts'
import { saveRules } from './commands/save-rules.ts'
import { changeTest, removeTest, scheduleTest } from './commands/schedule-test.ts'
import { storeAnswers } from './commands/store-answers.ts'
import { submitAttempt } from './commands/submit-attempt.ts'
import { attemptById, submittedPage, summaryById, unfinishedOf } from './queries/attempts.ts'
import { figuresOf } from './queries/figures.ts'
import { savedRules } from './queries/marking.ts'
import { countPool, drawQuestions, poolQuestion } from './queries/questions.ts'
import { resultOf } from './queries/results.ts'
import { adminTestById, adminTests, scheduledTests } from './queries/scheduled.ts'

export const mockTestRoutes: Routes = (app, context) => {
  takerRoutes(app, context)
  adminRoutes(app, context)
}

const takerRoutes: Routes = (app, context) => {
  const { allowances } = context.settings

  serve(app, context, mockTests.home, async (_, { db, user, now }) => {
    const [rules, scheduled, unfinished] = await Promise.all([
      savedRules(db),
      scheduledTests(db, user.id, now),
      unfinishedOf(db, user.id, now),
    ])
    return { data: { rules, scheduled, unfinished } }
  })

  serve(app, context, mockTests.pool, async ({ query }, { db, user }) => ({
    data: { questions: await countPool(db, user.id, query) },
  }))

  serve(app, context, mockTests.create, async ({ body }, { db, user, now }) => ({
    data: await attemptById(db, user.id, await makeTest(db, user.id, { asked: body, quota: allowances.mockTests }, now), now),
  }))

  serve(app, context, mockTests.begin, async ({ params }, { db, user, now }) => ({
    data: await attemptById(db, user.id, await beginTest(db, user.id, params.testId, now), now),
  }))

  serve(app, context, mockTests.attempts, ({ query }, { db, user, now }) => submittedPage(db, user.id, query, now))

  serve(app, context, mockTests.attempt, async ({ params }, { db, user, now }) => ({
    data: await attemptById(db, user.id, params.attemptId, now),
  }))

  serve(app, context, mockTests.answer, async ({ params, body }, { db, user, now }) => ({
    data: await storeAnswers(db, user.id, params.attemptId, body.answers, now),
  }))

  serve(app, context, mockTests.submit, async ({ params }, { db, user, now }) => {
    await submitAttempt(db, user.id, params.attemptId, now)
    return { data: await summaryById(db, user.id, params.attemptId, now) }
  })

  serve(app, context, mockTests.result, async ({ params }, { db, user, now }) => ({
    data: await resultOf(db, user.id, params.attemptId, now),
  }))

  serve(app, context, mockTests.nameMistake, ({ params, body }, { db, user }) =>
    nameMistake(db, user.id, { ...params, mistake: body.mistake }),
  )

  serve(app, context, mockTests.figures, async (_, { db, user }) => ({ data: await figuresOf(db, user.id) }))
}

const adminRoutes: Routes = (app, context) => {
  serve(app, context, mockTestAdmin.list, async (_, { db, now }) => ({ data: await adminTests(db, now) }))

  serve(app, context, mockTestAdmin.rules, async (_, { db }) => ({ data: await savedRules(db) }))

  serve(app, context, mockTestAdmin.saveRules, async ({ body }, { db, user, now }) => ({
    data: await saveRules(db, body, user, now),
  }))

  serve(app, context, mockTestAdmin.questions, async ({ query }, { db, user }) => {
    const { seed, limit, ...days } = query
    const filter = { ...days, only_read: false, answered: 'any' as const }
    const [total, questions] = await Promise.all([
      countPool(db, user.id, filter),
      drawQuestions(db, user.id, { filter, seed, limit }),
    ])
    return { data: { total, questions: questions.map(poolQuestion) } }
  })

  serve(app, context, mockTestAdmin.schedule, async ({ body }, { db, user, now }) => ({
    data: await adminTestById(db, await scheduleTest(db, body, user, now), now),
  }))

  serve(app, context, mockTestAdmin.test, async ({ params }, { db, now }) => ({
    data: await adminTestById(db, params.testId, now),
  }))

  serve(app, context, mockTestAdmin.change, async ({ params, body }, { db, user, now }) => {
    await changeTest(db, params.testId, body, user, now)
    return { data: await adminTestById(db, params.testId, now) }
  })

  serve(app, context, mockTestAdmin.remove, ({ params }, { db, user, now }) => removeTest(db, params.testId, user, now))
}
