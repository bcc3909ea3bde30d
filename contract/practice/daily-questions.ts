import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { inTargets } from '#contract/in-targets.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/practice/daily-questions.ts'
import { answerOneQuestion } from '#messages/contract/practice/quizzes.ts'
import { AnsweredQuizQuestion, QuestionWithoutKey, Wording } from './question.ts'
import { QuizAnswer } from './quizzes.ts'

export const QUESTIONS_OF_A_DAY = 3

/** Without answer and explanation, also in other languages: only those that are translated whole. */
export const DailyQuestion = QuestionWithoutKey.extend({ article_id: Id, translated: inTargets(Wording) })

const DailyQuestions = z.object({
  publication_date: Day,
  questions: z.array(DailyQuestion),
  /** `null` until answered. */
  result: z
    .object({
      score: z.number().int(),
      totalQuestions: z.number().int(),
      answeredAt: Instant,
      questions: z.array(AnsweredQuizQuestion),
    })
    .nullable(),
})
export type DailyQuestions = z.infer<typeof DailyQuestions>

export const NO_DAILY_QUESTIONS = m.noneYet
export const DAILY_QUESTIONS_CHANGED = m.changed

export const dailyQuestions = {
  today: endpoint('GET /api/daily-questions', 'member', {
    summary: 'Three questions of the latest day, and the result once they are answered. `data` is null when no day has questions',
    reply: data(DailyQuestions.nullable()),
  }),
  answer: endpoint('POST /api/daily-questions/answers', 'member', {
    summary: 'Answer the questions of the latest day. Only the first answer of a day counts: later ones get its result',
    body: z.object({
      publication_date: Day,
      answers: z
        .array(QuizAnswer, { error: 'answers must be a list' })
        .min(1, { error: answerOneQuestion })
        .max(QUESTIONS_OF_A_DAY, { error: m.tooManyAnswers({ max: QUESTIONS_OF_A_DAY }) }),
    }),
    notFound: NO_DAILY_QUESTIONS,
    reply: data(DailyQuestions),
  }),
}
