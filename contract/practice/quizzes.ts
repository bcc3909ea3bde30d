import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day, Id, Instant, limit } from '#contract/text.ts'

/** `options` maps letters to texts; `correct_option` is one of the letters. */
export const QuizQuestion = z.object({
  question_id: Id,
  question_text: z.string(),
  options: z.record(z.string(), z.string()),
  correct_option: z.string(),
  explanation: z.string(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const Quiz = z.object({
  quiz_id: Id,
  title: z.string(),
  article: z.object({ article_id: Id, title: z.string(), daily_entry: z.object({ publication_date: Day }) }),
  quiz_questions: z.array(QuizQuestion),
})
export type Quiz = z.infer<typeof Quiz>

export const MAX_QUIZ_SECONDS = 86_400

const QuizAnswer = z.object(
  {
    questionId: z.uuid({ error: 'questionId must be the id of a question' }),
    selectedOption: z.string({ error: 'selectedOption must be the letter of an option' }).max(8),
  },
  { error: 'An answer must be an object' },
)

const Submission = z.object({
  quizId: z.uuid({ error: 'quizId must be the id of a quiz' }),
  answers: z
    .array(QuizAnswer, { error: 'answers must be a list' })
    .min(1, { error: 'Answer at least one question' })
    .max(500, { error: 'A quiz has at most 500 questions' }),
  /** From opening the quiz. Brought to whole seconds between 0 and a day. */
  timeTakenSeconds: z
    .number({ error: 'timeTakenSeconds must be a number' })
    .transform((seconds) => Math.min(Math.max(Math.round(seconds), 0), MAX_QUIZ_SECONDS)),
  /** Made by the client once for each attempt: sent again with it, the same attempt is stored once. */
  attemptKey: z.uuid({ error: 'attemptKey must be a UUID' }).optional(),
})
export type Submission = z.output<typeof Submission>

const Result = {
  score: z.number().int(),
  totalQuestions: z.number().int(),
  /** The share of right answers in whole percent. */
  percentage: z.number().int(),
  timeTakenSeconds: z.number().int(),
  completedAt: Instant,
}

export const AttemptSummary = z.object({
  attemptId: Id,
  /** The ids are null once the quiz or the article is no longer there. */
  quiz: z.object({
    quizId: Id.nullable(),
    title: z.string(),
    article: z.object({ articleId: Id.nullable(), title: z.string() }),
  }),
  ...Result,
})
export type AttemptSummary = z.infer<typeof AttemptSummary>

export const AttemptDetail = AttemptSummary.extend({
  quiz: AttemptSummary.shape.quiz.extend({
    article: z.object({ articleId: Id.nullable(), title: z.string(), publicationDate: Day }),
  }),
  /** As they were when they were answered, whatever became of the quiz since. */
  questions: z.array(
    z.object({
      questionId: Id,
      questionText: z.string(),
      options: z.record(z.string(), z.string()),
      /** Null where nothing was answered. */
      selectedOption: z.string().nullable(),
      correctOption: z.string(),
      isCorrect: z.boolean(),
      explanation: z.string(),
    }),
  ),
})
export type AttemptDetail = z.infer<typeof AttemptDetail>

export const QUIZ_FORBIDDEN = 'Pro access required to take quizzes'
export const QUIZ_NOT_FOUND = 'Quiz not found or not accessible'
export const HISTORY_FORBIDDEN = 'Pro access required to view quiz history'
export const ATTEMPT_FORBIDDEN = 'Pro access required to view quiz details'
export const ATTEMPT_NOT_FOUND = 'Quiz attempt not found'

export const quizzes = {
  quiz: endpoint('GET /api/quizzes/:quizId', 'proStudy', {
    summary: 'A quiz with its questions',
    params: z.object({ quizId: Id }),
    forbidden: QUIZ_FORBIDDEN,
    notFound: QUIZ_NOT_FOUND,
    reply: data(Quiz),
  }),
  submit: endpoint('POST /api/quiz-history/submit', 'proStudy', {
    summary: 'Store an attempt: scored here; questions left out count as wrong',
    body: Submission,
    forbidden: QUIZ_FORBIDDEN,
    notFound: QUIZ_NOT_FOUND,
    reply: data(z.object({ attemptId: Id, ...Result })),
  }),
  history: endpoint('GET /api/quiz-history/history', 'proStudy', {
    summary: 'Past attempts, latest first; `next_before` is the `before` of the next page, null at the end',
    query: z.object({
      /** The attempt that ended the page before. */
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
