import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface LockedAccount {
  user_id: string
  role: string
  time_zone: string
}

/**
 * Prevents deletion of the account. Take it before any other lock, as deletion does, to avoid deadlocks.
 * @param id value or subquery
 */
export async function lockAccount(db: Db, id: RawBuilder<unknown>): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    select user_id, role, time_zone from users where user_id = ${id} for key share`.execute(db)
  return rows[0]
}

/** Also serialises the account's writes, so counts stay exact. */
export async function lockOwnAccount(db: Db, userId: string): Promise<void> {
  await sql`select from users where user_id = ${userId} for no key update`.execute(db)
}

export async function lockAccountForDeletion(db: Db, userId: string): Promise<void> {
  await sql`select from users where user_id = ${userId} for update`.execute(db)
}
