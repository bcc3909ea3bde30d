import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { wordsOf } from '../rules.ts'

const MIN_SUGGESTION_LENGTH = 4

export async function indexWords(db: Db, texts: string[]): Promise<void> {
  const words = new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => [...word].length >= MIN_SUGGESTION_LENGTH && !/\p{N}/u.test(word) && word.length <= 60),
  )
  const { rows } = await sql<{ word: string }>`
    select given as word from unnest(${[...words]}::text[]) as given where not exists (select from search_words where word = given)`.execute(
    db,
  )
  if (rows.length === 0) return
  // Two ingests that add the same words in another order would deadlock, so only one may add words until it commits.
  await sql`lock table search_words in share row exclusive mode`.execute(db)
  await sql`insert into search_words (word) select unnest(${rows.map((row) => row.word)}::text[]) on conflict do nothing`.execute(
    db,
  )
}
