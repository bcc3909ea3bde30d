import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { UnitKind, UnitOrigin, UnitReason, UnitStatus } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { MAX_INTERRUPTIONS, type Planned } from './rules.ts'

const WORKED_OFF = {
  engine: null,
  model: null,
  blocks_done: 0,
  attempts: 0,
  next_retry_at: null,
  lease: null,
  lease_until: null,
  error: null,
}

/** Makes a unit what it is to become; whoever works on it loses it. */
export async function savePlanned(db: Db, article_id: string, unit: Planned, now: Date): Promise<void> {
  const { language, kind, ...planned } = unit
  const { engine, model, ...others } = WORKED_OFF
  // What is stale is still the work of the engine that made it.
  const row = { ...planned, ...others, ...(planned.status === 'stale' ? {} : { engine, model }), updated_at: now }
  await db
    .insertInto('processing_units')
    .values({ unit_id: newId(), article_id, language, kind, ...row })
    .onConflict((conflict) => conflict.columns(['article_id', 'language', 'kind']).doUpdateSet(row))
    .execute()
}

export interface TakenUnit {
  unit_id: string
  article_id: string
  language: Language
  kind: UnitKind
  source_hash: string
  attempts: number
  lease: string
}

/** Somebody else has the unit now, or its article has changed: what was made of it is nobody's. */
export class LeaseLost extends Error {}

/**
 * Takes the next thing to make, for as long as the lease is renewed. Several processes may do so: each gets another one. A recording waits
 * for its translation. One that was interrupted again and again is given up, or it might end every process that takes it.
 */
export async function takeUnit(db: Db, kind: UnitKind, now: Date, leaseMs: number): Promise<TakenUnit | undefined> {
  await giveUpInterrupted(db, kind, now)
  const { rows } = await sql<TakenUnit>`
    update processing_units set status = 'running', lease = ${newId()}::uuid, lease_until = ${later(now, leaseMs)},
      attempts = attempts + 1, next_retry_at = null, updated_at = ${now}
    where unit_id = (
      select unit_id from processing_units as due
      where kind = ${kind} and status in ('pending', 'running', 'stale', 'failed') and case status
          when 'running' then lease_until < ${now}
          when 'stale' then origin is distinct from 'manual'
          when 'failed' then next_retry_at <= ${now}
          else true end
        and (kind = 'text' or language = 'en' or not exists (
          select from processing_units as text
          where text.article_id = due.article_id and text.language = due.language and text.kind = 'text' and (
            text.status in ('pending', 'running') or (text.status = 'stale' and text.origin is distinct from 'manual')
            or (text.status = 'failed' and text.next_retry_at is not null))))
      order by updated_at, unit_id limit 1 for update skip locked
    )
    returning unit_id, article_id, language, kind, source_hash, attempts, lease`.execute(db)
  return rows[0]
}

const giveUpInterrupted = (db: Db, kind: UnitKind, now: Date) =>
  db
    .updateTable('processing_units')
    .set({ status: 'failed', reason: 'interrupted', lease: null, lease_until: null, updated_at: now })
    .where('kind', '=', kind)
    .where('status', '=', 'running')
    .where('lease_until', '<', now)
    .where('attempts', '>=', MAX_INTERRUPTIONS)
    .execute()

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

const held = (db: Db, { unit_id, lease }: TakenUnit) =>
  db.updateTable('processing_units').where('unit_id', '=', unit_id).where('lease', '=', lease).where('status', '=', 'running')

/** @throws LeaseLost */
export async function renew(db: Db, unit: TakenUnit, now: Date, leaseMs: number): Promise<void> {
  const row = await held(db, unit)
    .set({ lease_until: later(now, leaseMs) })
    .returning('unit_id')
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
}

/** Progress is kept, and whoever makes some has not tried in vain. @throws LeaseLost */
export async function progress(
  db: Db,
  unit: TakenUnit,
  { done, total }: { done: number; total: number },
  now: Date,
  leaseMs: number,
): Promise<void> {
  const { rows } = await sql`
    update processing_units set lease_until = ${later(now, leaseMs)}, blocks_total = ${total},
      attempts = case when blocks_done < ${done} then 0 else attempts end, blocks_done = least(${total}, greatest(blocks_done, ${done}))
    where unit_id = ${unit.unit_id} and lease = ${unit.lease} and status = 'running' returning unit_id`.execute(db)
  if (rows.length === 0) throw new LeaseLost()
}

/** The process ends: somebody else goes on at once. */
export async function release(db: Db, unit: TakenUnit): Promise<void> {
  await held(db, unit)
    .set(({ eb }) => ({
      status: sql`case when made_of is null then 'pending' else 'stale' end`,
      lease: null,
      lease_until: null,
      attempts: eb('attempts', '-', 1),
    }))
    .where('attempts', '>', 0)
    .execute()
}

/** The embedded database has one process: what another held is free. */
export async function releaseLeases(db: Db, now: Date): Promise<void> {
  await db.updateTable('processing_units').set({ lease_until: now }).where('status', '=', 'running').execute()
}

export interface Outcome {
  status: 'ready' | 'partial' | 'failed' | 'skipped' | 'unavailable'
  reason?: UnitReason
  origin?: UnitOrigin
  engine?: string
  model?: string
  error?: string
  retryAt?: Date
  /** A result is there, made of this; otherwise what there was before stays. */
  made_of?: string
  /** The engine was not even asked. */
  isRest?: boolean
}

/** Writes how it ended; must run inside a transaction together with the result. @throws LeaseLost */
export async function settle(db: Db, unit: TakenUnit, outcome: Outcome, now: Date): Promise<void> {
  const { status, reason, origin, engine, model, error, retryAt, made_of, isRest } = outcome
  const row = await held(db, unit)
    .set(({ ref, eb }) => ({
      status,
      reason: reason ?? null,
      next_retry_at: retryAt ?? null,
      error: error?.slice(0, 300) ?? null,
      lease: null,
      lease_until: null,
      updated_at: now,
      ...(isRest && { attempts: eb('attempts', '-', 1) }),
      ...(origin && { origin }),
      ...(engine && { engine, model: model ?? null }),
      ...(made_of && { made_of, attempts: 0, blocks_done: ref('blocks_total') }),
    }))
    .returning('unit_id')
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
}

/** Which units are to be tried again. */
export interface Retried {
  unitIds?: string[]
  articleIds?: string[]
  statuses?: UnitStatus[]
}

/** Puts units back to be made, but those under way. @returns how many */
export async function tryAgain(db: Db, { unitIds, articleIds, statuses }: Retried, now: Date): Promise<number> {
  const rows = await db
    .updateTable('processing_units')
    .set({
      status: sql`case when made_of is null then 'pending' else 'stale' end`,
      reason: null,
      error: null,
      attempts: 0,
      blocks_done: 0,
      next_retry_at: null,
      updated_at: now,
    })
    .where('status', '<>', 'running')
    .$if(unitIds !== undefined, (query) => query.where('unit_id', 'in', unitIds ?? []))
    .$if(articleIds !== undefined, (query) => query.where('article_id', 'in', articleIds ?? []))
    .$if(statuses !== undefined, (query) =>
      query.where('status', 'in', statuses ?? []).where('reason', 'is distinct from', 'removed'),
    )
    .returning('unit_id')
    .execute()
  return rows.length
}
