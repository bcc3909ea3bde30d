import type { SourcedSketch, SourcedValue } from '#contract/reading/provenance.ts'
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

export const WRITING_FORBIDDEN = 'Pro access required to write answers'
export const QUESTION_NOT_FOUND = 'Question not found or not accessible'
export const ANSWER_NOT_FOUND = 'Answer not found'
export const PHOTO_NOT_FOUND = 'Photograph not found'

/** 409 with `current`, a `Draft`. */
export const DRAFT_IS_OLDER = 'This answer was changed on another device'
/** 409 with `current`, a `Draft`. */
export const OTHER_DRAFT = 'There is already a draft for this question, from another device'
/** 409 with `current`, an `Answer`. */
export const ALREADY_REVEALED = 'This answer is already finished: the model answer has been shown'
/** 422 */
export const OTHER_QUESTION = 'This answer belongs to another question'
/** 409 */
export const ANSWER_IS_FINISHED = 'This answer is finished, so its photographs stay as they are'
/** 409 */
export const NOT_REVEALED = 'Submit this answer first'
/** 409 */
export const NOT_SUBMITTED = 'Only an answer that was submitted can be scored'
export const NOTHING_WRITTEN = 'Write something or add a photograph first, or choose “Show the model answer”'

export const PHOTOS_FULL = `An answer can have at most ${MAX_PHOTOS} photographs`
export const PHOTO_WRONG_TYPE = 'This file is not a picture. Please choose a JPEG, PNG or WebP file.'
export const PHOTO_IS_PDF = 'This file is a PDF. Please choose photographs of the pages: JPEG, PNG or WebP.'
export const PHOTO_IS_HEIC = 'This picture is in the HEIC format. Please save it as JPEG and try again.'
export const PHOTO_BROKEN = 'This picture is damaged or incomplete. Please take or choose it again.'
export const PHOTO_TOO_LARGE = `A photograph can have at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB`
export const PHOTO_TOO_MANY_PIXELS = `This picture has more than ${MAX_PHOTO_MEGAPIXELS} megapixels. Please make it smaller and try again.`
export const PHOTO_ID_USED = 'This photograph was already added with different content'
export const PHOTOS_AWAY = 'Photographs are not available at the moment. Please try again in a few seconds.'

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
  article_title: string
  paper: string
}
