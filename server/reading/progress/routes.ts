import { progress } from '#contract/reading/progress.ts'
import type { Routes } from '#server/context.ts'
import { PersonMemory } from '#server/platform/cache/person-memory.ts'
import { Brief } from '#server/platform/cache/response-cache.ts'
import { RawJson } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { markRead } from './commands/mark-read.ts'
import { markUnread } from './commands/mark-unread.ts'
import { savePosition } from './commands/save-position.ts'
import { halfReadBy, positionOf, readIdsOf, type StreakRow, streakFrom, streakRowOf } from './queries.ts'
import { READING } from './rules.ts'

export const progressRoutes: Routes = (app, context) => {
  serve(app, context, progress.readIds, async (_, { db, user }) => new RawJson(await readIdsOf(db, user.id)))

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

  const streaks = new PersonMemory<KeptStreak>([READING], context.isLive)
  serve(
    app,
    context,
    progress.streak,
    async (_, { db, user, now, since }) =>
      onDay(await streaks.get(user.id, since, async () => ({ row: await streakRowOf(db, user.id) })), dayIn(user.timeZone, now)),
    (_, { user, now, since }) => {
      const kept = streaks.peek(user.id, since)
      return kept && onDay(kept, dayIn(user.timeZone, now))
    },
  )
}

/** A streak that nobody touches ends with a day, so what was said of it holds for that day. */
interface KeptStreak {
  row: StreakRow | undefined
  day?: string
  brief?: Brief
}

function onDay(kept: KeptStreak, today: string): Brief {
  if (kept.brief && kept.day === today) return kept.brief
  kept.day = today
  kept.brief = new Brief(progress.streak.reply.parse({ success: true, data: streakFrom(kept.row, today) }))
  return kept.brief
}
