import { studySession } from '#contract/practice/study-session.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { skipStep } from './commands/skip-step.ts'
import { sessionOf } from './queries/session.ts'

export const studySessionRoutes: Routes = (app, context) => {
  serve(app, context, studySession.today, async (_, { db, user, now }) => ({ data: await sessionOf(db, user, now) }))

  serve(app, context, studySession.skip, ({ body }, { db, user, now }) => skipStep(db, user, body, now))
}
