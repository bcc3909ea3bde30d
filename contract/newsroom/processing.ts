import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { normaliseAnalysis, unescapeNewlines, unknownSections } from '#contract/reading/analysis.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
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

/** `units` is empty for articles that were never processed. */
export const EntryProcessing = z.object({
  entry_id: Id,
  articles: z.array(z.object({ article_id: Id, title: z.string(), units: z.array(Unit) })),
  totals: Totals,
})
export type EntryProcessing = z.infer<typeof EntryProcessing>

export const Engine = z.object({
  kind: z.enum(UNIT_KINDS),
  /** `openai`, `sarvam`, `espeak-ng`; `none` where nothing is configured. */
  engine: z.string(),
  model: z.string().nullable(),
  /** `paused`: it rejected a request and is not used again until `paused_until`. */
  state: z.enum(['ready', 'not_configured', 'not_found', 'paused']),
  paused_until: Instant.nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  /** A sentence, such as "espeak-ng 1.51 found". */
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
const prose = (max: number, label: string) => safeText({ min: 1, max, label }).transform((text) => unescapeNewlines(text).trim())

const unitId = z.object({ unitId: Id })
const entryId = z.object({ entryId: Id })
/** English is the source language. */
const translation = z.object({ articleId: Id, language: z.enum(TARGETS) })

export const processing = {
  /** The only path outside `/api`: it replaces the serverless function of the specification. */
  process: endpoint('POST /functions/v1/process-article-content', 'admin', {
    summary: 'Translate and record a day. Replies when everything is done, or after 25 seconds while processing continues',
    rate: 'heavy',
    body: z.object({ entry_id: Id }),
    notFound: ENTRY_NOT_FOUND,
    timeoutMs: PROCESSING_REPLY_TIMEOUT_MS + 3000,
    /** `success: false` with status 200: the content is stored, but something could not be made. */
    reply: z.object({ success: z.boolean(), error: z.string().optional(), data: Totals }),
  }),
  ofEntry: endpoint('GET /api/admin/entries/:entryId/processing', 'admin', {
    summary: 'Get the progress of the translations and recordings of a day',
    params: entryId,
    notFound: ENTRY_NOT_FOUND,
    reply: data(EntryProcessing),
  }),
  retry: endpoint('POST /api/admin/processing/:unitId/retry', 'admin', {
    summary: 'Regenerate one translation or recording',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  /** Includes `skipped` and `unavailable` units: an engine may have been configured since then. */
  retryFailed: endpoint('POST /api/admin/entries/:entryId/processing/retry-failed', 'admin', {
    summary: 'Retry everything on a day that failed, is partial or was skipped',
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
