import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { NEWEST_FIRST, pageOf, pageQuery } from '#contract/paging.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { PASSAGE } from '#contract/syllabus/notes.ts'
import { MAX_QUOTE } from '#contract/syllabus/notes-rules.ts'
import { Day, Id, Instant, safeText } from '#contract/text.ts'
import {
  MAX_REPORT_ANSWER,
  MISTAKE_DECISIONS,
  MISTAKE_REPORT_NOT_FOUND,
  MISTAKE_STATUSES,
  REPORT_TEXT,
} from './mistake-report-rules.ts'

const Note = z.object({ note_id: Id, at: Instant, wrong: z.string(), right: z.string() })

export const MistakeReport = z.object({
  report_id: Id,
  /** `null` if the article is gone or not public. */
  article: z.object({ article_id: Id, title: z.string(), title_translated: TranslatedTitle, publication_date: Day }).nullable(),
  /** Snapshot, used when the article is gone. */
  article_title: z.string(),
  language: z.enum(LANGUAGES),
  /** Empty without a selection. */
  quote: z.string(),
  description: z.string(),
  status: z.enum(MISTAKE_STATUSES),
  answer: z.string(),
  correction: Note.nullable(),
  created_at: Instant,
  decided_at: Instant.nullable(),
})
export type MistakeReport = z.infer<typeof MistakeReport>

export const ReportedMistake = MistakeReport.extend({
  reporter: z.string(),
  /** `null`: open, or deleted account. */
  decided_by: z.string().nullable(),
  section: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  /** Also for unpublished articles; `null` if deleted. */
  edit: z.object({ entry_id: Id, article_id: Id }).nullable(),
  /** `null` without a selection or public article. */
  is_in_text: z.boolean().nullable(),
  open_of_article: z.number().int().min(0),
  corrections: z.array(Note),
})
export type ReportedMistake = z.infer<typeof ReportedMistake>

const Counts = z.record(z.enum(MISTAKE_STATUSES), z.number().int().min(0))

const { language, quote: _labelled, ...place } = PASSAGE

const NewMistakeReport = z.strictObject(
  {
    client_key: z.uuid({ error: 'client_key must be a UUID' }),
    language,
    /** `null`: the whole article. */
    passage: z
      .strictObject(
        { ...place, quote: safeText({ min: 1, max: MAX_QUOTE, label: 'The quoted text' }) },
        { error: 'passage must be null or an object of section, quote, prefix, suffix and start' },
      )
      .nullable(),
    description: safeText({ min: REPORT_TEXT.least, max: REPORT_TEXT.most, label: 'The description' }).transform((text) =>
      text.trim(),
    ),
  },
  { error: 'Send a JSON object of client_key, language, passage and description' },
)
export type NewMistakeReport = z.output<typeof NewMistakeReport>

export const mistakeReports = {
  report: endpoint('POST /api/articles/:articleId/mistakes', 'member', {
    summary:
      'Report a mistake in an article, at selected words or of the whole. A resend with the same client_key is stored once',
    params: z.object({ articleId: Id }),
    notFound: ARTICLE_NOT_FOUND,
    body: NewMistakeReport,
    reply: data(z.object({ report_id: Id })),
  }),
  mine: endpoint('GET /api/mistake-reports', 'member', {
    summary: `List the mistakes that you reported and what came of them, ${NEWEST_FIRST}`,
    query: z.object(pageQuery(20)),
    reply: pageOf(MistakeReport),
  }),
  adminList: endpoint('GET /api/admin/mistake-reports', 'admin', {
    noStore: true,
    summary: `List reported mistakes, ${NEWEST_FIRST}. The first page has counts by status`,
    query: z.object({
      status: z.enum(['all', ...MISTAKE_STATUSES], { error: 'status must be all or the status of a report' }).default('open'),
      ...pageQuery(20),
    }),
    reply: pageOf(ReportedMistake).extend({ counts: Counts.nullable() }),
  }),
  decide: endpoint('PUT /api/admin/mistake-reports/:reportId', 'admin', {
    summary: 'Answer an open report, once, and notify the reader; “corrected” names the correction that followed',
    params: z.object({ reportId: Id }),
    notFound: MISTAKE_REPORT_NOT_FOUND,
    body: z.strictObject({
      status: z.enum(MISTAKE_DECISIONS, { error: `status must be one of: ${MISTAKE_DECISIONS.join(', ')}` }),
      answer: safeText({ max: MAX_REPORT_ANSWER, label: 'The answer' })
        .transform((text) => text.trim())
        .default(''),
      correction_id: z.uuid({ error: 'correction_id must be the id of a correction' }).toLowerCase().optional(),
    }),
    reply: data(ReportedMistake.pick({ report_id: true, status: true })),
  }),
}
