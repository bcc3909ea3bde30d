import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { LANGUAGES, TARGETS } from '#contract/languages.ts'
import { normaliseAnalysis, unescapeNewlines, unknownSections } from '#contract/reading/analysis.ts'
import { Id, Instant, safeText } from '#contract/text.ts'
import {
  ENTRY_NOT_FOUND,
  PROCESSING_ANSWERS_WITHIN_MS,
  TRANSLATION_NOT_FOUND,
  UNIT_KINDS,
  UNIT_NOT_FOUND,
} from './processing-rules.ts'
import { Totals, Unit } from './units.ts'

export { Totals, Unit } from './units.ts'

const count = z.number().int().nonnegative()

/** `units` is empty for an article that was never processed. */
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
  /** `paused`: it refused us a moment ago and is left alone until `paused_until`. */
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
/** English is what is translated from. */
const translation = z.object({ articleId: Id, language: z.enum(TARGETS) })

export const processing = {
  /** The one path outside `/api`: it stands for the serverless function of the specification. */
  process: endpoint('POST /functions/v1/process-article-content', 'admin', {
    summary: 'Make translations and audio of a day; answers when all is settled, or after 25 seconds while the work goes on',
    rate: 'heavy',
    body: z.object({ entry_id: Id }),
    notFound: ENTRY_NOT_FOUND,
    timeoutMs: PROCESSING_ANSWERS_WITHIN_MS + 3000,
    /** `success: false` with status 200: the content is kept, but something could not be made. */
    reply: z.object({ success: z.boolean(), error: z.string().optional(), data: Totals }),
  }),
  ofEntry: endpoint('GET /api/admin/entries/:entryId/processing', 'admin', {
    summary: 'How far the translations and audio of a day are, one by one and in all',
    params: entryId,
    notFound: ENTRY_NOT_FOUND,
    reply: data(EntryProcessing),
  }),
  retry: endpoint('POST /api/admin/processing/:unitId/retry', 'admin', {
    summary: 'Make one translation or recording again',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  /** What is `skipped` or `unavailable` is tried too: an engine may have come since. */
  retryFailed: endpoint('POST /api/admin/entries/:entryId/processing/retry-failed', 'admin', {
    summary: 'Try again what failed, was left partial or was skipped on a day',
    params: entryId,
    notFound: ENTRY_NOT_FOUND,
    reply: data(z.object({ retried: count })),
  }),
  reviewed: endpoint('POST /api/admin/processing/:unitId/reviewed', 'admin', {
    summary: 'Say that somebody has checked a machine’s translation; its label goes',
    params: unitId,
    notFound: UNIT_NOT_FOUND,
    reply: data(Unit),
  }),
  translate: endpoint('PUT /api/admin/articles/:articleId/translations/:language', 'admin', {
    summary: 'Keep a translation that a person wrote or corrected; no machine replaces it',
    params: translation,
    notFound: TRANSLATION_NOT_FOUND,
    bodyLimit: 1024 * 1024,
    body: z.object({ title: prose(300, 'The title'), summary: prose(3000, 'The summary'), analysis }),
    reply: data(Unit),
  }),
  untranslate: endpoint('DELETE /api/admin/articles/:articleId/translations/:language', 'admin', {
    summary: 'Take a person’s translation back, so that a machine may translate again',
    params: translation,
    notFound: TRANSLATION_NOT_FOUND,
    reply: Done,
  }),
  engines: endpoint('GET /api/admin/processing/engines', 'admin', {
    summary: 'Which translation services and voices were found',
    reply: data(z.object({ engines: z.array(Engine), audio_scope: z.enum(['overview', 'full']) })),
  }),
}
