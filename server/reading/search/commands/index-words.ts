import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { WORDS_VERSION, wordsOf } from '../rules.ts'

const MIN_SUGGESTION_LENGTH = 4

/** For spelling correction. Run outside a transaction, which would block others. Sorted to avoid deadlocks. */
export async function indexWords(db: Db, article_id: string, texts: string[]): Promise<void> {
  const words = texts
    .flatMap(wordsOf)
    .filter((word) => [...word].length >= MIN_SUGGESTION_LENGTH && !/\p{N}/u.test(word) && word.length <= 60)
  await sql`
    insert into search_words (word)
    select given from unnest(${[...new Set(words)]}::text[]) as given
    where not exists (select from search_words where word = given) order by given
    on conflict do nothing`.execute(db)
  await db
    .updateTable('article_search')
    .set({ words_version: WORDS_VERSION })
    .where('article_id', '=', article_id)
    .where('words_version', '<', WORDS_VERSION)
    .execute()
}
