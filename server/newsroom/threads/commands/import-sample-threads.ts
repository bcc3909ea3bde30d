import type { SampleThreads } from '#contract/newsroom/threads.ts'
import type { Db } from '#server/db/open.ts'
import { createThread } from './create-thread.ts'

const ACTOR = { id: null, username: 'Sample content' }

/** Keeps existing ones; names of articles that are not in the library are left out. */
export async function importSampleThreads(db: Db, { threads }: SampleThreads, now: Date): Promise<void> {
  const known = await db.selectFrom('threads').select('thread_id').execute()
  const idOf = await articleIds(db)
  for (const { thread_id, articles, ...texts } of threads) {
    const article_ids = articles.flatMap((name) => idOf.get(name) ?? [])
    if (article_ids.length === 0 || known.some((thread) => thread.thread_id === thread_id)) continue
    await createThread(db, { ...texts, article_ids }, ACTOR, now, thread_id)
  }
}

/** By `2023-09-22:0`. */
async function articleIds(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .select(['article_id', 'publication_date', 'position'])
    .execute()
  return new Map(rows.map(({ article_id, publication_date, position }) => [`${publication_date}:${position}`, article_id]))
}
