import { DAY_NOT_FOUND, daily } from '#contract/reading/daily.ts'
import type { Routes } from '#server/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { allEntries, dayPack, publishedEntries } from './queries.ts'

export const dailyRoutes: Routes = (app, context) => {
  const { cache } = context

  serve(app, context, daily.entries, async ({ query: page }, { db }) => {
    const cached = await cache.get(`entries ${page.before ?? ''} ${page.limit} ${page.language ?? ''}`, ['content'], async () =>
      daily.entries.reply.parse({ success: true, ...(await publishedEntries(db, page)) }),
    )
    return cached ?? { data: [], next_before: null }
  })

  serve(app, context, daily.offline, async ({ params: { entryId } }, { db }) => {
    const cached = await cache.get(`offline ${entryId}`, ['content'], async () => {
      const pack = await dayPack(db, entryId)
      return pack && daily.offline.reply.parse({ success: true, data: pack })
    })
    if (!cached) throw new HttpError(404, DAY_NOT_FOUND)
    return cached
  })

  serve(app, context, daily.adminEntries, ({ query }, { db }) => allEntries(db, query))
}
