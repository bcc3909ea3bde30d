import { DAY_NOT_FOUND } from '#contract/reading/daily.ts'
import { inNews } from '#contract/reading/in-news.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listedItems, publishedItems } from './queries.ts'

export const inNewsRoutes: Routes = (app, context) => {
  serve(app, context, inNews.list, ({ query }, { db, user }) => listedItems(db, user.id, query))

  serve(app, context, inNews.day, async ({ params: { entryId } }, { db }) => {
    const cached = await context.cache.get(`in-news ${entryId}`, ['content'], async () => {
      const items = await publishedItems(db, entryId)
      return items && inNews.day.reply.parse({ success: true, data: items })
    })
    if (!cached) throw new HttpError(404, DAY_NOT_FOUND)
    return cached
  })
}
