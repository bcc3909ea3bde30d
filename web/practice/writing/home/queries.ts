import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writing } from '#contract/practice/writing.ts'
import { call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import type { WritingFilter } from './writing-filter.ts'

export type { AnswerSummary, WritingQuestion } from '#contract/practice/writing.ts'
export type { WritingFigures } from '#contract/practice/writing-figures.ts'

/** Fetched at each visit. */
export const writtenDrafts = () =>
  queryOptions({
    queryKey: ['writing', 'drafts'],
    queryFn: ({ signal }) => withOfflineFallback('writing-drafts', async () => (await call(writing.drafts, { signal })).data),
    staleTime: 0,
  })

export const questionsToWrite = () =>
  queryOptions({
    queryKey: ['writing', 'next'],
    queryFn: ({ signal }) => withOfflineFallback('writing-next', async () => (await call(writing.next, { signal })).data),
    staleTime: 0,
  })

/** Newest first. */
export const writtenAnswers = (filter: WritingFilter) =>
  infiniteQueryOptions({
    queryKey: ['writing', 'history', filter],
    queryFn: ({ pageParam, signal }) => {
      const ask = () => call(writing.history, { query: { ...filter, ...(pageParam && { before: pageParam }) }, signal })
      return pageParam || isNarrowed(filter) ? ask() : withOfflineFallback('writing-history', ask)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const writingFigures = (filter: WritingFilter) =>
  queryOptions({
    queryKey: ['writing', 'figures', filter],
    queryFn: ({ signal }) => {
      const ask = async () => (await call(writing.figures, { query: filter, signal })).data
      return isNarrowed(filter) ? ask() : withOfflineFallback('writing-figures', ask)
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const isNarrowed = (filter: WritingFilter) => Object.keys(filter).length > 0
