import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeedbackDetail, feedback } from '#contract/site/feedback.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { CallError, call } from '#web/platform/http/call.ts'

const MINE = ['feedback', 'mine']
const trackKey = (trackingId: string) => ['feedback', 'track', trackingId]

export const myFeedback = () =>
  infiniteQueryOptions({
    queryKey: MINE,
    queryFn: ({ pageParam, signal }) => call(feedback.mine, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

/** Never cached: opened after change notifications. */
export const trackedFeedback = (trackingId: string) =>
  queryOptions({
    queryKey: trackKey(trackingId),
    queryFn: async ({ signal }) => (await call(feedback.track, { params: { trackingId }, signal })).data,
    staleTime: 0,
  })

interface FeedbackText {
  subject: string
  message: string
}

export function useSubmitFeedback() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ words, clientKey }: { words: FeedbackText; clientKey: string }): Promise<FeedbackDetail> => {
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

/** Another tab sent the draft with a different text. */
const isKeyTaken = (error: unknown) =>
  error instanceof CallError && error.status === 422 && error.details?.some(({ path }) => path === 'client_key')

export function useEditFeedback(trackingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, words }: { id: string; words: FeedbackText }) =>
      (await call(feedback.edit, { params: { id }, body: words })).data,
    onSuccess: (edited) => queries.setQueryData(trackKey(trackingId), edited),
    onError: () => queries.invalidateQueries({ queryKey: trackKey(trackingId) }),
    onSettled: () => queries.invalidateQueries({ queryKey: MINE, refetchType: 'none' }),
  })
}
