import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { archive } from '#contract/reading/archive.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { call } from '#web/platform/http/call.ts'

/** Fetched at each visit. */
export const archivedArticles = (filter: ArticleFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['progress', 'archive', filter, language],
    queryFn: ({ pageParam, signal }) =>
      call(archive.list, { query: { ...filter, language, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
    gcTime: 0,
  })
