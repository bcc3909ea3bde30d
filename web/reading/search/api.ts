import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { search } from '#contract/reading/search.ts'
import { call } from '#web/platform/http/call.ts'

export const SEARCH_MIN = 2
export const SEARCH_LIMIT = 20

/** `signal` cancels the previous search. */
export const articleSearch = (text: string, filter: ArticleFilter = {}, reader: Language = 'en') => {
  const q = text.trim()
  const language = reader === 'en' ? {} : { language: reader }
  return queryOptions({
    queryKey: ['search', q, filter, reader],
    queryFn: ({ signal }) => call(search.articles, { query: { ...filter, ...language, q, limit: SEARCH_LIMIT }, signal }),
    enabled: q.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  })
}

/** Questions, cards and facts. @param language of the reader, preferred among equal texts */
export const practiceSearch = (text: string, filter: ArticleFilter, language: Language) => {
  const q = text.trim()
  return queryOptions({
    queryKey: ['search', 'practice', q, filter, language],
    queryFn: async ({ signal }) => (await call(search.practice, { query: { ...filter, q, language }, signal })).data,
    enabled: q.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  })
}
