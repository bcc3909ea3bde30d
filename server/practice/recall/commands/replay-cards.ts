import { sql } from 'kysely'
import type { FSRS } from 'ts-fsrs'
import type { Db } from '#server/db/open.ts'
import { afterReviews, newSchedule, type Review, type Schedule } from '../rules.ts'

export interface StoredReview extends Review {
  card_id: string
  undone_at: Date | null
}

interface Beginning {
  added_at: Date
  reset_at: Date | null
}

/** Ignores undone reviews and those before a reset. */
export function replayed(scheduler: FSRS, card: Beginning, reviews: (Review & { undone_at?: Date | null })[]) {
  const counting = reviews.filter(({ reviewed_at, undone_at }) => !undone_at && (!card.reset_at || reviewed_at > card.reset_at))
  return afterReviews(scheduler, newSchedule(card.reset_at ?? card.added_at), counting)
}

export async function reviewsOf(db: Db, userId: string, cardIds: string[]): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    select review_id, card_id, grade, reviewed_at, undone_at from recall_reviews
    where user_id = ${userId} and card_id = any(${cardIds}::uuid[])`.execute(db)
  return rows
}

export const setSchedules = (userId: string, cards: ({ card_id: string } & Schedule)[]) => sql`
  update recall_cards set state = given.state, due = given.due, stability = given.stability, difficulty = given.difficulty,
    reps = given.reps, lapses = given.lapses, learning_steps = given.learning_steps, scheduled_days = given.scheduled_days,
    last_review = given.last_review
  from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as given
    (card_id uuid, state integer, due timestamptz, stability double precision, difficulty double precision, reps integer, lapses integer,
      learning_steps integer, scheduled_days integer, last_review timestamptz)
  where recall_cards.user_id = ${userId} and recall_cards.card_id = given.card_id`

/** Lets other requests run between batches. */
const CARDS_AT_ONCE = 500

/** Call after `lockWeights`. */
export async function replayCards(db: Db, userId: string, scheduler: FSRS): Promise<void> {
  const { rows: cards } = await sql<Beginning & { card_id: string }>`
    select card_id, added_at, reset_at from recall_cards where user_id = ${userId} and last_review is not null
    order by card_id for update`.execute(db)
  for (let at = 0; at < cards.length; at += CARDS_AT_ONCE) {
    const batch = cards.slice(at, at + CARDS_AT_ONCE)
    const ids = batch.map(({ card_id }) => card_id)
    const reviews = Map.groupBy(await reviewsOf(db, userId, ids), ({ card_id }) => card_id)
    const written = batch.map((card) => ({
      card_id: card.card_id,
      ...replayed(scheduler, card, reviews.get(card.card_id) ?? []).schedule,
    }))
    await setSchedules(userId, written).execute(db)
  }
}
