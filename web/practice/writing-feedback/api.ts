import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeedbackState, writingFeedback } from '#contract/practice/writing-feedback.ts'
import { call, ownLanguage } from '#web/platform/http/call.ts'

export type { FeedbackState, MachineFeedback } from '#contract/practice/writing-feedback.ts'

const POLL_INTERVAL_MS = 3000

/** Polled while in progress. */
export const answerFeedback = (answerId: string) =>
  queryOptions({
    queryKey: ['writing-feedback', answerId],
    queryFn: async ({ signal }) => inOwnLanguage((await call(writingFeedback.state, { params: { answerId }, signal })).data),
    refetchInterval: ({ state }) => (state.data?.request?.state === 'waiting' && !state.error ? POLL_INTERVAL_MS : false),
  })

/** A failure is a sentence of the server. */
async function inOwnLanguage(state: FeedbackState): Promise<FeedbackState> {
  if (state.request?.state !== 'failed') return state
  const said = await ownLanguage()
  return { ...state, request: { ...state.request, failure: said(state.request.failure) } }
}

/** With a host, agrees first to sending answers there. */
export function useAskFeedback(answerId: string) {
  const queries = useQueryClient()
  const { queryKey } = answerFeedback(answerId)
  return useMutation({
    mutationFn: async (host?: string) => {
      if (host !== undefined) await call(writingFeedback.agree, { body: { host } })
      return inOwnLanguage((await call(writingFeedback.ask, { params: { answerId } })).data)
    },
    onSuccess: (state) => queries.setQueryData(queryKey, state),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useWithdrawConsent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(writingFeedback.withdraw, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: ['writing-feedback'] }),
  })
}

export const feedbackUsage = () =>
  queryOptions({
    queryKey: ['writing-feedback', 'usage'],
    queryFn: async ({ signal }) => (await call(writingFeedback.usage, { signal })).data,
  })
