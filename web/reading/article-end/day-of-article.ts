import { queryOptions } from '@tanstack/react-query'
import { dayAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import { daily } from '#contract/reading/daily.ts'
import { call } from '#web/platform/http/call.ts'

/** The articles of one day, in order. @param day `YYYY-MM-DD` */
export const articlesOfDay = (day: string, language: Language) =>
  queryOptions({
    queryKey: ['daily', 'articles', day, language],
    queryFn: async ({ signal }) => {
      const { data } = await call(daily.entries, { query: { before: dayAfter(day), limit: 1, language }, signal })
      return data.find(({ publication_date }) => publication_date === day)?.articles ?? []
    },
    // Only a link to the next article depends on it.
    retry: false,
  })
