import { sql } from 'kysely'
import type { RecallCard } from '#contract/practice/recall-cards.ts'
import { CARD_NOT_FOUND } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { dayOf, type Learner } from '#server/practice/shared/recall-circumstances.ts'
import { cardOf } from '../queries/cards.ts'
import { newSchedule } from '../rules.ts'

interface Change {
  suspended?: boolean | undefined
  buried?: boolean | undefined
  note?: string | undefined
  /** Removes the mark of a correction. */
  correction_seen?: true | undefined
}

/** @throws HttpError 404 */
export function changeCard(
  db: Db,
  learner: Learner,
  cardId: string,
  { suspended, buried, note, correction_seen }: Change,
  now: Date,
): Promise<RecallCard> {
  const tomorrow = sql<string>`${dayOf(learner.timeZone, now)}::date + 1`
  return setCard(db, learner, cardId, now, {
    ...(suspended !== undefined && { suspended_at: suspended ? now : null }),
    ...(buried !== undefined && { buried_until: buried ? tomorrow : null }),
    ...(note !== undefined && { note }),
    ...(correction_seen && { correction_id: null }),
  })
}

/** Earlier reviews count only in figures. @throws HttpError 404 */
export const resetCard = (db: Db, learner: Learner, cardId: string, now: Date): Promise<RecallCard> =>
  setCard(db, learner, cardId, now, { ...newSchedule(now), reset_at: now })

/** @throws HttpError 404 */
export async function removeCard(db: Db, { id }: Learner, cardId: string): Promise<void> {
  const removed = await db
    .deleteFrom('recall_cards')
    .where('user_id', '=', id)
    .where('card_id', '=', cardId)
    .returning('card_id')
    .executeTakeFirst()
  if (!removed) throw new HttpError(404, CARD_NOT_FOUND)
}

async function setCard(
  db: Db,
  learner: Learner,
  cardId: string,
  now: Date,
  values: Record<string, unknown>,
): Promise<RecallCard> {
  if (Object.keys(values).length > 0)
    await db.updateTable('recall_cards').set(values).where('user_id', '=', learner.id).where('card_id', '=', cardId).execute()
  const card = await cardOf(db, learner, cardId, now)
  if (!card) throw new HttpError(404, CARD_NOT_FOUND)
  return card
}
