import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Somebody whose account stays at least until this transaction ends. */
export interface LockedAccount {
  user_id: string
  role: string
  time_zone: string
}

/**
 * Keeps an account from being deleted while something is written for it. Take it before any other lock: deleting an
 * account takes it first too, so the two cannot deadlock.
 * @param id as a value or as a subquery
 */
export async function lockAccount(db: Db, id: RawBuilder<unknown>): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    select user_id, role, time_zone from users where user_id = ${id} for key share`.execute(db)
  return rows[0]
}

/** Does the same, and lets one thing after the other happen for a person: what is counted of them stays exact. */
export async function lockOwnAccount(db: Db, userId: string): Promise<void> {
  await sql`select from users where user_id = ${userId} for no key update`.execute(db)
}

/** Before what others count of somebody is put right, because the account goes: nothing more can be written for them. */
export async function lockAccountForDeletion(db: Db, userId: string): Promise<void> {
  await sql`select from users where user_id = ${userId} for update`.execute(db)
}
