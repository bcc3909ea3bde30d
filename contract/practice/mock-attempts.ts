import { z } from 'zod'
import { byTarget } from '#contract/languages.ts'
import { Id, Instant } from '#contract/text.ts'
import { CERTAINTIES } from './mock-test-rules.ts'
import { QuestionWithoutKey, Wording } from './question.ts'

const count = z.number().int().min(0)
const marks = z.number().int()

export const MockRules = z.object({
  right_hundredths: marks,
  wrong_hundredths: marks,
  left_out_hundredths: marks,
})

/** `over`: answers given in time may still arrive. */
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
  seconds_left: count,
  submitted_at: Instant.nullable(),
  /** `null` for own tests. */
  results_at: Instant.nullable(),
  /** `null` until marked. */
  marks_hundredths: marks.nullable(),
  most_hundredths: marks,
})
export type MockAttemptSummary = z.infer<typeof MockAttemptSummary>

export const MockQuestion = QuestionWithoutKey.extend({
  translated: z.object(byTarget(() => Wording.optional())),
})
export type MockQuestion = z.infer<typeof MockQuestion>

export const Certainty = z.enum(CERTAINTIES, { error: 'certainty must be sure, two_left or guess' })

/** `option`: `null` if left out. */
export const MockAnswer = z.object({
  question_id: Id,
  option: z.string().nullable(),
  certainty: Certainty.nullable(),
  is_flagged: z.boolean(),
  /** Since the start. */
  given_ms: count,
  /** Over all visits. */
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

export const SentAnswer = z.object(
  {
    question_id: z.uuid({ error: 'question_id must be the id of a question' }).toLowerCase(),
    option: z
      .string({ error: 'option must be a letter, or null' })
      .max(8, { error: 'option must be a letter, or null' })
      .nullable(),
    certainty: Certainty.nullable(),
    is_flagged: z.boolean({ error: 'is_flagged must be true or false' }),
    /** By the test's clock. The latest answer counts. */
    given_ms: z
      .int({ error: 'given_ms must be a whole number of milliseconds' })
      .min(0, { error: 'given_ms must not be negative' }),
    seconds: z.number({ error: 'seconds must be a number' }).transform((seconds) => Math.min(Math.max(seconds, 0), 86_400)),
  },
  { error: 'An answer must be an object' },
)
export type SentMockAnswer = z.output<typeof SentAnswer>

export const Clock = z.object({ state: AttemptState, seconds_left: count })
export type MockClock = z.infer<typeof Clock>
