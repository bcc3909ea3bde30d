/** The words and limits of recall. This file loads no schema, to keep pages small. */

export const CARD_KINDS = ['flashcard', 'question', 'term', 'fact'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** The place of a state is its number in the database and in the scheduler. */
export const CARD_STATES = ['new', 'learning', 'review', 'relearning'] as const

/** The place of a grade, from 1 on, is what a review is sent with. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type GradeName = (typeof GRADES)[number]

/** Seconds until a card would come back, for each grade. */
export type Intervals = Record<GradeName, number>

/** The most cards of a member without Pro. */
export const FREE_CARDS = 300
export const DAILY_MINUTES = { least: 1, most: 240, usual: 15 }
export const MAX_NOTE_CHARACTERS = 2000
export const MAX_FACT_CHARACTERS = 1000
export const MAX_REVIEWS_AT_ONCE = 200
export const MAX_CARDS_AT_ONCE = 200
/** Answers that are stored: in all of one card, of one card in 24 hours, and of a person on a day. No learner comes near. */
export const MAX_REVIEWS = { ofCard: 500, ofCardADay: 100, aDay: 5000 }

export interface RecallSettings {
  /** What the queue of a day is cut to. */
  daily_minutes: number
  /** Whether questions that are answered wrongly become cards. */
  keep_wrong_answers: boolean
  /** Whether intervals are fitted to the person's answers, once there are enough. */
  fit_intervals: boolean
}
export const USUAL_SETTINGS: RecallSettings = {
  daily_minutes: DAILY_MINUTES.usual,
  keep_wrong_answers: true,
  fit_intervals: true,
}

export const CARD_NOT_FOUND = 'Card not found'
export const REVIEWS_USED = 'You have reached the daily limit for review answers. Please continue tomorrow.'
export const REVIEW_NOT_FOUND = 'Review not found'
export const CARDS_NEED_PRO = 'Pro access required to recall flashcards and quiz questions'
export const FREE_CARDS_USED = `The free plan holds up to ${FREE_CARDS} cards. Delete some, or get Pro.`
