import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { QuestionUpload } from '#contract/newsroom/upload/question-upload.ts'
import { Question } from '#contract/practice/question.ts'
import { PaperOrNode } from '#contract/syllabus/node-rules.ts'
import { Day, Id, Instant, limit, safeText } from '#contract/text.ts'
import { DayArticle } from './question-bank/day-figures.ts'
import {
  BANK_QUESTION_NOT_FOUND,
  BANK_SORTS,
  BANK_STATES,
  LEAST_FOR_DISCRIMINATION,
  LEAST_FOR_FACILITY,
  LOOK_AGAIN,
  MAX_RETIRE_REASON,
  RETIRE_KINDS,
} from './question-bank/question-bank-rules.ts'

const Count = z.number().int().min(0)

export const BankQuestion = z.object({
  question: Question,
  is_retired: z.boolean(),
  /** In its quiz; `null` if retired. */
  number: Count.nullable(),
  article: z.object({ article_id: Id, title: z.string(), publication_date: Day, is_published: z.boolean() }),
  /** `three statements`, `how many`, … or `named things`. */
  form: z.string(),
  /** What the right option says; empty for `named things`. */
  key_meaning: z.string(),
  syllabus: z.array(z.string()),
  figures: z.object({
    /** First answers. */
    answers: Count,
    right: Count,
    /** By letter. */
    chosen: z.record(z.string(), Count),
    /** 0 to 1; `null` below ${LEAST_FOR_FACILITY} answers. */
    facility: z.number().nullable(),
    /** −1 to 1; `null` below ${LEAST_FOR_DISCRIMINATION} answers. */
    discrimination: z.number().nullable(),
    /** `null` before the first count. */
    counted_at: Instant.nullable(),
  }),
  look_again: z.array(z.enum(LOOK_AGAIN)),
  /** The last time, also where it was put back since. */
  retired: z
    .object({
      at: Instant,
      /** `null`: a deleted account. */
      by: z.string().nullable(),
      kind: z.enum(RETIRE_KINDS),
      reason: z.string(),
      replaced_by: Id.nullable(),
      put_back_at: Instant.nullable(),
    })
    .nullable(),
})
export type BankQuestion = z.infer<typeof BankQuestion>

const share = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a percentage` })
    .int({ error: `${name} must be a whole percentage` })
    .min(0, { error: `${name} must be 0 to 100` })
    .max(100, { error: `${name} must be 0 to 100` })
    .optional()

const BankFilter = z.object({
  state: z.enum(BANK_STATES, { error: `state must be one of: ${BANK_STATES.join(', ')}` }).default('live'),
  form: safeText({ max: 100, label: 'form' }).optional(),
  key_meaning: safeText({ max: 100, label: 'key_meaning' }).optional(),
  /** With all below it. */
  node: PaperOrNode.optional(),
  /** Facility in percent. */
  least: share('least'),
  most: share('most'),
  q: safeText({ max: 100, label: 'The words' })
    .transform((text) => text.trim())
    .optional(),
  article_id: z.uuid({ error: 'article_id must be the id of an article' }).toLowerCase().optional(),
  question_id: z.uuid({ error: 'question_id must be the id of a question' }).toLowerCase().optional(),
  sort: z.enum(BANK_SORTS, { error: `sort must be one of: ${BANK_SORTS.join(', ')}` }).default('newest'),
  after: z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,20})?(e-?\d{1,3})?~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
      error: 'after must be the next_after of a reply',
    })
    .transform((text) => text.split('~') as [value: string, id: string])
    .optional(),
  limit: limit(30),
})
export type BankFilter = z.output<typeof BankFilter>
/** As the address has it. */
export type BankQuery = z.input<typeof BankFilter>

const Form = z.object({ form: z.string(), key_meaning: z.string(), count: Count })

export const questionBank = {
  list: endpoint('GET /api/admin/questions', 'admin', {
    noStore: true,
    summary: `All quiz questions with how they were answered first: the facility is the share of right answers (null below ${LEAST_FOR_FACILITY}), the discrimination the correlation with the other answers of the sitting (null below ${LEAST_FOR_DISCRIMINATION}). The first page has the number of all that match, and the forms of the whole bank`,
    query: BankFilter,
    reply: z.object({
      success: z.literal(true),
      data: z.array(BankQuestion),
      next_after: z.string().nullable(),
      /** `null` on later pages. */
      total: Count.nullable(),
      forms: z.array(Form).nullable(),
    }),
  }),
  ofDay: endpoint('GET /api/admin/days/:day/figures', 'admin', {
    noStore: true,
    summary:
      'The articles of a day: their languages and recordings, and how many people opened, finished and answered them. Empty for a day that does not exist',
    params: z.object({ day: Day }),
    reply: data(z.array(DayArticle)),
  }),
  retire: endpoint('POST /api/admin/questions/:questionId/retire', 'admin', {
    summary: 'Take a question out of its quiz, with the reason, or put another in its place. Old attempts and results stay',
    params: z.object({ questionId: Id }),
    notFound: BANK_QUESTION_NOT_FOUND,
    body: z.strictObject(
      {
        kind: z.enum(RETIRE_KINDS, { error: `kind must be one of: ${RETIRE_KINDS.join(', ')}` }),
        reason: safeText({ min: 1, max: MAX_RETIRE_REASON, label: 'The reason' }).transform((text) => text.trim()),
        replacement: QuestionUpload.nullable(),
      },
      { error: 'Send a JSON object of kind, reason and replacement' },
    ),
    reply: data(z.object({ replaced_by: Id.nullable() })),
  }),
  putBack: endpoint('POST /api/admin/questions/:questionId/put-back', 'admin', {
    summary: 'Put a retired question back into its quiz, with its id and results',
    params: z.object({ questionId: Id }),
    notFound: BANK_QUESTION_NOT_FOUND,
    reply: data(z.object({ question_id: Id })),
  }),
}
export type Retirement = z.output<typeof questionBank.retire.body>
