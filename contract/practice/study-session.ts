import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { EXAMS } from '#contract/reading/study-plan-rules.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { MAX_TEST_LINES } from './study-session-rules.ts'

const count = z.number().int().min(0)

const ANY_STEP = {
  /** Names the step when it is skipped. */
  step: z.string(),
  minutes: count,
  state: z.enum(['open', 'done', 'skipped']),
}

export const SessionStep = z.discriminatedUnion('kind', [
  /** `done`: distinct cards. */
  z.object({ kind: z.literal('review'), ...ANY_STEP, cards: count, done: count }),
  /** `is_begun`: partly read. */
  z.object({
    kind: z.literal('read'),
    ...ANY_STEP,
    article_id: Id,
    title: z.string(),
    title_translated: TranslatedTitle,
    is_begun: z.boolean(),
  }),
  z.object({
    kind: z.literal('quiz'),
    ...ANY_STEP,
    article_id: Id,
    quiz_id: Id,
    title: z.string(),
    title_translated: TranslatedTitle,
    questions: count,
  }),
  /** Of the day, for people without quizzes. */
  z.object({ kind: z.literal('questions'), ...ANY_STEP, questions: count }),
  z.object({ kind: z.literal('write'), ...ANY_STEP, article_id: Id, question_key: z.string(), title: z.string() }),
  /**
   * Scheduled (`opens_at`), begun (`attempt_id`) or to be made of `lines`. A scheduled one has its own time: its minutes are not part
   * of the session's.
   */
  z.object({
    kind: z.literal('test'),
    ...ANY_STEP,
    title: z.string().nullable(),
    questions: count,
    opens_at: Instant.nullable(),
    attempt_id: Id.nullable(),
    lines: z.array(z.string()).max(MAX_TEST_LINES),
  }),
])
export type SessionStep = z.infer<typeof SessionStep>

export const StudySession = z.object({
  /** In the person's time zone; begins at 03:00. */
  day: Day,
  /** A day a week may be free: no steps. */
  is_day_off: z.boolean(),
  /** By the study plan. */
  daily_minutes: count,
  steps: z.array(SessionStep),
  /** Cards in the review now, also those that are not part of the session. */
  cards_now: count,
  learnt_today: z.object({ cards: count, articles: count, questions: count, answers: count }),
  /** What is known already: cards due, and a day off. */
  tomorrow: z.object({ cards: count, minutes: count, is_day_off: z.boolean() }),
  exam: z.object({ exam: z.enum(EXAMS).nullable(), days_left: count, is_estimate: z.boolean() }).nullable(),
})
export type StudySession = z.infer<typeof StudySession>

export const SkippedStep = z.object(
  {
    /** A step of another day is not skipped. */
    day: Day,
    step: z
      .string({ error: 'step must be the name of a step' })
      .regex(/^[a-z]+(:[0-9a-f-]{36})?$/, { error: 'step must be the name of a step' }),
    skipped: z.boolean({ error: 'skipped must be true or false' }),
  },
  { error: 'Send a JSON object of day, step and skipped' },
)
export type SkippedStep = z.output<typeof SkippedStep>

export const studySession = {
  today: endpoint('GET /api/today', 'member', {
    summary: 'The study session of today: steps in order with their minutes and what is done, and what comes tomorrow',
    reply: data(StudySession),
  }),
  skip: endpoint('PUT /api/today/skipped', 'member', {
    summary: 'Skip a step of today’s study session, or take it back; repeating it changes nothing',
    body: SkippedStep,
    reply: Done,
  }),
}
