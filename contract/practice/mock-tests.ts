import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { QuestionFilter } from './mock-test-filter.ts'
import { CERTAINTIES, MISTAKES, MOCK_QUESTIONS } from './mock-test-rules.ts'

const count = z.number().int().min(0)
const marks = z.number().int()

export const MockRules = z.object({
  right_hundredths: marks,
  wrong_hundredths: marks,
  left_out_hundredths: marks,
})

/** `open` until it is submitted or the time is over; `over`: not submitted, answers given in time may still arrive; `marked`: the result is there. */
export const AttemptState = z.enum(['open', 'over', 'submitted', 'marked'])
export type AttemptState = z.infer<typeof AttemptState>

export const MockAttemptSummary = z.object({
  attempt_id: Id,
  title: z.string(),
  is_scheduled: z.boolean(),
  state: AttemptState,
  questions: count,
  answered: count,
  started_at: Instant,
  ends_at: Instant,
  /** By the clock of the server; 0 once the time is over. */
  seconds_left: count,
  submitted_at: Instant.nullable(),
  /** When the results of a scheduled test come; null for one's own. */
  results_at: Instant.nullable(),
  /** Null until it is marked. */
  marks_hundredths: marks.nullable(),
  most_hundredths: marks,
})
export type MockAttemptSummary = z.infer<typeof MockAttemptSummary>

const Wording = z.object({ question_text: z.string(), options: z.record(z.string(), z.string()) })

/** Without the right answer and the explanation. */
const MockQuestion = Wording.extend({
  question_id: Id,
  translated: z.object({ hi: Wording.optional(), ta: Wording.optional() }),
})
export type MockQuestion = z.infer<typeof MockQuestion>

const Certainty = z.enum(CERTAINTIES, { error: 'certainty must be sure, two_left or guess' })

/** Where a question stands. `option` is null for a question that is left out. */
export const MockAnswer = z.object({
  question_id: Id,
  option: z.string().nullable(),
  certainty: Certainty.nullable(),
  is_flagged: z.boolean(),
  /** Milliseconds since the attempt began. */
  given_ms: count,
  /** How long the question was on the screen, over all visits. */
  seconds: z.number().min(0),
})
export type MockAnswer = z.infer<typeof MockAnswer>

export const MockAttempt = MockAttemptSummary.extend({
  minutes: count,
  rules: MockRules,
  questions: z.array(MockQuestion),
  answers: z.array(MockAnswer),
})
export type MockAttempt = z.infer<typeof MockAttempt>

const SentAnswer = z.object(
  {
    question_id: z.uuid({ error: 'question_id must be the id of a question' }).toLowerCase(),
    option: z
      .string({ error: 'option must be a letter, or null' })
      .max(8, { error: 'option must be a letter, or null' })
      .nullable(),
    certainty: Certainty.nullable(),
    is_flagged: z.boolean({ error: 'is_flagged must be true or false' }),
    /** Milliseconds since the attempt began, by the clock of the test. The latest answer to a question counts. */
    given_ms: z
      .int({ error: 'given_ms must be a whole number of milliseconds' })
      .min(0, { error: 'given_ms must not be negative' }),
    seconds: z.number({ error: 'seconds must be a number' }).transform((seconds) => Math.min(Math.max(seconds, 0), 86_400)),
  },
  { error: 'An answer must be an object' },
)
export type SentMockAnswer = z.output<typeof SentAnswer>

const Clock = z.object({ state: AttemptState, seconds_left: count })
export type MockClock = z.infer<typeof Clock>

/** A scheduled test, as lists show it. */
export const TestSummary = z.object({
  test_id: Id,
  title: z.string(),
  questions: count,
  minutes: count,
  rules: MockRules,
  opens_at: Instant,
  closes_at: Instant,
  results_at: Instant,
  /** `marking`: it has closed, and the results are not out yet. */
  state: z.enum(['announced', 'open', 'marking', 'results']),
})

/** With the caller's attempt. */
const ScheduledTest = TestSummary.extend({ attempt: MockAttemptSummary.nullable() })
export type ScheduledTest = z.infer<typeof ScheduledTest>

const Counted = z.object({ right: count, wrong: count, left_out: count, marks_hundredths: marks })
export type Counted = z.infer<typeof Counted>

const ByCertainty = z.object({
  /** Null for answers without one. */
  certainty: Certainty.nullable(),
  answered: count,
  right: count,
  marks_hundredths: marks,
})
export type ByCertainty = z.infer<typeof ByCertainty>

const Mistake = z.enum(MISTAKES, { error: `mistake must be one of: ${MISTAKES.join(', ')}` })

const MarkedQuestion = MockQuestion.extend({
  correct_option: z.string(),
  explanation: z.string(),
  article: z.object({ article_id: Id, title: z.string(), publication_date: Day }),
  paper: z.string(),
  option: z.string().nullable(),
  certainty: Certainty.nullable(),
  is_flagged: z.boolean(),
  seconds: z.number().min(0),
  result: z.enum(['right', 'wrong', 'left_out']),
  marks_hundredths: marks,
  /** Null for a right answer. What the person said, or else what the answers tell. */
  mistake: Mistake.nullable(),
})
export type MarkedQuestion = z.infer<typeof MarkedQuestion>

const MockResult = Counted.extend({
  attempt: MockAttemptSummary,
  rules: MockRules,
  /** Right answers among those given, in whole percent; null without an answer. */
  accuracy: count.nullable(),
  seconds: count,
  questions: z.array(MarkedQuestion),
  by_paper: z.array(Counted.extend({ paper: z.string() })),
  /** A question with several nodes counts at each of them. */
  by_node: z.array(Counted.extend({ node: SyllabusLine })),
  by_mistake: z.array(z.object({ mistake: Mistake, questions: count, lost_hundredths: marks })),
  by_certainty: z.array(ByCertainty),
  /** Among the people of a scheduled test; null for one's own tests and below 20 people. */
  standing: z
    .object({
      people: count,
      /** Percent of the people with the same marks or fewer, with one decimal. */
      percentile: z.number().min(0).max(100),
    })
    .nullable(),
})
export type MockResult = z.infer<typeof MockResult>

const Figures = z.object({
  /** Over all marked attempts. */
  by_certainty: z.array(ByCertainty),
  /** The latest 50 marked attempts, oldest first. */
  attempts: z.array(
    Counted.extend({
      attempt_id: Id,
      title: z.string(),
      submitted_at: Instant,
      most_hundredths: marks,
      by_certainty: z.array(ByCertainty),
    }),
  ),
})
export type MockFigures = z.infer<typeof Figures>

const QuestionCount = z
  .int({ error: 'questions must be a whole number' })
  .min(MOCK_QUESTIONS.least, { error: `questions must be at least ${MOCK_QUESTIONS.least}` })
  .max(MOCK_QUESTIONS.most, { error: `questions must be at most ${MOCK_QUESTIONS.most}` })

export const MOCK_FORBIDDEN = 'Pro access required to take mock tests'
export const MOCK_ATTEMPT_NOT_FOUND = 'Mock test attempt not found'
export const MOCK_TEST_NOT_FOUND = 'Mock test not found'

const pro = { forbidden: MOCK_FORBIDDEN }
const ofAttempt = { ...pro, params: z.object({ attemptId: Id }), notFound: MOCK_ATTEMPT_NOT_FOUND }

export const mockTests = {
  home: endpoint('GET /api/mock-tests', 'proStudy', {
    summary: 'Scheduled tests, the caller’s unfinished attempts, and the rules of a test that is made now',
    ...pro,
    reply: data(
      z.object({
        rules: MockRules.extend({ minutes_per_hundred: count }),
        /** Open ones first, then announced ones by their time, then the last that have closed. */
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
      /** Made by the client: a request that is sent twice makes one test. */
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
        tooFew: 'Send at least one answer',
        tooMany: `A test has at most ${MOCK_QUESTIONS.most} questions`,
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
    reply: data(Figures),
  }),
}
