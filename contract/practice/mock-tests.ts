import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/practice/mock-tests.ts'
import { Clock, MockAttempt, MockAttemptSummary, MockRules, SentAnswer } from './mock-attempts.ts'
import { Mistake, MockFigures, MockResult } from './mock-results.ts'
import { QuestionFilter } from './mock-test-filter.ts'
import { MOCK_QUESTIONS } from './mock-test-rules.ts'

const count = z.number().int().min(0)

export const TestSummary = z.object({
  test_id: Id,
  title: z.string(),
  questions: count,
  minutes: count,
  rules: MockRules,
  opens_at: Instant,
  closes_at: Instant,
  results_at: Instant,
  /** `marking`: closed, no results yet. */
  state: z.enum(['announced', 'open', 'marking', 'results']),
})

const ScheduledTest = TestSummary.extend({ attempt: MockAttemptSummary.nullable() })
export type ScheduledTest = z.infer<typeof ScheduledTest>

const QuestionCount = z
  .int({ error: 'questions must be a whole number' })
  .min(MOCK_QUESTIONS.least, { error: `questions must be at least ${MOCK_QUESTIONS.least}` })
  .max(MOCK_QUESTIONS.most, { error: `questions must be at most ${MOCK_QUESTIONS.most}` })

export const MOCK_FORBIDDEN = m.forbidden
export const MOCK_ATTEMPT_NOT_FOUND = m.attemptNotFound
export const TEST_RESERVED = m.reserved
export const MOCK_TEST_NOT_FOUND = m.notFound

const pro = { forbidden: MOCK_FORBIDDEN }
const ofAttempt = { ...pro, params: z.object({ attemptId: Id }), notFound: MOCK_ATTEMPT_NOT_FOUND }

export const mockTests = {
  home: endpoint('GET /api/mock-tests', 'proStudy', {
    summary: 'Scheduled tests, the caller’s unfinished attempts, and the rules of a test that is made now',
    ...pro,
    reply: data(
      z.object({
        rules: MockRules.extend({ minutes_per_hundred: count }),
        /** Open, then announced, then recently closed. */
        scheduled: z.array(ScheduledTest),
        unfinished: z.array(MockAttemptSummary),
      }),
    ),
  }),
  pool: endpoint('GET /api/mock-tests/pool', 'proStudy', {
    summary: 'How many questions a test could have, by what it is made from',
    ...pro,
    query: z.object(QuestionFilter.asQuery),
    reply: data(z.object({ questions: count })),
  }),
  create: endpoint('POST /api/mock-tests/attempts', 'proStudy', {
    summary: 'Make a test and begin it; the same attempt_key gives the same attempt',
    ...pro,
    body: z.object({
      attempt_key: z.uuid({ error: 'attempt_key must be a UUID' }).toLowerCase(),
      questions: QuestionCount,
      ...QuestionFilter.asBody,
    }),
    reply: data(MockAttempt),
  }),
  begin: endpoint('POST /api/mock-tests/:testId/attempts', 'proStudy', {
    summary: 'Begin a scheduled test; repeating it gives the attempt that has begun',
    ...pro,
    params: z.object({ testId: Id }),
    notFound: MOCK_TEST_NOT_FOUND,
    reply: data(MockAttempt),
  }),
  attempts: endpoint('GET /api/mock-tests/attempts', 'proStudy', {
    summary: `The caller’s submitted attempts, ${NEWEST_FIRST}`,
    ...pro,
    query: z.object(pageQuery(20)),
    reply: pageOf(MockAttemptSummary),
  }),
  attempt: endpoint('GET /api/mock-tests/attempts/:attemptId', 'proStudy', {
    summary: 'The questions of an attempt without right answers, and the answers that have arrived',
    ...ofAttempt,
    reply: data(MockAttempt),
  }),
  answer: endpoint('PUT /api/mock-tests/attempts/:attemptId/answers', 'proStudy', {
    summary: 'Store answers. Those given before the time was over are also taken after it, until the attempt is submitted',
    ...ofAttempt,
    body: z.object({
      answers: boundedList(SentAnswer, {
        min: 1,
        max: MOCK_QUESTIONS.most,
        error: 'answers must be a list',
        tooFew: m.sendOneAnswer,
        tooMany: m.tooManyQuestions({ max: MOCK_QUESTIONS.most }),
      }),
    }),
    reply: data(Clock),
  }),
  submit: endpoint('POST /api/mock-tests/attempts/:attemptId/submit', 'proStudy', {
    summary: 'Submit an attempt with the answers that have arrived; repeating it changes nothing',
    ...ofAttempt,
    reply: data(MockAttemptSummary),
  }),
  result: endpoint('GET /api/mock-tests/attempts/:attemptId/result', 'proStudy', {
    summary: 'The result, question by question, once the attempt is marked',
    ...ofAttempt,
    reply: data(MockResult),
  }),
  nameMistake: endpoint('PUT /api/mock-tests/attempts/:attemptId/questions/:questionId/mistake', 'proStudy', {
    summary: 'Say why a question was not answered rightly',
    ...pro,
    params: z.object({ attemptId: Id, questionId: Id }),
    notFound: MOCK_ATTEMPT_NOT_FOUND,
    body: z.object({ mistake: Mistake }),
    reply: Done,
  }),
  figures: endpoint('GET /api/mock-tests/figures', 'proStudy', {
    summary: 'How often answers were right by certainty, and the marks of the latest attempts',
    ...pro,
    reply: data(MockFigures),
  }),
}
