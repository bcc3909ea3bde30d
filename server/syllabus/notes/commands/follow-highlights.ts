import type { Db } from '#server/db/open.ts'
import { changeOwnFacts, ownFactsOf } from '#server/practice/recall/commands/change-own-facts.ts'
import { sidesOfReaders } from '../queries/highlight-sides.ts'

interface Followed {
  user_id: string
  highlight_id: string
  /** Before an edit: keys of older cards. */
  quote: string
}

/**
 * Gives the cards of highlights their sides. Cards without a question keep theirs.
 * @param changedAt tells the readers
 */
export async function followHighlights(db: Db, articleId: string, highlights: Followed[], changedAt?: Date): Promise<void> {
  const readers = await ownFactsOf(db, articleId, [...new Set(highlights.map(({ user_id }) => user_id))])
  if (readers.length === 0) return
  const sides = await sidesOfReaders(db, articleId, readers)
  const followed = highlights.filter(({ user_id }) => readers.includes(user_id))
  await changeOwnFacts(
    db,
    articleId,
    followed.map(({ user_id, highlight_id, quote }) => ({ user_id, id: highlight_id, quote, ...sides.get(highlight_id) })),
    changedAt,
  )
}
