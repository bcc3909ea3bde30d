import { progress } from '#contract/progress.ts'
import type { Routes } from '#server/platform/context.ts'
import { dayIn } from '#server/platform/local-time.ts'
import { PersonMemory } from '#server/platform/person-memory.ts'
import { WrittenData } from '#server/platform/reply.ts'
import { serve } from '#server/platform/serve.ts'
import { markRead, markUnread, savePosition } from './commands.ts'
import { halfReadBy, positionOf, readIdsOf, type StreakRow, streakFrom, streakRowOf } from './queries.ts'
import { READING } from './rules.ts'

export const progressRoutes: Routes = (app, context) => {
  serve(app, context, progress.readIds, async (_, { db, user }) => new WrittenData(await readIdsOf(db, user.id)))

  serve(app, context, progress.markRead, async ({ params }, { db, user, now }) => ({
    data: await markRead(db, user, params.articleId, now),
  }))

  serve(app, context, progress.markUnread, ({ params }, { db, user }) => markUnread(db, user.id, params.articleId))

  serve(app, context, progress.halfRead, async (_, { db, user }) => ({ data: await halfReadBy(db, user.id) }))

  serve(app, context, progress.position, async ({ params }, { db, user }) => ({
    data: { position: await positionOf(db, user.id, params.articleId) },
  }))

  serve(app, context, progress.savePosition, ({ params, body }, { db, user, now }) =>
    savePosition(db, user.id, params.articleId, body.position, now),
  )

  const streaks = new PersonMemory<StreakRow | undefined>([READING], context.isLive)
  serve(app, context, progress.streak, async (_, { db, user, now, since }) => ({
    data: streakFrom(await streaks.get(user.id, since, () => streakRowOf(db, user.id)), dayIn(user.timeZone, now)),
  }))
}
