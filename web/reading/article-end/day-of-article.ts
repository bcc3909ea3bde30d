import { queryOptions } from '@tanstack/react-query'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The articles of one day, in order. @param day `YYYY-MM-DD` */
export const articlesOfDay = (day: string) =>
  queryOptions({
    queryKey: ['daily', 'articles', day],
    queryFn: async ({ signal }) => {
      const { data } = await call(daily.entries, { query: { before: dayAfter(day), limit: 1 }, signal })
      return data.find(({ publication_date }) => publication_date === day)?.articles ?? []
    },
    // The list is an offer: without it the article is whole.
    retry: false,
  })

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
