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

export const EXCHANGE_FORBIDDEN = 'Pro access required to exchange answers'
export const OFFER_NOT_FOUND = 'This answer is not in the exchange'
export const REVIEW_NOT_FOUND = 'Review not found'
export const ANSWER_NOT_FINISHED = 'Only a submitted answer can be put into the exchange'
export const ANSWER_IS_EMPTY = 'This answer has neither text nor photographs'
export const OFFER_HIDDEN = 'A moderator has hidden this answer'
export const OFFER_WITHDRAWN = 'Its author has withdrawn this answer'
export const ALREADY_REVIEWED_ANSWER = 'You have already reviewed this answer'
export const NOT_RESERVED = 'This answer is no longer reserved for you'
export const SCORE_EACH_DEMAND = 'Give a score for each key demand'
export const SCORE_TOO_HIGH = 'A score can be at most the marks of its key demand'
export const NAMES_SHOWN = 'Both of you have agreed, so your names are already shown'
export const ALREADY_REPORTED_ANSWER = 'You have already reported this answer'
export const ALREADY_REPORTED_REVIEW = 'You have already reported this review'
