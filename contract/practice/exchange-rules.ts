import * as m from '#messages/contract/practice/exchange.ts'

/** Per own answer. */
export const REVIEWS_OWED = 2
export const REVIEWS_WANTED = 2
export const RESERVED_MINUTES = 30
/** In the queue. */
export const OFFER_DAYS = 30
export const COMMENT_CHARACTERS = { least: 20, most: 1000 }
export const MAX_DEMANDS = 20

/** `waiting`: the author owes reviews. */
export const OFFER_STATUSES = ['waiting', 'open', 'reviewed', 'withdrawn', 'expired'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

export const EXCHANGE_FORBIDDEN = m.forbidden
export const OFFER_NOT_FOUND = m.offerNotFound
export const REVIEW_NOT_FOUND = m.reviewNotFound
export const ANSWER_NOT_FINISHED = m.answerNotFinished
export const ANSWER_IS_EMPTY = m.answerIsEmpty
export const OFFER_HIDDEN = m.offerHidden
export const OFFER_WITHDRAWN = m.offerWithdrawn
export const ALREADY_REVIEWED_ANSWER = m.alreadyReviewed
export const NOT_RESERVED = m.notReserved
export const SCORE_EACH_DEMAND = m.scoreEachDemand
export const SCORE_TOO_HIGH = m.scoreTooHigh
export const NAMES_SHOWN = m.namesShown
export const ALREADY_REPORTED_ANSWER = m.alreadyReportedAnswer
export const ALREADY_REPORTED_REVIEW = m.alreadyReportedReview
