import { dayAfter } from '#contract/calendar.ts'
import { type DailyEntry, daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { daysOnDevice, dropMissingArticles, namesOnDevice } from '#web/platform/offline/offline-cache.ts'
import { RECALL_NAMES, recalledArticle } from '#web/reading/articles/api.ts'
import { refreshOfflineLists } from '#web/reading/offline/api.ts'

/** Days that are in no list, and articles that were taken back, are asked for once each time the product is opened. */
const asked = new Set<string>()

/**
 * Deletes articles that were taken back from days on the device, and notices of those that are back. What is read at the address
 * of one without a network is why.
 * @param listed some of the published days
 */
export async function dropTakenBack(listed: DailyEntry[]): Promise<void> {
  await dropOldNotices(listed)
  for (const day of await daysOnDevice()) {
    const entry = listed.find(({ entry_id }) => entry_id === day.entryId)
    if (!entry && asked.has(day.entryId)) continue
    const current = entry ?? (await entryOf(day))
    if (!entry) asked.add(day.entryId)
    const gone = await dropMissingArticles(day, current?.articles.map(({ article_id }) => article_id) ?? [])
    if (gone.length > 0) refreshOfflineLists()
    for (const id of gone) {
      asked.add(id)
      await askWhy(id)
    }
  }
}

async function dropOldNotices(listed: DailyEntry[]): Promise<void> {
  const shown = new Set(listed.flatMap(({ articles }) => articles.map(({ article_id }) => article_id)))
  for (const name of await namesOnDevice(RECALL_NAMES)) {
    const id = name.slice(RECALL_NAMES.length)
    if (asked.has(id) && !shown.has(id)) continue
    asked.add(id)
    await askWhy(id)
  }
}

/** The reply is stored; that there is none deletes what is stored. */
const askWhy = (id: string) => queryClient.fetchQuery({ ...recalledArticle(id), staleTime: 0 }).catch(() => asked.delete(id))

/** @returns `undefined` once the day is not published */
async function entryOf({ entryId, date }: { entryId: string; date: string }): Promise<DailyEntry | undefined> {
  const { data } = await call(daily.entries, { query: { before: dayAfter(date), limit: 1 } })
  return data.find(({ entry_id }) => entry_id === entryId)
}
