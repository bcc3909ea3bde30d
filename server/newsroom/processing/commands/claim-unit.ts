import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { UnitKind } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
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

/** What one worker makes, in this order. */
const KINDS = { text: ['text', 'practice', 'in-news'], audio: ['audio'] } as const satisfies Record<string, readonly UnitKind[]>
export type WorkerKind = keyof typeof KINDS

/** Requested units first, then articles before their practice and the items of days, then the newest day. Concurrent claims get different units. A recording waits for its translation. */
export async function claimUnit(db: Db, worker: WorkerKind, now: Date, leaseMs: number): Promise<ClaimedUnit | undefined> {
  const kinds = kindsOf(worker)
  await failInterrupted(db, kinds, now)
  const { rows } = await sql<ClaimedUnit>`
    update processing_units set status = 'running', lease = ${newId()}::uuid, lease_until = ${later(now, leaseMs)},
      attempts = attempts + 1, next_retry_at = null, updated_at = ${now}
    where unit_id = (
      select unit_id from processing_units as due left join articles using (article_id)
        join daily_entries as day on day.entry_id = coalesce(due.entry_id, articles.entry_id)
      where due.kind = any(${kinds}) and due.status in ('pending', 'running', 'stale', 'failed') and case due.status
          when 'running' then lease_until < ${now}
          when 'stale' then origin is distinct from 'manual'
          when 'failed' then next_retry_at <= ${now}
          else true end
        and (due.kind <> 'audio' or due.language = 'en' or not exists (
          select from processing_units as text
          where text.article_id = due.article_id and text.language = due.language and text.kind = 'text' and (
            text.status in ('pending', 'running') or (text.status = 'stale' and text.origin is distinct from 'manual')
            or (text.status = 'failed' and text.next_retry_at is not null))))
      order by wanted_at nulls last, due.kind in ('practice', 'in-news'), publication_date desc, due.updated_at, unit_id limit 1 for update of due skip locked
    )
    returning unit_id, coalesce(article_id, entry_id) as subject_id, language, kind, source_hash, attempts, lease`.execute(db)
  return rows[0]
}

/** A unit that is interrupted often may be what crashes the process. */
const failInterrupted = (db: Db, kinds: UnitKind[], now: Date) =>
  db
    .updateTable('processing_units')
    .set({ status: 'failed', reason: 'interrupted', lease: null, lease_until: null, updated_at: now })
    .where('kind', 'in', kinds)
    .where('status', '=', 'running')
    .where('lease_until', '<', now)
    .where('attempts', '>=', MAX_INTERRUPTIONS)
    .execute()

export const kindsOf = (worker: WorkerKind): UnitKind[] => [...KINDS[worker]]

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
