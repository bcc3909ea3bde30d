import { sessions } from '#contract/accounts/sessions.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { endOtherSessions, endSession } from './commands/end-session.ts'
import { listSessions } from './queries.ts'

export const sessionRoutes: Routes = (app, context) => {
  serve(app, context, sessions.logout, async (_, { db, user, reply }) => {
    await endSession(db, user.id, user.sessionId)
    reply.header('clear-site-data', '"cache"')
  })

  serve(app, context, sessions.list, async (_, { db, user, now }) => ({
    data: await listSessions(db, user, context.settings.sessionLimits, now),
  }))

  serve(app, context, sessions.end, async ({ params }, { db, user }) => {
    if (!(await endSession(db, user.id, params.sessionId))) throw new HttpError(404, sessions.end.notFound)
  })

  serve(app, context, sessions.endOthers, async (_, { db, user }) => {
    await endOtherSessions(db, user.id, user.sessionId)
  })
}
