import { DAY_NOT_FOUND, daily } from '#contract/reading/daily.ts'
import type { Routes } from '#server/context.ts'
import { ReplyMemory } from '#server/platform/cache/response-cache.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { serve } from '#server/platform/http/serve.ts'
import { allEntries, dayPack, type Page, publishedEntries } from './queries.ts'

export const dailyRoutes: Routes = (app, context) => {
  const memory = new ReplyMemory('content', context.isLive)

  const keyOf = ({ before, limit }: Page) => `${before ?? ''} ${limit}`
  serve(
    app,
    context,
    daily.entries,
    async ({ query: page }, { db }) => {
      const ready = await memory.get(keyOf(page), async () =>
        daily.entries.reply.parse({ success: true, ...(await publishedEntries(db, page)) }),
      )
      return ready ?? { data: [], next_before: null }
    },
    ({ query }) => memory.peek(keyOf(query)),
  )

  const packs = new ReplyMemory('content', context.isLive)

  serve(app, context, daily.offline, async ({ params: { entryId } }, { db }) => {
    const ready = await packs.get(entryId, async () => {
      const pack = await dayPack(db, entryId)
      return pack && daily.offline.reply.parse({ success: true, data: pack })
    })
    if (!ready) throw new HttpError(404, DAY_NOT_FOUND)
    return ready
  })

  serve(app, context, daily.adminEntries, ({ query }, { db }) => allEntries(db, query))
}
