import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { settingsOf } from '#server/practice/shared/recall-circumstances.ts'
import { schedulerWith } from '../rules.ts'
import { lockWeights } from './lock-weights.ts'
import type { Fit } from './optimise.ts'
import { replayCards } from './replay-cards.ts'

export function applyWeights(db: Db, userId: string, { weights, ...fit }: Fit, answers: number, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockWeights(db, userId)
    if (!(await settingsOf(db, userId)).fit_intervals) return
    const { lossBefore: log_loss_before, lossAfter: log_loss_after } = fit
    await db
      .updateTable('recall_fits')
      .set({ weights, fitted_at: now, fitted_answers: answers, log_loss_before, log_loss_after })
      .where('user_id', '=', userId)
      .execute()
    await replayCards(db, userId, schedulerWith(weights))
  })
}

/** Allows the next fit at once. */
export async function applyUsualWeights(db: Db, userId: string): Promise<void> {
  await lockWeights(db, userId)
  const none = { weights: null, fitted_at: null, fitted_answers: null, log_loss_before: null, log_loss_after: null }
  const { weights: before } = await db
    .selectFrom('recall_fits')
    .where('user_id', '=', userId)
    .select('weights')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('recall_fits')
    .set({ ...none, tried_answers: 0 })
    .where('user_id', '=', userId)
    .execute()
  if (before) await replayCards(db, userId, schedulerWith(null))
}
