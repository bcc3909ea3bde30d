import { z } from 'zod'
import { fillIn, type Stored } from '#contract/fill-in.ts'
import { inTargets } from '#contract/in-targets.ts'
import { Id } from '#contract/text.ts'

export const Question = z.object({
  question_id: Id,
  question_text: z.string(),
  options: z.record(z.string(), z.string()),
  correct_option: z.string(),
  explanation: z.string(),
})
export type Question = z.infer<typeof Question>
export const QUESTION_FIELDS = Question.keyof().options

type FirstField = 'question_id' | 'question_text' | 'options' | 'correct_option' | 'explanation'
/** Defaults for older questions; new fields need one. */
const LATER_QUESTION_FIELDS: Omit<Question, FirstField> = {}
export type StoredQuestion = Stored<Question, typeof LATER_QUESTION_FIELDS>
export const questionFrom = <S extends Omit<StoredQuestion, 'question_id'>>(stored: S) => fillIn(LATER_QUESTION_FIELDS, stored)

export const QuestionWithoutKey = Question.omit({ correct_option: true, explanation: true })
export type QuestionWithoutKey = z.infer<typeof QuestionWithoutKey>

export const Wording = Question.pick({ question_text: true, options: true })
export type Wording = z.infer<typeof Wording>

/** With the key in every language: for quizzes, which are scored in the browser. */
export const QuizQuestion = Question.extend({
  translated: inTargets(Wording.extend({ explanation: z.string().optional() })),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** Editions store a question as it was uploaded; without a translation, or from before there were any, the field is missing. */
export const quizQuestionFrom = (stored: StoredQuestion & Partial<Pick<QuizQuestion, 'translated'>>): QuizQuestion => ({
  translated: {},
  ...questionFrom(stored),
})

const { question_id, question_text, correct_option, ...sameNames } = Question.shape

export const AnsweredQuestion = z.object({
  questionId: question_id,
  questionText: question_text,
  ...sameNames,
  /** `null`: unanswered. */
  selectedOption: z.string().nullable(),
  correctOption: correct_option,
  isCorrect: z.boolean(),
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

/** Of a stored attempt. */
export const AnsweredQuizQuestion = AnsweredQuestion.extend({ translated: QuizQuestion.shape.translated })
export type AnsweredQuizQuestion = z.infer<typeof AnsweredQuizQuestion>
