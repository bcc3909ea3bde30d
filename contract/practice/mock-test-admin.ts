import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { MOCK_TEST_NOT_FOUND, TestSummary } from '#contract/practice/mock-tests.ts'
import { Day, Id, limit, Moment, prose } from '#contract/text.ts'
import { QuestionFilter } from './mock-test-filter.ts'
import { MARK_LIMIT_HUNDREDTHS, MINUTES_PER_HUNDRED, MOCK_MINUTES, MOCK_QUESTIONS } from './mock-test-rules.ts'
import { Question } from './question.ts'

const count = z.number().int().min(0)

const hundredths = (name: string, least: number, most: number) =>
  z
    .int({ error: `${name} must be a whole number of hundredths` })
    .min(least, { error: `${name} must be at least ${least}` })
    .max(most, { error: `${name} must be at most ${most}` })

const minutes = (name: string, { least, most }: { least: number; most: number }) =>
  z
    .int({ error: `${name} must be a whole number` })
    .min(least, { error: `${name} must be at least ${least}` })
    .max(most, { error: `${name} must be at most ${most}` })

const MARKS = {
  right_hundredths: hundredths('right_hundredths', 1, MARK_LIMIT_HUNDREDTHS),
  wrong_hundredths: hundredths('wrong_hundredths', -MARK_LIMIT_HUNDREDTHS, 0),
  left_out_hundredths: hundredths('left_out_hundredths', -MARK_LIMIT_HUNDREDTHS, 0),
}

export const SavedRules = z.object({ ...MARKS, minutes_per_hundred: minutes('minutes_per_hundred', MINUTES_PER_HUNDRED) })
export type SavedRules = z.output<typeof SavedRules>

const PoolQuestion = Question.extend({
  article: z.object({ article_id: Id, title: z.string(), publication_date: Day }),
  paper: z.string(),
})
export type PoolQuestion = z.infer<typeof PoolQuestion>

const TestIn = z
  .object({
    title: prose(120, 'The title'),
    opens_at: Moment,
    closes_at: Moment,
    minutes: minutes('minutes', MOCK_MINUTES),
    rules: z.object(MARKS, { error: 'rules must be an object of hundredths' }),
    /** Paper order. */
    question_ids: boundedList(z.uuid({ error: 'question_ids must be ids of questions' }).toLowerCase(), {
      min: MOCK_QUESTIONS.least,
      max: MOCK_QUESTIONS.most,
      error: 'question_ids must be a list',
      tooFew: `A test needs at least ${MOCK_QUESTIONS.least} questions`,
      tooMany: `A test has at most ${MOCK_QUESTIONS.most} questions`,
    }).refine((ids) => new Set(ids).size === ids.length, { error: 'question_ids names a question twice' }),
  })
  .superRefine(({ opens_at, closes_at, minutes }, context) => {
    if (Date.parse(closes_at) - Date.parse(opens_at) < minutes * 60_000)
      context.addIssue({
        code: 'custom',
        path: ['closes_at'],
        message: `The test must stay open for its ${minutes} minutes at least`,
      })
  })
export type TestIn = z.output<typeof TestIn>

const AdminTest = TestSummary.extend({ begun: count, submitted: count })
export type AdminTest = z.infer<typeof AdminTest>

const ofTest = { params: z.object({ testId: Id }), notFound: MOCK_TEST_NOT_FOUND }

export const mockTestAdmin = {
  list: endpoint('GET /api/admin/mock-tests', 'admin', {
    summary: 'Scheduled tests, latest first',
    reply: data(z.array(AdminTest)),
  }),
  rules: endpoint('GET /api/admin/mock-tests/rules', 'admin', {
    summary: 'How tests are marked that are made from now on',
    reply: data(SavedRules),
  }),
  saveRules: endpoint('PUT /api/admin/mock-tests/rules', 'admin', {
    summary: 'Set how tests are marked; those that exist keep theirs',
    body: SavedRules,
    reply: data(SavedRules),
  }),
  questions: endpoint('GET /api/admin/mock-tests/questions', 'admin', {
    summary: 'Published questions to choose from, a random choice by `seed`',
    query: z.object({
      from: QuestionFilter.asQuery.from,
      to: QuestionFilter.asQuery.to,
      nodes: QuestionFilter.asQuery.nodes,
      /** Determines the order. */
      seed: z.string().max(64).default(''),
      limit: limit(MOCK_QUESTIONS.most, MOCK_QUESTIONS.most),
    }),
    reply: data(z.object({ total: count, questions: z.array(PoolQuestion) })),
  }),
  schedule: endpoint('POST /api/admin/mock-tests', 'admin', {
    summary: 'Schedule a test for everybody with Pro',
    body: TestIn,
    reply: data(AdminTest),
  }),
  test: endpoint('GET /api/admin/mock-tests/:testId', 'admin', {
    summary: 'A scheduled test with its questions and right answers',
    noStore: true,
    ...ofTest,
    reply: data(AdminTest.extend({ paper: z.array(PoolQuestion) })),
  }),
  change: endpoint('PUT /api/admin/mock-tests/:testId', 'admin', {
    summary: 'Change a scheduled test before it opens',
    ...ofTest,
    body: TestIn,
    reply: data(AdminTest),
  }),
  remove: endpoint('DELETE /api/admin/mock-tests/:testId', 'admin', {
    summary: 'Delete a scheduled test that nobody has begun',
    ...ofTest,
    reply: Done,
  }),
}
