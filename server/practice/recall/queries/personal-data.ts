import type { Db } from '#server/db/open.ts'
import { settingsOf } from './circumstances.ts'

/** A person's cards, reviews and settings, for their data download. */
export async function personalRecallData(db: Db, userId: string) {
  const cards = await db
    .selectFrom('recall_cards')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('card_id')
    .select(['card_id', 'kind', 'article_id', 'source_key', 'content', 'note'])
    .select(['state', 'due', 'reps', 'lapses', 'suspended_at', 'added_at'])
    .execute()
  const reviews = await db
    .selectFrom('recall_reviews')
    .where('user_id', '=', userId)
    .orderBy('reviewed_at')
    .select(['card_id', 'grade', 'reviewed_at', 'seconds', 'undone_at'])
    .execute()
  const fit = await db
    .selectFrom('recall_fits')
    .where('user_id', '=', userId)
    .where('weights', 'is not', null)
    .select(['weights', 'fitted_at', 'fitted_answers', 'log_loss_before', 'log_loss_after'])
    .executeTakeFirst()
  return { settings: await settingsOf(db, userId), fit: fit ?? null, cards, reviews }
}
