import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { normaliseAnalysis, unknownSections } from '#contract/reading/analysis.ts'
import { Id, Instant, prose, safeText } from '#contract/text.ts'
import {
  ENTRY_NOT_FOUND,
  PROCESSING_REPLY_TIMEOUT_MS,
  TRANSLATION_NOT_FOUND,
  UNIT_KINDS,
  UNIT_NOT_FOUND,
} from './processing-rules.ts'
import { Totals, Unit } from './units.ts'

export { Totals, Unit } from './units.ts'

const count = z.number().int().nonnegative()

const part = { language: z.enum(LANGUAGES), kind: z.enum(UNIT_KINDS) }

/** `units`: empty if never processed. */
export const EntryProcessing = z.object({
  entry_id: Id,
  articles: z.array(z.object({ article_id: Id, title: z.string(), units: z.array(Unit), given: z.array(z.object(part)) })),
  /** Units of the items in the news; empty without items, or if never processed. */
  in_news: z.array(Unit),
  totals: Totals,
})
export type EntryProcessing = z.infer<typeof EntryProcessing>

/** Counts articles. Uploaded parts are `ready`. */
export const DayPart = z.object({
  ...part,
  ready: count,
  /** Old or partly English. */
  unfinished: count,
  working: count,
  failed: count,
  /** Practice and items in the news only: their texts. */
  texts: z.object({ translated: count, total: count }).optional(),
})
export type DayPart = z.infer<typeof DayPart>

export const DayProcessing = z.object({
  entry_id: Id,
  articles: count,
  /** Texts first, without English. */
  parts: z.array(DayPart),
  is_settled: z.boolean(),
})
export type DayProcessing = z.infer<typeof DayProcessing>

const MAX_DAYS = 100
const EntryIds = z
  .string({ error: 'entries must be the ids of days, separated by commas' })
  .transform((text) => text.split(','))
  .pipe(z.array(Id).max(MAX_DAYS, { error: `At most ${MAX_DAYS} days at once` }))

export const Engine = z.object({
  kind: z.enum(UNIT_KINDS),
  /** `openai`, `sarvam`, `espeak-ng` or `none`. */
  engine: z.string(),
  model: z.string().nullable(),
  state: z.enum(['ready', 'not_configured', 'not_found', 'paused']),
  paused_until: Instant.nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  says: z.string(),
})
export type Engine = z.infer<typeof Engine>

const analysis = z
  .record(z.string(), safeText({ max: 60_000, label: 'A section' }))
  .refine((sections) => unknownSections(sections).length === 0, {
    error: 'Sections are called past, present, future, content or section_4, section_5 and so on',
  })
  .transform(normaliseAnalysis)
  .refine((sections) => Object.keys(sections).length > 0, { error: 'The analysis has no text' })

const unitId = z.object({ unitId: Id })
const entryId = z.object({ entryId: Id })
const translation = z.object({ articleId: Id, language: z.enum(TARGETS) })

export const processing = {
  /** Path given by the specification. */
  process: endpoint('POST /functions/v1/process-article-content', 'admin', {
    summary: 'Translate and record a day. Replies when everything is done, or after 25 seconds while processing continues',
    rate: 'heavy',
    body: z.object({ entry_id: Id }),
    notFound: ENTRY_NOT_FOUND,
    timeoutMs: PROCESSING_REPLY_TIMEOUT_MS + 3000,
    /** `success: false`, status 200: stored but incomplete. */
    reply: z.object({ success: z.boolean(), error: z.string().optional(), data: Totals }),
  }),
  ofEntry: endpoint('GET /api/admin/entries/:entryId/processing', 'admin', {
    summary: 'Get the progress of the translations and recordings of a day',
    params: entryId,
    notFound: ENTRY_NOT_FOUND,
    reply: data(EntryProcessing),
  }),
  ofDays: endpoint('GET /api/admin/processing/days', 'admin', {
    summary: 'Get the languages and recordings of several days, with what came with the upload. Unknown days are left out',
    query: z.object({ entries: EntryIds }),
    reply: data(z.array(DayProcessing)),
  }),
  retry: endpoint('POST /api/admin/processing/:unitId/retry', 'admin', {
    summary: 'Regenerate one translation or recording',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  cancel: endpoint('POST /api/admin/processing/:unitId/cancel', 'admin', {
    summary: 'Stop making a translation or recording, or waiting for it. What is there stays',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  /** Includes `skipped` and `unavailable` units if an engine exists now. */
  retryFailed: endpoint('POST /api/admin/entries/:entryId/processing/retry-failed', 'admin', {
    summary: 'Retry everything on a day that failed, is partial or was skipped, and that an engine can make now',
    params: entryId,
    notFound: ENTRY_NOT_FOUND,
    reply: data(z.object({ retried: count })),
  }),
  reviewed: endpoint('POST /api/admin/processing/:unitId/reviewed', 'admin', {
    summary: 'Mark a machine translation as reviewed. Its label is removed',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  translate: endpoint('PUT /api/admin/articles/:articleId/translations/:language', 'admin', {
    summary: 'Save a translation written by a person. Machine translations do not replace it',
    params: translation,
    notFound: TRANSLATION_NOT_FOUND,
    bodyLimit: 1024 * 1024,
    body: z.object({ title: prose(300, 'The title'), summary: prose(3000, 'The summary'), analysis }),
    reply: data(Unit),
  }),
  untranslate: endpoint('DELETE /api/admin/articles/:articleId/translations/:language', 'admin', {
    summary: 'Remove a translation written by a person, so that a machine can translate again',
    params: translation,
    notFound: TRANSLATION_NOT_FOUND,
    reply: Done,
  }),
  engines: endpoint('GET /api/admin/processing/engines', 'admin', {
    summary: 'List the configured translation services and voices',
    reply: data(z.object({ engines: z.array(Engine), audio_scope: z.enum(['overview', 'full']) })),
  }),
}
