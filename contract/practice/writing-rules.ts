/** The words and limits of answer writing. This file loads no schema, to keep pages small. */

import type { DirectiveId } from './directives.ts'

/** Of a question that says nothing about its marks. */
export const USUAL_MARKS = 15
/** Two essays of 125 marks make a paper. */
export const MAX_MARKS = 250

/** Words aimed at, where the question does not say: 150 for 10 marks, 250 for 15 (and for a case study of 20), 1,000 for an essay. */
export const wordsFor = (marks: number): number => (marks <= 10 ? 150 : marks <= 25 ? 250 : 1000)

/** Minutes of the clock: a paper of 250 marks has three hours, so 10 marks have 7 minutes, 15 have 11, an essay 90. */
export const minutesFor = (marks: number): number => Math.max(1, Math.round((marks * 180) / 250))

/** 2,000 words and more, and less than 64 KB in every script. */
export const MAX_ANSWER_CHARACTERS = 15_000
/** What a question's clock can count: a day. Longer is stored as a day. */
export const MAX_WRITING_SECONDS = 86_400

export const MAX_PHOTOS = 4
export const MAX_PHOTO_BYTES = 6 * 1024 * 1024
export const MAX_PHOTO_MEGAPIXELS = 40
/** The longest side of a stored photograph, in pixels. A page of handwriting stays legible. */
export const PHOTO_SIDE = 2000
/** Detected from the content, not from the name or the header. Stored photographs are always JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** How an attempt ended. After either, the model answer can be seen. */
export const OUTCOMES = ['submitted', 'given_up'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const WRITING_FORBIDDEN = 'Pro access required to write answers'
export const QUESTION_NOT_FOUND = 'Question not found or not accessible'
export const ANSWER_NOT_FOUND = 'Answer not found'
export const PHOTO_NOT_FOUND = 'Photograph not found'

/** 409 with `current`, a `Draft`. */
export const DRAFT_IS_OLDER = 'This answer was changed on another device'
/** 409 with `current`, a `Draft`: one question has one draft at a time. */
export const OTHER_DRAFT = 'There is already a draft for this question, from another device'
/** 409 with `current`, an `Answer`. */
export const ALREADY_REVEALED = 'This answer is already finished: the model answer has been shown'
/** 422: the id of the answer was used for another question. */
export const OTHER_QUESTION = 'This answer belongs to another question'
/** 409: photographs can be added, and put in order, only until then. */
export const ANSWER_IS_FINISHED = 'This answer is finished, so its photographs stay as they are'
/** 409: asked for something that needs a finished answer. */
export const NOT_REVEALED = 'Submit this answer first'
/** 409 */
export const NOT_SUBMITTED = 'Only an answer that was submitted can be scored'
export const NOTHING_WRITTEN = 'Write something or add a photograph first, or choose “I give up”'

export const PHOTOS_FULL = `An answer can have at most ${MAX_PHOTOS} photographs`
export const PHOTO_WRONG_TYPE = 'This file is not a picture. Please choose a JPEG, PNG or WebP file.'
export const PHOTO_IS_PDF = 'This file is a PDF. Please choose photographs of the pages: JPEG, PNG or WebP.'
export const PHOTO_IS_HEIC = 'This picture is in the HEIC format. Please save it as JPEG and try again.'
export const PHOTO_BROKEN = 'This picture is damaged or incomplete. Please take or choose it again.'
export const PHOTO_TOO_LARGE = `A photograph can have at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB`
export const PHOTO_TOO_MANY_PIXELS = `This picture has more than ${MAX_PHOTO_MEGAPIXELS} megapixels. Please make it smaller and try again.`
export const PHOTO_ID_USED = 'This photograph was already added with different content'
export const PHOTOS_AWAY = 'Photographs are not available at the moment. Please try again in a few seconds.'

/** A question as an answer holds it, so that the answer stays when the article goes. */
export interface StoredMainsQuestion {
  text: string
  marks: number
  words: number
  minutes: number
  directive: DirectiveId | null
  /** The marks add up to those of the question. */
  key_demands: { point: string; marks_hundredths: number }[]
  /** Markdown. Never sent before the answer is finished. */
  model_answer: string
  article_title: string
  /** GS paper of the article. */
  paper: string
}
