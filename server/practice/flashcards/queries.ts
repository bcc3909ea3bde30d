import { sql } from 'kysely'
import type { FlashcardSet } from '#contract/practice/flashcards.ts'
import type { Db } from '#server/db/open.ts'

/** May be a draft: check `isPublished`. */
export async function flashcardsOf(db: Db, articleId: string): Promise<{ set: FlashcardSet; isPublished: boolean } | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .select([
      'article_id',
      'title',
      'publication_date',
      'status',
      sql<FlashcardSet['flashcards'] | null>`body -> 'follow_up_data' -> 'flashcards'`.as('flashcards'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { article_id, title, publication_date } = row
  return {
    set: {
      article: { article_id, title, daily_entry: { publication_date } },
      flashcards: row.flashcards ?? [],
    },
    isPublished: row.status === 'published',
  }
}
