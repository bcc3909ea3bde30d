import { dayAfter } from '#contract/calendar.ts'
import { type DailyEntry, daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { daysOnDevice, dropMissingArticles } from '#web/platform/offline/offline-cache.ts'
import { recalledArticle } from '#web/reading/articles/api.ts'
import { refreshOfflineLists } from '#web/reading/offline/api.ts'

/** Days that are in no list are asked for once each time the product is opened. */
const asked = new Set<string>()

/**
 * Deletes articles that were taken back from days on the device. What is read at their address without a network is why.
 * @param listed some of the published days
 */
export async function dropTakenBack(listed: DailyEntry[]): Promise<void> {
  for (const day of await daysOnDevice()) {
    const entry = listed.find(({ entry_id }) => entry_id === day.entryId)
    if (!entry && asked.has(day.entryId)) continue
    const current = entry ?? (await entryOf(day))
    if (!entry) asked.add(day.entryId)
    const gone = await dropMissingArticles(day, current?.articles.map(({ article_id }) => article_id) ?? [])
    if (gone.length > 0) refreshOfflineLists()
    for (const id of gone) await queryClient.fetchQuery(recalledArticle(id)).catch(() => undefined)
  }
}

/** @returns `undefined` once the day is not published */
async function entryOf({ entryId, date }: { entryId: string; date: string }): Promise<DailyEntry | undefined> {
  const { data } = await call(daily.entries, { query: { before: dayAfter(date), limit: 1 } })
  return data.find(({ entry_id }) => entry_id === entryId)
}
