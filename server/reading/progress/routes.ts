import { progress } from '#contract/reading/progress.ts'
import type { Routes } from '#server/context.ts'
import { RawJson } from '#server/platform/http/reply.ts'
import { serve } from '#server/platform/http/serve.ts'
import { finishArticle } from './commands/finish-article.ts'
import { markRead } from './commands/mark-read.ts'
import { markUnread } from './commands/mark-unread.ts'
import { savePosition } from './commands/save-position.ts'
import { unfinishArticle } from './commands/unfinish-article.ts'
import { finishedIdsOf, halfReadBy, positionOf, readIdsOf, streakOf, todayOf } from './queries.ts'

export const progressRoutes: Routes = (app, context) => {
  serve(app, context, progress.readIds, async (_, { db, user }) => new RawJson(await readIdsOf(db, user.id)))

  serve(app, context, progress.markRead, async ({ params }, { db, user, now }) => ({
    data: await markRead(db, user, params.articleId, now),
  }))

  serve(app, context, progress.markUnread, ({ params }, { db, user }) => markUnread(db, user.id, params.articleId))

  serve(app, context, progress.finishedIds, async (_, { db, user }) => new RawJson(await finishedIdsOf(db, user.id)))

  serve(app, context, progress.finish, ({ params }, { db, user, now }) => finishArticle(db, user.id, params.articleId, now))

  serve(app, context, progress.unfinish, ({ params }, { db, user }) => unfinishArticle(db, user.id, params.articleId))

  serve(app, context, progress.today, async ({ query }, { db, user, now }) => ({
    data: { ...(await todayOf(db, { ...user, language: query.language }, now)), is_demo: context.settings.demo },
  }))

  serve(app, context, progress.halfRead, async (_, { db, user }) => ({ data: await halfReadBy(db, user.id) }))

  serve(app, context, progress.position, async ({ params }, { db, user }) => ({
    data: { position: await positionOf(db, user.id, params.articleId) },
  }))

  serve(app, context, progress.savePosition, ({ params, body }, { db, user, now }) =>
    savePosition(db, user.id, params.articleId, body.position, now),
  )

  serve(app, context, progress.streak, async (_, { db, user, now }) => ({ data: await streakOf(db, user, now) }))
}
