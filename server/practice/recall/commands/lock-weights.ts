import { sql } from 'kysely'
import type { FSRS } from 'ts-fsrs'
import type { Db } from '#server/db/open.ts'
import { schedulerWith } from '../rules.ts'

/** Call before reading cards: serialises reviews and the replay with new weights. */
export async function lockWeights(db: Db, userId: string): Promise<FSRS> {
  const { rows } = await lockedWeights(userId).execute(db)
  return schedulerWith(rows[0]?.weights ?? null)
}

/** A statement that contains it must also lock the rows it reads: its snapshot may be older than this lock. */
export const lockedWeights = (userId: string, arrived?: Arrival) => sql<{ weights: number[] | null; answers_that_day: number }>`
  insert into recall_fits (user_id, answers, counted_on, answers_that_day)
  values (${userId}, ${arrived?.answers ?? 0}, ${arrived?.now.toISOString().slice(0, 10) ?? null}, ${arrived?.answers ?? 0})
  on conflict (user_id) do update set answers = recall_fits.answers + excluded.answers,
    counted_on = greatest(recall_fits.counted_on, excluded.counted_on),
    answers_that_day = excluded.answers_that_day
      + case when excluded.counted_on > recall_fits.counted_on then 0 else recall_fits.answers_that_day end
  returning weights, answers_that_day`

export interface Arrival {
  answers: number
  now: Date
}
