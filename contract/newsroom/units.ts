import { z } from 'zod'
import { LANGUAGES } from '#contract/languages.ts'
import { Id, Instant } from '#contract/text.ts'
import { UNIT_KINDS, UNIT_ORIGINS, UNIT_REASONS, UNIT_STATUSES, type UnitReason } from './processing-rules.ts'

const count = z.number().int().nonnegative()

/** One thing to be made of one article: in one language, as text or as audio. The English text is there already and is none. */
export const Unit = z.object({
  unit_id: Id,
  article_id: Id,
  language: z.enum(LANGUAGES),
  kind: z.enum(UNIT_KINDS),
  status: z.enum(UNIT_STATUSES),
  reason: z.enum(Object.keys(UNIT_REASONS) as [UnitReason, ...UnitReason[]]).nullable(),
  /** Where what is there came from; `null` while there is nothing. */
  origin: z.enum(UNIT_ORIGINS).nullable(),
  /** `openai`, `sarvam`, `espeak-ng`. */
  engine: z.string().nullable(),
  model: z.string().nullable(),
  /** Paragraphs. */
  blocks_done: count,
  blocks_total: count,
  /** Tries since the last progress. */
  attempts: count,
  next_retry_at: Instant.nullable(),
  /** Of a recording. */
  duration_ms: count.nullable(),
  bytes: count.nullable(),
  /** Short, for an admin; neither keys nor text of the article. */
  error: z.string().nullable(),
  /** Name of the person who looked at a machine's translation, or wrote one. */
  reviewed_by: z.string().nullable(),
  updated_at: Instant,
})
export type Unit = z.infer<typeof Unit>

/** `settled` of `units` need nothing more, or wait for a person; `blocks_done` of `blocks_total` is the truth for a progress bar. */
export const Totals = z.object({
  units: count,
  settled: count,
  by_status: z.record(z.enum(UNIT_STATUSES), count),
  blocks_done: count,
  blocks_total: count,
  is_settled: z.boolean(),
})
export type Totals = z.infer<typeof Totals>
