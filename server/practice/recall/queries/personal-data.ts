import { sql } from 'kysely'
import type { StoredCardContent } from '#contract/practice/recall-cards.ts'
import type { Db } from '#server/db/open.ts'
import { settingsOf } from '#server/practice/shared/recall-circumstances.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'

/** Hides right answers that are reserved. */
const CONTENT = sql<StoredCardContent>`case when kind = 'question' and ${isReserved(sql`recall_cards.article_id`)}
  then content - 'correct_option' - 'explanation' - 'translated' else content end`

export async function personalRecallData(db: Db, userId: string) {
  const cards = await db
    .selectFrom('recall_cards')
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('card_id')
    .select(['card_id', 'kind', 'article_id', 'source_key', CONTENT.as('content'), 'note'])
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
