import { z } from 'zod'
import { Id } from '#contract/text.ts'

/** A multiple-choice question. `options` maps letters to texts; `correct_option` is one of the letters. Every other form picks from it. */
export const Question = z.object({
  question_id: Id,
  question_text: z.string(),
  options: z.record(z.string(), z.string()),
  correct_option: z.string(),
  explanation: z.string(),
})
export type Question = z.infer<typeof Question>
export const QUESTION_FIELDS = Question.keyof().options

/** As it is shown before it is answered. */
export const QuestionWithoutKey = Question.omit({ correct_option: true, explanation: true })

/** What a translation repeats in its language. */
export const Wording = Question.pick({ question_text: true, options: true })
export type Wording = z.infer<typeof Wording>

const { question_id, question_text, correct_option, ...sameNames } = Question.shape

/** With what somebody chose. The quiz history names its fields in camel case. */
export const AnsweredQuestion = z.object({
  questionId: question_id,
  questionText: question_text,
  ...sameNames,
  /** Null for an unanswered question. */
  selectedOption: z.string().nullable(),
  correctOption: correct_option,
  isCorrect: z.boolean(),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>
