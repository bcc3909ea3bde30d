import type { Target } from '#contract/languages.ts'
import type { SourcedSketch, SourcedValue } from '#contract/reading/provenance.ts'
import * as m from '#messages/contract/practice/writing.ts'
import type { DirectiveId } from './directives.ts'

export const USUAL_MARKS = 15
/** Two essays of 125 marks. */
export const MAX_MARKS = 250

/** 20 is a case study, above 25 an essay. */
export const wordsFor = (marks: number): number => (marks <= 10 ? 150 : marks <= 25 ? 250 : 1000)

/** 250 marks in three hours. */
export const minutesFor = (marks: number): number => Math.max(1, Math.round((marks * 180) / 250))

/** Under 64 KB in every script. */
export const MAX_ANSWER_CHARACTERS = 15_000
export const MAX_WRITING_SECONDS = 86_400

export const MAX_PHOTOS = 4
export const MAX_PHOTO_BYTES = 6 * 1024 * 1024
export const MAX_PHOTO_MEGAPIXELS = 40
/** Pixels; handwriting stays legible. */
export const PHOTO_SIDE = 2000
/** Detected from content. Stored as JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const OUTCOMES = ['submitted', 'given_up'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const WRITING_FORBIDDEN = m.forbidden
export const QUESTION_NOT_FOUND = m.questionNotFound
export const ANSWER_NOT_FOUND = m.answerNotFound
export const PHOTO_NOT_FOUND = m.photoNotFound

/** 409 with `current`, a `Draft`. */
export const DRAFT_IS_OLDER = m.draftIsOlder
/** 409 with `current`, a `Draft`. */
export const OTHER_DRAFT = m.otherDraft
/** 409 with `current`, an `Answer`. */
export const ALREADY_REVEALED = m.alreadyRevealed
/** 422 */
export const OTHER_QUESTION = m.otherQuestion
/** 409 */
export const ANSWER_IS_FINISHED = m.answerIsFinished
/** 409 */
export const NOT_REVEALED = m.notRevealed
/** 409 */
export const NOT_SUBMITTED = m.notSubmitted
export const NOTHING_WRITTEN = m.nothingWritten

export const PHOTOS_FULL = m.photosFull({ max: MAX_PHOTOS })
export const PHOTO_WRONG_TYPE = m.photoWrongType
export const PHOTO_IS_PDF = m.photoIsPdf
export const PHOTO_IS_HEIC = m.photoIsHeic
export const PHOTO_BROKEN = m.photoBroken
export const PHOTO_TOO_LARGE = m.photoTooLarge({ max: MAX_PHOTO_BYTES / 1024 / 1024 })
export const PHOTO_TOO_MANY_PIXELS = m.photoTooManyPixels({ max: MAX_PHOTO_MEGAPIXELS })
export const PHOTO_ID_USED = m.photoIdUsed
export const PHOTOS_AWAY = m.photosAway

/** Copied into answers, as articles can be deleted. */
export interface StoredMainsQuestion {
  text: string
  marks: number
  words: number
  minutes: number
  directive: DirectiveId | null
  key_demands: { point: string; marks_hundredths: number }[]
  /** Hidden until the answer is finished. */
  model_answer: string
  /** Hidden like it. */
  value_box?: SourcedValue[]
  sketch?: SourcedSketch
  /** Those that are whole; `key_demands` are points in the English order. */
  translated?: Partial<Record<Target, { text: string; model_answer: string; key_demands: string[] }>>
  article_title: string
  paper: string
}
