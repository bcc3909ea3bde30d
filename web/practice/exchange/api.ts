import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportReason } from '#contract/community/forum-rules.ts'
import { exchange, type NewReview } from '#contract/practice/exchange.ts'
import { call } from '#web/platform/http/call.ts'
import { callFile } from '#web/platform/http/call-file.ts'

const ALL = ['exchange']

export const exchangeState = () =>
  queryOptions({
    queryKey: [...ALL, 'state'],
    queryFn: async ({ signal }) => (await call(exchange.state, { signal })).data,
    staleTime: 0,
  })

export const ownOffers = () =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'offers'],
    queryFn: ({ pageParam, signal }) => call(exchange.offers, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

export const offerOf = (answerId: string) =>
  queryOptions({
    queryKey: [...ALL, 'offers', answerId],
    queryFn: async ({ signal }) => (await call(exchange.offers, { query: { answer_id: answerId }, signal })).data[0] ?? null,
    staleTime: 0,
  })

export const givenReviews = () =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'given'],
    queryFn: ({ pageParam, signal }) => call(exchange.given, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
    staleTime: 0,
  })

/** Reserves an answer, or finds the reserved one. Not refetched while it is read. */
export const nextAnswer = () =>
  queryOptions({
    queryKey: [...ALL, 'next'],
    queryFn: async () => (await call(exchange.next)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const loadAssignedPhoto = (offerId: string, number: number, signal: AbortSignal) =>
  callFile(exchange.photo, { params: { offerId }, query: { number }, signal })

function useChange<Input, Result>(change: (given: Input) => Promise<Result>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: ALL, refetchType: 'active' }) })
}

export const useOffer = () => useChange((answer_id: string) => call(exchange.offer, { body: { answer_id } }))

export const useWithdraw = () => useChange((offerId: string) => call(exchange.withdraw, { params: { offerId } }))

export const useShowName = () =>
  useChange(({ reviewId, agreed }: { reviewId: string; agreed: boolean }) =>
    call(exchange.showName, { params: { exchangeReviewId: reviewId }, body: { agreed } }),
  )

/** No refetch: the page is left. */
export const sendReview = (offerId: string, body: NewReview) => call(exchange.review, { params: { offerId }, body })

export const giveBack = (offerId: string) => call(exchange.giveBack, { params: { offerId } })

const bodyOf = (reason: ReportReason, description: string) => ({ reason, ...(description && { description }) })

export const reportAnswer = (offerId: string, reason: ReportReason, description: string) =>
  call(exchange.reportAnswer, { params: { offerId }, body: bodyOf(reason, description) })

export const reportReview = (reviewId: string, reason: ReportReason, description: string) =>
  call(exchange.reportReview, { params: { exchangeReviewId: reviewId }, body: bodyOf(reason, description) })
