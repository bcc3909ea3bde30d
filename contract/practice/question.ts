import { z } from 'zod'
import { fillIn, type Stored } from '#contract/fill-in.ts'
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

/** Those that every stored question has. */
type FirstField = 'question_id' | 'question_text' | 'options' | 'correct_option' | 'explanation'
/** For questions stored without a field because it came later: a new field of a question needs its value here. */
const LATER_QUESTION_FIELDS: Omit<Question, FirstField> = {}
/** In editions of quizzes, papers, cards and versions of a day. */
export type StoredQuestion = Stored<Question, typeof LATER_QUESTION_FIELDS>
export const questionFrom = <S extends Omit<StoredQuestion, 'question_id'>>(stored: S) => fillIn(LATER_QUESTION_FIELDS, stored)

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
