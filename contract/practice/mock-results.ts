import { z } from 'zod'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { SyllabusLine } from '#contract/syllabus/lines.ts'
import { Day, Id, Instant } from '#contract/text.ts'
import { Certainty, MockAttemptSummary, MockRules } from './mock-attempts.ts'
import { MISTAKES } from './mock-test-rules.ts'
import { Question, QuizQuestion } from './question.ts'

const count = z.number().int().min(0)
const marks = z.number().int()

const Counted = z.object({ right: count, wrong: count, left_out: count, marks_hundredths: marks })
export type Counted = z.infer<typeof Counted>

const ByCertainty = z.object({
  /** `null`: not stated. */
  certainty: Certainty.nullable(),
  answered: count,
  right: count,
  marks_hundredths: marks,
})
export type ByCertainty = z.infer<typeof ByCertainty>

export const Mistake = z.enum(MISTAKES, { error: `mistake must be one of: ${MISTAKES.join(', ')}` })

const MarkedQuestion = Question.extend({
  translated: QuizQuestion.shape.translated,
  article: z.object({ article_id: Id, title: z.string(), title_translated: TranslatedTitle, publication_date: Day }),
  paper: z.string(),
  option: z.string().nullable(),
  certainty: Certainty.nullable(),
  is_flagged: z.boolean(),
  seconds: z.number().min(0),
  /** After the end of a scheduled test. */
  is_late: z.boolean(),
  result: z.enum(['right', 'wrong', 'left_out']),
  marks_hundredths: marks,
  /** Stated or derived; `null` if right. */
  mistake: Mistake.nullable(),
})
export type MarkedQuestion = z.infer<typeof MarkedQuestion>

export const MockResult = Counted.extend({
  attempt: MockAttemptSummary,
  rules: MockRules,
  /** Whole percent of given answers. */
  accuracy: count.nullable(),
  seconds: count,
  questions: z.array(MarkedQuestion),
  by_paper: z.array(Counted.extend({ paper: z.string() })),
  /** Counts at each node. */
  by_node: z.array(Counted.extend({ node: SyllabusLine })),
  by_mistake: z.array(z.object({ mistake: Mistake, questions: count, lost_hundredths: marks })),
  by_certainty: z.array(ByCertainty),
  late_answers: count,
  /** Cards of the review that were made of wrong or guessed answers. */
  review_cards: count,
  /** `null` for own tests, late answers and below 20 people. */
  standing: z
    .object({
      people: count,
      /** Share with at most these marks, one decimal. */
      percentile: z.number().min(0).max(100),
    })
    .nullable(),
})
export type MockResult = z.infer<typeof MockResult>

export const MockFigures = z.object({
  by_certainty: z.array(ByCertainty),
  /** Oldest first. */
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
export type MockFigures = z.infer<typeof MockFigures>
