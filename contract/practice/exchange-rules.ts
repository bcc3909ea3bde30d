/** The rules and words of the answer exchange. The browser loads this file, so it has no schemas. */

/** Reviews that somebody gives before an answer of theirs is shown to reviewers. */
export const REVIEWS_OWED = 2
/** Reviews after which an answer leaves the queue. */
export const REVIEWS_WANTED = 2
/** How long an answer is reserved for its reviewer. */
export const RESERVED_MINUTES = 30
/** How long an answer stays in the queue. */
export const OFFER_DAYS = 30
export const COMMENT_CHARACTERS = { least: 20, most: 1000 }
/** The most points of a checklist. */
export const MAX_DEMANDS = 20

/**
 * `waiting`: its author owes reviews; `open`: reviewers see it; `reviewed`: it has its reviews; `withdrawn` by its author; `expired`: in the
 * queue for too long.
 */
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
