import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminFeedback, feedback } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { type FeedbackList, withFeedback, withoutFeedback } from './feedback-pages.ts'

const ALL = ['feedback', 'all']

export interface FeedbackFilter {
  status: FeedbackStatus | 'all'
  q: string
}

export const allFeedback = ({ status, q }: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: [...ALL, status, q],
    queryFn: ({ pageParam, signal }) =>
      call(feedback.adminList, {
        query: { status, ...(q && { q }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    placeholderData: keepPreviousData,
  })

export function useRefreshFeedback(filter: FeedbackFilter) {
  const queries = useQueryClient()
  const { queryKey } = allFeedback(filter)
  return async () => {
    queries.setQueryData<FeedbackList>(
      queryKey,
      (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
    )
    await queries.invalidateQueries({ queryKey: ALL, refetchType: 'none' })
    await queries.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
  }
}

interface Decision {
  status: FeedbackStatus
  admin_response: string
  /** `updated_at` of the edited version. */
  expected_updated_at: string
}

/** Keeps its position, even if the filter no longer matches. */
export function useReviewFeedback(onCurrent: (current: AdminFeedback) => void) {
  const queries = useQueryClient()
  const show = (item: AdminFeedback) =>
    queries.setQueriesData<FeedbackList>({ queryKey: ALL }, (list) => list && withFeedback(list, item))
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: Decision }) => {
      const { admin_response } = decision
      const body = { ...decision, admin_response: admin_response.trim() === '' ? null : admin_response }
      return (await call(feedback.review, { params: { id }, body })).data
    },
    onSuccess: show,
    onError: (error) => {
      if (!(error instanceof CallError && error.current)) return
      show(error.current as AdminFeedback)
      onCurrent(error.current as AdminFeedback)
    },
  })
}

export function useDeleteFeedback() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      call(feedback.remove, { params: { id } }).catch((error) => {
        // Already deleted.
        if (!isNotFound(error)) throw error
      }),
    onSuccess: (_reply, id) =>
      queries.setQueriesData<FeedbackList>({ queryKey: ALL }, (list) => list && withoutFeedback(list, id)),
  })
}
