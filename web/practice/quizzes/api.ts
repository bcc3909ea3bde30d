import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Quiz, quizzes, type Submission } from '#contract/practice/quizzes.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import * as m from '#messages/practice/quizzes.ts'
import { CallError, call, isUnreachable } from '#web/platform/http/call.ts'

/** Never refetched: the questions must not change. */
export const quizById = (quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', quizId],
    queryFn: ({ signal }) => fetchQuiz(quizId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function fetchQuiz(quizId: string, signal: AbortSignal): Promise<Quiz> {
  try {
    return (await call(quizzes.quiz, { params: { quizId }, signal })).data
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const { readQuizOffline } = await import('./quiz-offline.ts')
    return readQuizOffline(quizId, error)
  }
}

export const quizHistory = (filter: ArticleFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['quiz-history', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(quizzes.history, { query: { ...filter, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
  })

export const quizAttempt = (attemptId: string) =>
  queryOptions({
    queryKey: ['quiz-history', 'attempt', attemptId],
    queryFn: async ({ signal }) => (await call(quizzes.attempt, { params: { attemptId }, signal })).data,
  })

const SUBMIT_TIMEOUT_MS = 20_000

/** @throws CallError with a sentence to show */
export async function submitAttempt(submission: Submission) {
  try {
    return (await call(quizzes.submit, { body: submission, signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS) })).data
  } catch (error) {
    if (!(error instanceof CallError) || error.message) throw error
    const text = m.submitFailed({ status: error.status })
    console.warn(text)
    throw new CallError(text, error)
  }
}
