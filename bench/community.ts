import { sql } from 'kysely'
import { forums } from '#contract/community/forums.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { Client } from './support/calls.ts'
import { type Figure, median } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const FORUMS = 1000
const FEW = 1000
const MANY = 100_000
const WARM_UP = 20
const PAIRS = 160

/** The cost of the first page of a full forum, and of the list of many forums. */
export async function measureCommunity(databaseUrl: string): Promise<Figure[]> {
  const database = await openServer(databaseUrl, { poolSize: 2 }, () => {})
  const server = await startServer({ databaseUrl })
  const reader = new Client(server.origin, await signIn(server.origin, 'pro'))
  try {
    const [small, large] = await seedForums(database.db)
    const pageOf = (forumId: string, page: number) => reader.get(`/api/community/forums/${forumId}?page=${page}`)
    return [
      await firstPage('forum page 1', (size) => pageOf(size === 'few' ? small : large, 1)),
      await firstPage('forum page 20', (size) => pageOf(size === 'few' ? small : large, 20)),
      await forumList(database.db, reader),
    ]
  } finally {
    reader.close()
    await server.stop()
    await database.close()
  }
}

async function firstPage(name: string, call: (size: 'few' | 'many') => Promise<{ ms: number }>): Promise<Figure> {
  const pairs: [number, number][] = []
  for (let n = 0; n < WARM_UP + PAIRS; n++) {
    const ms = { few: 0, many: 0 }
    for (const size of n % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) ms[size] = (await call(size)).ms
    if (n >= WARM_UP) pairs.push([ms.few, ms.many])
  }
  const [few, many] = [median(pairs.map(([ms]) => ms)), median(pairs.map(([, ms]) => ms))]
  return {
    name: `${name}, ${MANY} posts against ${FEW}`,
    value: median(pairs.map(([few, many]) => many / few)),
    unit: '×',
    target: { atMost: 1.3 },
    note: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
  }
}

/** Each time after a change, so that no reply is cached. */
async function forumList(db: Db, reader: Client): Promise<Figure> {
  const fresh: number[] = []
  const kept: number[] = []
  for (let n = 0; n < WARM_UP + PAIRS; n++) {
    await sql`select pg_notify('catalyst', 'community:*')`.execute(db)
    // The notification travels while the next call runs.
    await reader.get(forums.categories.path)
    const [first, second] = [await reader.get(forums.list.path), await reader.get(forums.list.path)]
    if (n < WARM_UP) continue
    fresh.push(first.ms)
    kept.push(second.ms)
  }
  return {
    name: `forum list, ${FORUMS} forums`,
    value: median(fresh),
    unit: 'ms',
    target: { atMost: 15 },
    note: `not cached; ${median(kept).toFixed(1)} ms from memory`,
  }
}

/** Every third post has as many replies as a page contains. */
async function seedForums(db: Db): Promise<[small: string, large: string]> {
  await sql`
    insert into forums (forum_id, category_id, title, description, author_id, client_key, created_at, last_post_at, last_author_id)
    select gen_random_uuid(), category_id, 'Forum number ' || n, repeat('What this forum is about. ', 5), author.user_id, gen_random_uuid(),
      now() - n * interval '1 hour', now() - n * interval '1 minute', author.user_id
    from generate_series(1, ${FORUMS}) as n
    join forum_categories on position = 1 + n % 5
    cross join (select user_id from users where role = 'admin' limit 1) as author`.execute(db)
  const { rows } = await sql<{ forum_id: string }>`select forum_id from forums order by created_at desc limit 2`.execute(db)
  const [small, large] = rows.map(({ forum_id }) => forum_id) as [string, string]
  await seedPosts(db, small, FEW)
  for (let n = 0; n < MANY; n += 10_000) await seedPosts(db, large, 10_000)
  for (const table of ['forums', 'forum_posts']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return [small, large]
}

async function seedPosts(db: Db, forumId: string, count: number): Promise<void> {
  await sql`
    with posts as (
      insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at, replies_count)
      select gen_random_uuid(), ${forumId}, user_id, gen_random_uuid(), repeat('Words of a post. ', 20), at, at,
        case when n % 3 = 0 then 3 else 0 end
      from generate_series(1, ${count}) as n, users, lateral (select now() - random() * interval '300 days' as at) as times
      where role = 'admin' returning post_id, author_id, created_at, replies_count
    )
    insert into forum_posts (post_id, forum_id, author_id, parent_post_id, client_key, content, created_at, updated_at)
    select gen_random_uuid(), ${forumId}, author_id, post_id, gen_random_uuid(), repeat('Words of a reply. ', 10), created_at, created_at
    from posts, generate_series(1, replies_count)`.execute(db)
}
