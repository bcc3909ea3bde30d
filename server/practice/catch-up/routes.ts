import { catchUp } from '#contract/practice/catch-up.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { markCaughtUp } from './commands/mark-caught-up.ts'
import { catchUpOf } from './queries.ts'

export const catchUpRoutes: Routes = (app, context) => {
  serve(app, context, catchUp.offer, async ({ query }, { db, user, now }) => {
    const missed = await catchUpOf(db, user, query.language, now)
    return { data: missed && { days: missed.days, minutes: missed.minutes } }
  })

  serve(app, context, catchUp.list, async ({ query }, { db, user, now }) => ({
    data: await catchUpOf(db, user, query.language, now),
  }))

  serve(app, context, catchUp.mark, ({ body }, { db, user, now }) => markCaughtUp(db, user.id, body, now))
}
