import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { READERS } from './seed.ts'

export const ROWS = 1000

export interface SeededLists {
  /** A forum with many posts. */
  forumId: string
  /** In three languages. */
  articleId: string
}

/** A thousand rows in every list: bookmarks, posts and users. */
export async function seedLists(url: string): Promise<SeededLists> {
  const database = await openServer(url, { poolSize: 2 }, () => {})
  try {
    return await fill(database.db)
  } finally {
    await database.close()
  }
}

async function fill(db: Db) {
  await sql`
    insert into bookmarks (user_id, article_id, created_at)
    select user_id, article_id, now() - row_number() over () * interval '1 minute'
    from users, (select article_id from articles limit ${sql.lit(ROWS)}) as saved where email = ${READERS.pro.email}`.execute(db)
  await sql`
    insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
    select gen_random_uuid(), name || '@bench.test', name || '@bench.test', name, name, '', now(), now()
    from (select 'person-' || number as name from generate_series(1, ${sql.lit(ROWS)}) as number) as people`.execute(db)
  await sql`
    insert into forums (forum_id, category_id, title, description, author_id, client_key, created_at, last_post_at, last_author_id)
    select gen_random_uuid(), category_id, 'Forum number ' || n, repeat('What this forum is about. ', 5), author.user_id, gen_random_uuid(),
      now() - n * interval '1 hour', now() - n * interval '1 minute', author.user_id
    from generate_series(1, ${sql.lit(ROWS)}) as n
    join forum_categories on position = 1 + n % 5
    cross join (select user_id from users where role = 'admin' limit 1) as author`.execute(db)
  const { rows } = await sql<{ forum_id: string }>`select forum_id from forums order by created_at desc limit 1`.execute(db)
  const forumId = rows[0]?.forum_id ?? ''
  await sql`
    insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at)
    select gen_random_uuid(), ${forumId}, user_id, gen_random_uuid(), repeat('Words of a post. ', 5 + n % 20), at, at
    from generate_series(1, ${sql.lit(ROWS)}) as n, users, lateral (select now() - n * interval '1 hour' as at) as times
    where role = 'admin'`.execute(db)
  const articleId = await publishSample(db)
  await sql`vacuum analyze`.execute(db)
  return { forumId, articleId }
}

/** A realistic article in three languages with key terms; its day is one of the thousand. @returns its id */
export async function publishSample(db: Db): Promise<string> {
  const day = DayUpload.parse(JSON.parse(readFileSync('content/2023-08-24.json', 'utf8')))
  await ingestDay(db, { ...day, publication_date: '2199-01-01' }, new Date())
  const { rows } = await sql<{ article_id: string }>`
    select article_id from articles join daily_entries using (entry_id) where publication_date = '2199-01-01' order by position limit 1`.execute(
    db,
  )
  return rows[0]?.article_id ?? ''
}
