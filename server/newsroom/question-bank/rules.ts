import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import {
  EVERYBODY,
  LEAST_FOR_DISCRIMINATION,
  type LookAgain,
  NAMED_THINGS,
} from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { fingerprint } from '#server/newsroom/shared/fingerprint.ts'
import { type AskedQuestion, meaningsOf } from '#server/newsroom/shared/option-meanings.ts'

export type UploadedQuestion = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

export const questionsIn = ({ potential_questions }: ArticleUpload): UploadedQuestion[] => potential_questions?.prelims_quiz ?? []

/** @returns `named things` without a meaning where only the subject tells which option is right */
export function formAndKey(question: AskedQuestion): { form: string; key_meaning: string } {
  const meanings = meaningsOf(question)
  if (!meanings) return { form: NAMED_THINGS, key_meaning: '' }
  return { form: meanings.form, key_meaning: meanings.byLetter[question.correct_option] ?? '' }
}

/** Of the same words, options and key. Another explanation or translation is the same question. */
export const isSameQuestion = (one: AskedQuestion, other: AskedQuestion): boolean =>
  isSameWording(one, other) && one.correct_option === other.correct_option

export const isSameWording = (one: AskedQuestion, other: AskedQuestion): boolean =>
  one.question_text === other.question_text && fingerprint(one.options) === fingerprint(other.options)

interface Counted {
  answers: number
  facility: number | null
  discrimination: number | null
}

export function lookAgain({ answers, facility, discrimination }: Counted): LookAgain[] {
  return [
    ...(discrimination !== null && discrimination < 0 ? (['good_readers_wrong'] as const) : []),
    ...(answers >= LEAST_FOR_DISCRIMINATION && facility !== null && facility > EVERYBODY ? (['everybody_right'] as const) : []),
  ]
}

export const withQuestions = (upload: ArticleUpload, prelims_quiz: UploadedQuestion[]): ArticleUpload => ({
  ...upload,
  potential_questions: { ...upload.potential_questions, prelims_quiz },
})
