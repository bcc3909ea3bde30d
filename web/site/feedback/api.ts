import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminFeedback, type FeedbackDetail, feedback } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { CallError, call } from '#web/platform/http/call.ts'
import { type FeedbackList, withFeedback, withoutFeedback } from '#web/site/feedback-review/feedback-pages.ts'

const MINE = ['feedback', 'mine']
const ALL = ['feedback', 'all']
const trackKey = (trackingId: string) => ['feedback', 'track', trackingId]

export const myFeedback = () =>
  infiniteQueryOptions({
    queryKey: MINE,
    queryFn: ({ pageParam, signal }) => call(feedback.mine, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

/** Asked anew at each visit: somebody comes here because they were told that something has changed. */
export const trackedFeedback = (trackingId: string) =>
  queryOptions({
    queryKey: trackKey(trackingId),
    queryFn: async ({ signal }) => (await call(feedback.track, { params: { trackingId }, signal })).data,
    staleTime: 0,
  })

interface Words {
  subject: string
  message: string
}

export function useSubmitFeedback() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ words, clientKey }: { words: Words; clientKey: string }): Promise<FeedbackDetail> => {
      try {
        return (await call(feedback.submit, { body: { ...words, client_key: clientKey } })).data
      } catch (error) {
        if (!isKeyTaken(error)) throw error
        return (await call(feedback.submit, { body: { ...words, client_key: newClientKey() } })).data
      }
    },
    onSuccess: (sent) => {
      queries.setQueryData(trackKey(sent.tracking_id), sent)
      return queries.invalidateQueries({ queryKey: MINE, refetchType: 'none' })
    },
  })
}

/** Another tab has sent the same draft with other words; these are a feedback of their own. */
const isKeyTaken = (error: unknown) =>
  error instanceof CallError && error.status === 422 && error.details?.some(({ path }) => path === 'client_key')

/** @param trackingId as it stands in the address */
export function useEditFeedback(trackingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, words }: { id: string; words: Words }) =>
      (await call(feedback.edit, { params: { id }, body: words })).data,
    onSuccess: (edited) => queries.setQueryData(trackKey(trackingId), edited),
    onError: () => queries.invalidateQueries({ queryKey: trackKey(trackingId) }),
    onSettled: () => queries.invalidateQueries({ queryKey: MINE, refetchType: 'none' }),
  })
}

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

/** From the newest again, instead of asking for every page somebody once went back to. */
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
  /** The `updated_at` of what the admin has in view. */
  expected_updated_at: string
}

/** What was changed keeps its place in the lists, also where it no longer fits the filter: nothing jumps away from under a hand. */
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
        // Somebody else was quicker; it is gone as was wanted.
        if (!(error instanceof CallError && error.status === 404)) throw error
      }),
    onSuccess: (_reply, id) =>
      queries.setQueriesData<FeedbackList>({ queryKey: ALL }, (list) => list && withoutFeedback(list, id)),
  })
}
