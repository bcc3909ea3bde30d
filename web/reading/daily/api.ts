import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { dayAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'

/** Back from an article restores the list and its scroll position. */
const CACHE_MS = 60 * 60 * 1000

interface Listed {
  /** Of titles and summaries. */
  language: Language
  /** `null`: from the newest. */
  before?: string | null
}

const query = ({ language, before }: Listed, limit?: number) => ({
  ...(before && { before }),
  ...(language !== 'en' && { language }),
  ...(limit && { limit }),
})

/** Days on the device lose what was taken back from them. */
async function listedDays(listed: Listed, signal: AbortSignal) {
  const page = await call(daily.entries, { query: query(listed), signal })
  import('./taken-back.ts').then(({ dropTakenBack }) => dropTakenBack(page.data)).catch(() => undefined)
  return page
}

export const dailyEntries = ({ language, before = null }: Listed) =>
  infiniteQueryOptions({
    queryKey: ['daily', 'entries', language, before],
    queryFn: ({ pageParam, signal }) =>
      withOfflineFallback(`days/${pageParam ?? 'newest'}`, () => listedDays({ language, before: pageParam }, signal)),
    initialPageParam: before,
    getNextPageParam: (page) => page.next_before,
    gcTime: CACHE_MS,
  })

const DAYS_OF_A_MONTH = 31

/** @param month `YYYY-MM` */
export const daysOfMonth = (month: string) => {
  const before = dayAfter(`${month}-${lastOf(month)}`)
  return queryOptions({
    queryKey: ['daily', 'month', month],
    queryFn: async ({ signal }) => {
      const listed = { query: query({ language: 'en', before }, DAYS_OF_A_MONTH), signal }
      const { data } = await withOfflineFallback(`days/${before}`, () => call(daily.entries, listed))
      return data.filter(({ publication_date }) => publication_date.startsWith(month))
    },
    gcTime: CACHE_MS,
  })
}

/** @param month `YYYY-MM` */
export function lastOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
