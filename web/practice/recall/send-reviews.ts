import { recall, type SentReview } from '#contract/practice/recall.ts'
import { MAX_REVIEWS_AT_ONCE } from '#contract/practice/recall-rules.ts'
import * as m from '#messages/practice/recall/send-reviews.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { queryClient } from '#web/platform/http/query-client.ts'
import { deliver, enqueue } from '#web/platform/offline/outbox.ts'
import { declareKind } from '#web/platform/offline/outbox-kinds.ts'
import { cancel, deliveryOf, pending } from '#web/platform/offline/outbox-state.ts'
import { toast } from '#web/ui/status/toast-store.ts'

export const REVIEW = 'recall-review'
const UNDO = 'recall-undo'
const TIMEOUT_MS = 20_000

/** Sent with another review: waiting reviews take few calls. */
const sent = new Set<string>()

declareKind<SentReview>(REVIEW, {
  storedFor: 'pro',
  send: async (review) => {
    if (sent.has(review.review_id)) return
    const others = pending<SentReview>(REVIEW).filter(
      ({ value }) => value.review_id !== review.review_id && !sent.has(value.review_id),
    )
    const reviews = [review, ...others.map(({ value }) => value)].slice(0, MAX_REVIEWS_AT_ONCE)
    await call(recall.review, { body: { reviews, sent_at: new Date().toISOString() }, signal: AbortSignal.timeout(TIMEOUT_MS) })
    for (const { review_id } of reviews) sent.add(review_id)
  },
  onSent: () => queryClient.invalidateQueries({ queryKey: ['recall', 'figures'] }),
  onRefused: (_review, message) => toast(m.answerRefused({ reason: message }), 'error'),
})

declareKind<{ review_id: string }>(UNDO, {
  storedFor: 'pro',
  send: ({ review_id }) => call(recall.undo, { params: { reviewId: review_id }, signal: AbortSignal.timeout(TIMEOUT_MS) }),
})

const underWay = new Map<string, Promise<unknown>>()

/** Resolves when each has arrived, waits or was refused. */
export const reviewsSettled = (): Promise<unknown> => Promise.allSettled(underWay.values())

export const unsentCards = (): Set<string> => new Set(pending<SentReview>(REVIEW).map(({ value }) => value.card_id))

/** @param onLost called if it was neither sent nor stored */
export function sendReview(review: SentReview, onLost: () => void): void {
  const delivery = deliver(REVIEW, review.review_id, review).catch((error) => {
    toast(failureText(error, m.answerNotSaved), 'error')
    onLost()
  })
  underWay.set(review.review_id, delivery)
  delivery.finally(() => underWay.delete(review.review_id))
}

/** Cancels it in the outbox, or asks the server once it has arrived. */
export async function undoReview(reviewId: string): Promise<void> {
  await underWay.get(reviewId)
  const isWaiting = deliveryOf(REVIEW, reviewId)?.state === 'waiting'
  if (isWaiting) cancel(REVIEW, reviewId)
  if (!isWaiting || sent.has(reviewId)) enqueue(UNDO, reviewId, { review_id: reviewId })
}
