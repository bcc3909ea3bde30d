import { z } from 'zod'
import { LANGUAGES } from '#contract/languages.ts'
import { Id, Instant } from '#contract/text.ts'
import { UNIT_KINDS, UNIT_ORIGINS, UNIT_REASONS, UNIT_STATUSES, type UnitReason } from './processing-rules.ts'

const count = z.number().int().nonnegative()

/** English text has no unit. */
export const Unit = z.object({
  unit_id: Id,
  /** `null`: of the day. */
  article_id: Id.nullable(),
  language: z.enum(LANGUAGES),
  kind: z.enum(UNIT_KINDS),
  status: z.enum(UNIT_STATUSES),
  reason: z.enum(Object.keys(UNIT_REASONS) as [UnitReason, ...UnitReason[]]).nullable(),
  /** `null` without a result. */
  origin: z.enum(UNIT_ORIGINS).nullable(),
  engine: z.string().nullable(),
  model: z.string().nullable(),
  /** Passages; for practice and items in the news, the texts that are translated and all of them. */
  blocks_done: count,
  blocks_total: count,
  /** Since the last progress. */
  attempts: count,
  next_retry_at: Instant.nullable(),
  /** Recordings only. */
  duration_ms: count.nullable(),
  bytes: count.nullable(),
  /** Never contains keys or article text. */
  error: z.string().nullable(),
  /** Texts of practice and items in the news that were refused. */
  problems: z.array(z.object({ place: z.string(), fault: z.string() })),
  /** Reviewer or translator. */
  reviewed_by: z.string().nullable(),
  updated_at: Instant,
})
export type Unit = z.infer<typeof Unit>

/** Settled: finished, or needs a person. */
export const Totals = z.object({
  units: count,
  settled: count,
  by_status: z.record(z.enum(UNIT_STATUSES), count),
  blocks_done: count,
  blocks_total: count,
  /** Practice texts in all languages. */
  practice: z.object({ translated: count, total: count }),
  is_settled: z.boolean(),
})
export type Totals = z.infer<typeof Totals>
