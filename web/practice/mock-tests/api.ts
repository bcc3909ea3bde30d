import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MockResult } from '#contract/practice/mock-results.ts'
import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import type { Mistake } from '#contract/practice/mock-test-rules.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { withOfflineFallback } from '#web/platform/offline/offline-cache.ts'
import { keepAttempt, timed } from './attempt-query.ts'

export type { MockAttemptSummary } from '#contract/practice/mock-attempts.ts'
export type { MockFigures, MockResult } from '#contract/practice/mock-results.ts'
export type { ScheduledTest } from '#contract/practice/mock-tests.ts'

const MARKING_EVERY_MS = 30_000

export const mockHome = () =>
  queryOptions({
    queryKey: ['mock-tests', 'home'],
    queryFn: ({ signal }) => withOfflineFallback('mock-tests', async () => timed((await call(mockTests.home, { signal })).data)),
    staleTime: 0,
  })

export const mockPool = (filter: QuestionFilter) =>
  queryOptions({
    queryKey: ['mock-tests', 'pool', filter],
    queryFn: async ({ signal }) =>
      (
        await call(mockTests.pool, {
          query: { ...filter, nodes: filter.nodes.join(','), only_read: `${filter.only_read}` },
          signal,
        })
      ).data.questions,
    placeholderData: keepPreviousData,
  })

export const pastAttempts = () =>
  infiniteQueryOptions({
    queryKey: ['mock-tests', 'attempts'],
    queryFn: ({ pageParam, signal }) => call(mockTests.attempts, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

export const mockFigures = () =>
  queryOptions({
    queryKey: ['mock-tests', 'figures'],
    queryFn: async ({ signal }) => (await call(mockTests.figures, { signal })).data,
    staleTime: 0,
  })

export const isNotMarked = (error: unknown): error is CallError => error instanceof CallError && error.status === 409

/** Polled while being marked. */
export const mockResult = (attemptId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'result', attemptId],
    queryFn: async ({ signal }) => (await call(mockTests.result, { params: { attemptId }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isNotMarked(state.error) ? MARKING_EVERY_MS : false),
  })

/** The key makes repeats harmless. */
export interface NewTest extends QuestionFilter {
  attempt_key: string
  questions: number
}

export function useBeginTest() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (what: { testId: string } | NewTest) =>
      'testId' in what
        ? (await call(mockTests.begin, { params: what })).data
        : (await call(mockTests.create, { body: what })).data,
    onSuccess: (attempt) => {
      keepAttempt(timed(attempt))
      void queries.invalidateQueries({ queryKey: mockHome().queryKey })
    },
  })
}

export function useNameMistake(attemptId: string) {
  const queries = useQueryClient()
  const { queryKey } = mockResult(attemptId)
  return useMutation({
    mutationFn: ({ questionId, mistake }: { questionId: string; mistake: Mistake }) =>
      call(mockTests.nameMistake, { params: { attemptId, questionId }, body: { mistake } }),
    onMutate: ({ questionId, mistake }) => {
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (result) => result && withMistake(result, questionId, mistake))
      return before
    },
    onError: (_error, _change, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const withMistake = (result: MockResult, questionId: string, mistake: Mistake): MockResult => ({
  ...result,
  questions: result.questions.map((question) => (question.question_id === questionId ? { ...question, mistake } : question)),
})
