import { bookmarks } from '#contract/reading/bookmarks.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { recalledBookmarksOf } from '#server/reading/shared/recalled-articles.ts'
import { addBookmark } from './commands/add-bookmark.ts'
import { removeBookmark } from './commands/remove-bookmark.ts'
import { bookmarkedIdsOf, bookmarksOf, isBookmarked } from './queries.ts'

export const bookmarkRoutes: Routes = (app, context) => {
  serve(app, context, bookmarks.list, async ({ query }, { db, user }) => ({
    ...(await bookmarksOf(db, user.id, query)),
    recalled: query.before ? [] : await recalledBookmarksOf(db, user.id),
  }))

  serve(app, context, bookmarks.ids, async (_, { db, user }) => ({ data: await bookmarkedIdsOf(db, user.id) }))

  serve(app, context, bookmarks.status, async ({ params }, { db, user }) => ({
    isBookmarked: await isBookmarked(db, user.id, params.articleId),
  }))

  serve(app, context, bookmarks.add, async ({ body }, { db, user, now }) => ({
    data: await addBookmark(db, user.id, body.article_id, now),
  }))

  serve(app, context, bookmarks.remove, ({ params }, { db, user }) => removeBookmark(db, user.id, params.articleId))
}
