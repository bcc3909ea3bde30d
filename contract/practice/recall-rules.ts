import * as m from '#messages/contract/practice/recall.ts'

export const CARD_KINDS = ['flashcard', 'question', 'term', 'fact', 'in-news'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** Indexes are the numbers in database and scheduler. */
export const CARD_STATES = ['new', 'learning', 'review', 'relearning'] as const

/** Sent as index + 1. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type GradeName = (typeof GRADES)[number]

/** In seconds. */
/** Seconds; null: after the examination. */
export type Intervals = Record<GradeName, number | null>

/** Without Pro. */
export const FREE_CARDS = 300
export const DAILY_MINUTES = { least: 1, most: 240, usual: 15 }
export const MAX_NOTE_CHARACTERS = 2000
/** Answers of a person before the intervals adapt to the memory, as FSRS recommends (docs/decisions/0049-recall.md). */
export const ENOUGH_TO_FIT = 1000
export const MAX_FACT_CHARACTERS = 1000
export const MAX_REVIEWS_AT_ONCE = 200
export const MAX_CARDS_AT_ONCE = 200
export const MAX_IN_NEWS_AT_ONCE = 100
/** Far beyond any learner. */
export const MAX_REVIEWS = { ofCard: 500, ofCardADay: 100, aDay: 5000 }

export interface RecallSettings {
  daily_minutes: number
  keep_wrong_answers: boolean
  fit_intervals: boolean
}
export const USUAL_SETTINGS: RecallSettings = {
  daily_minutes: DAILY_MINUTES.usual,
  keep_wrong_answers: true,
  fit_intervals: true,
}

export const CARD_NOT_FOUND = m.cardNotFound
export const REVIEWS_USED = m.reviewsUsed
export const REVIEW_NOT_FOUND = m.reviewNotFound
export const CARDS_NEED_PRO = m.cardsNeedPro
export const FREE_CARDS_USED = m.freeCardsUsed({ max: FREE_CARDS })
