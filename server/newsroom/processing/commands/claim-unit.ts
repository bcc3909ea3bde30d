import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { UnitKind } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { claimNext, failInterrupted, type WorkTable } from '#server/platform/jobs/lease.ts'
import { MAX_INTERRUPTIONS } from '../rules.ts'

export interface ClaimedUnit {
  unit_id: string
  /** An article; of items in the news, their day. */
  subject_id: string
  language: Language
  kind: UnitKind
  source_hash: string
  attempts: number
  lease: string
}

export const UNITS: WorkTable<ClaimedUnit> = {
  name: 'processing_units',
  id: 'unit_id',
  attempts: 'attempts',
  lease: 'lease',
  until: 'lease_until',
  working: sql`status = 'running'`,
}

/** What one worker makes, in this order. */
const KINDS = { text: ['text', 'practice', 'in-news'], audio: ['audio'] } as const satisfies Record<string, readonly UnitKind[]>
export type WorkerKind = keyof typeof KINDS

/** Requested units first, then articles before their practice and the items of days, then the newest day. A recording waits for its translation. */
export async function claimUnit(db: Db, worker: WorkerKind, now: Date, leaseMs: number): Promise<ClaimedUnit | undefined> {
  const kinds = kindsOf(worker)
  const interrupted = sql`status = 'failed', reason = 'interrupted', updated_at = ${now}`
  await failInterrupted(db, UNITS, { most: MAX_INTERRUPTIONS, set: interrupted, where: sql`kind = any(${kinds})` }, now)
  const next = {
    joins: sql`left join articles using (article_id)
      join daily_entries as day on day.entry_id = coalesce(due.entry_id, articles.entry_id)`,
    where: sql`due.kind = any(${kinds}) and due.status in ('pending', 'running', 'stale', 'failed') and case due.status
        when 'running' then lease_until < ${now}
        when 'stale' then origin is distinct from 'manual'
        when 'failed' then next_retry_at <= ${now}
        else true end
      and (due.kind <> 'audio' or due.language = 'en' or not exists (
        select from processing_units as text
        where text.article_id = due.article_id and text.language = due.language and text.kind = 'text' and (
          text.status in ('pending', 'running') or (text.status = 'stale' and text.origin is distinct from 'manual')
          or (text.status = 'failed' and text.next_retry_at is not null))))`,
    order: sql`wanted_at nulls last, due.kind in ('practice', 'in-news'), publication_date desc, due.updated_at, unit_id`,
    set: sql`status = 'running', next_retry_at = null, updated_at = ${now}`,
    returning: sql`unit_id, coalesce(article_id, entry_id) as subject_id, language, kind, source_hash, attempts, lease`,
  }
  return claimNext(db, UNITS, next, now, leaseMs)
}

export const kindsOf = (worker: WorkerKind): UnitKind[] => [...KINDS[worker]]
