import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { ARTICLE_FILTER } from '#contract/reading/article-filter.ts'
import { Day, Id, Instant, limit } from '#contract/text.ts'
import * as m from '#messages/contract/practice/quizzes.ts'
import { AnsweredQuizQuestion, QuizQuestion } from './question.ts'

export const Quiz = z.object({
  quiz_id: Id,
  title: z.string(),
  title_translated: TranslatedTitle,
  article: z.object({
    article_id: Id,
    title: z.string(),
    title_translated: TranslatedTitle,
    daily_entry: z.object({ publication_date: Day }),
  }),
  quiz_questions: z.array(QuizQuestion),
})
export type Quiz = z.infer<typeof Quiz>

export const MAX_QUIZ_SECONDS = 86_400
const MAX_QUIZ_QUESTIONS = 500

export const QuizAnswer = z.object(
  {
    questionId: z.uuid({ error: 'questionId must be the id of a question' }),
    selectedOption: z.string({ error: 'selectedOption must be the letter of an option' }).max(8),
  },
  { error: 'An answer must be an object' },
)

const Submission = z.object({
  quizId: z.uuid({ error: 'quizId must be the id of a quiz' }),
  answers: boundedList(QuizAnswer, {
    min: 1,
    max: MAX_QUIZ_QUESTIONS,
    error: 'answers must be a list',
    tooFew: m.answerOneQuestion,
    tooMany: m.tooManyQuestions({ max: MAX_QUIZ_QUESTIONS }),
  }),
  /** Since opening; rounded and limited to 0–86,400. */
  timeTakenSeconds: z
    .number({ error: 'timeTakenSeconds must be a number' })
    .transform((seconds) => Math.min(Math.max(Math.round(seconds), 0), MAX_QUIZ_SECONDS)),
  /** Idempotency key. */
  attemptKey: z.uuid({ error: 'attemptKey must be a UUID' }).optional(),
})
export type Submission = z.output<typeof Submission>

const Result = {
  score: z.number().int(),
  totalQuestions: z.number().int(),
  /** Whole percent. */
  percentage: z.number().int(),
  timeTakenSeconds: z.number().int(),
  completedAt: Instant,
}

export const AttemptSummary = z.object({
  attemptId: Id,
  /** `null` ids: deleted. */
  quiz: z.object({
    quizId: Id.nullable(),
    title: z.string(),
    title_translated: TranslatedTitle,
    article: z.object({ articleId: Id.nullable(), title: z.string(), title_translated: TranslatedTitle }),
  }),
  ...Result,
})
export type AttemptSummary = z.infer<typeof AttemptSummary>

export const AttemptDetail = AttemptSummary.extend({
  quiz: AttemptSummary.shape.quiz.extend({
    article: AttemptSummary.shape.quiz.shape.article.extend({ publicationDate: Day }),
  }),
  /** Snapshot at submission. */
  questions: z.array(AnsweredQuizQuestion),
})
export type AttemptDetail = z.infer<typeof AttemptDetail>

export const QUIZ_FORBIDDEN = m.forbidden
export const QUIZ_NOT_FOUND = m.notFound
export const QUIZ_RESERVED = m.reserved
export const HISTORY_FORBIDDEN = m.historyForbidden
export const ATTEMPT_FORBIDDEN = m.attemptForbidden
export const ATTEMPT_NOT_FOUND = m.attemptNotFound

export const quizzes = {
  quiz: endpoint('GET /api/quizzes/:quizId', 'proStudy', {
    summary: 'A quiz with its questions',
    params: z.object({ quizId: Id }),
    forbidden: QUIZ_FORBIDDEN,
    notFound: QUIZ_NOT_FOUND,
    reply: data(Quiz),
  }),
  submit: endpoint('POST /api/quiz-history/submit', 'proStudy', {
    summary: 'Submit an attempt; the server scores it, and unanswered questions count as incorrect',
    body: Submission,
    forbidden: QUIZ_FORBIDDEN,
    notFound: QUIZ_NOT_FOUND,
    reply: data(z.object({ attemptId: Id, ...Result })),
  }),
  history: endpoint('GET /api/quiz-history/history', 'proStudy', {
    summary: 'Past attempts, newest first; pass `next_before` as `before` to get the next page, null at the end',
    query: z.object({
      /** In the person's time zone. */
      ...ARTICLE_FILTER,
      before: Id.optional(),
      limit: limit(50),
    }),
    forbidden: HISTORY_FORBIDDEN,
    reply: z.object({ success: z.literal(true), data: z.array(AttemptSummary), next_before: Id.nullable() }),
  }),
  attempt: endpoint('GET /api/quiz-history/history/:attemptId', 'proStudy', {
    summary: 'One attempt, question by question',
    params: z.object({ attemptId: Id }),
    forbidden: ATTEMPT_FORBIDDEN,
    notFound: ATTEMPT_NOT_FOUND,
    reply: data(AttemptDetail),
  }),
}
