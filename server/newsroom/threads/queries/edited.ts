import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { EditedThread } from '#contract/newsroom/threads.ts'
import type { Db } from '#server/db/open.ts'

type ListedForEditing = Pick<EditedThread, 'thread_id' | 'title'> & { articles: number }

export const editedThreads = (db: Db): Promise<ListedForEditing[]> =>
  db
    .selectFrom('threads')
    .orderBy('title')
    .orderBy('thread_id')
    .select([
      'thread_id',
      'title',
      sql<number>`(select count(*)::integer from thread_articles where thread_articles.thread_id = threads.thread_id)`.as(
        'articles',
      ),
    ])
    .execute()

export async function editedThread(db: Db, threadId: string): Promise<EditedThread | undefined> {
  const row = await db
    .selectFrom('threads')
    .where('threads.thread_id', '=', threadId)
    .select((eb) => [
      ...(['thread_id', 'title', 'description', 'translated'] as const),
      jsonArrayFrom(
        eb
          .selectFrom('thread_articles')
          .innerJoin('articles', 'articles.article_id', 'thread_articles.article_id')
          .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
          .whereRef('thread_articles.thread_id', '=', 'threads.thread_id')
          .orderBy('thread_articles.position')
          .select(['articles.article_id', 'articles.title', 'publication_date', 'status']),
      ).as('articles'),
    ])
    .executeTakeFirst()
  return row as EditedThread | undefined
}
