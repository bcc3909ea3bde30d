import { sql } from 'kysely'
import type { FSRS } from 'ts-fsrs'
import type { Db } from '#server/db/open.ts'
import { schedulerWith } from '../rules.ts'

/**
 * Locks the weights of a person until the transaction ends. Call it before cards are read and scheduled: it serialises reviews from several
 * devices, and prevents scheduling while all cards are being replayed with new weights.
 */
export async function lockWeights(db: Db, userId: string): Promise<FSRS> {
  const { rows } = await lockedWeights(userId, 0).execute(db)
  return schedulerWith(rows[0]?.weights ?? null)
}

/**
 * The same as a part of another statement, which has to lock the rows that it reads besides: it may have begun before the lock was held.
 * @param arrived how many answers came
 */
export const lockedWeights = (userId: string, arrived: number) => sql<{ weights: number[] | null }>`
  insert into recall_fits (user_id, answers) values (${userId}, ${arrived})
  on conflict (user_id) do update set answers = recall_fits.answers + excluded.answers
  returning weights`
