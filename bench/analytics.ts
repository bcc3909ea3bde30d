import { sql } from 'kysely'
import { analytics } from '#contract/newsroom/analytics.ts'
import { RANGES } from '#contract/newsroom/analytics-rules.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { Client } from './support/calls.ts'
import { type Figure, median } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const PEOPLE = 20_000
const POSTS = 1_000_000
/** The statement timeout. */
const BATCH = 20_000
const ROUNDS = 60
const CALLS = [analytics.stats, analytics.activity, analytics.topContent]

/** The cost of opening the community analytics page with a lot of data. */
export async function measureAnalytics(databaseUrl: string): Promise<Figure[]> {
  const database = await openServer(databaseUrl, { poolSize: 2 }, () => {})
  await seedCommunity(database.db)
  const server = await startServer({ databaseUrl })
  const headers = await signIn(server.origin, 'admin')
  const clients = CALLS.map(() => new Client(server.origin, headers))
  /** All three requests at the same time, like the page. */
  const open = async (range: string) => {
    const begin = performance.now()
    await Promise.all(CALLS.map(({ path }, n) => clients[n]?.get(`${path}?range=${range}`)))
    return performance.now() - begin
  }
  try {
    const first: string[] = []
    for (const range of RANGES) first.push(`${range} ${(await open(range)).toFixed(0)}`)
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n++) for (const range of RANGES) times.push(await open(range))
    const note = `never counted before: ${first.join(', ')} ms; the background job counts every 10 minutes`
    return [{ name: `analytics page, ${POSTS} posts`, value: median(times), unit: 'ms', target: { atMost: 300 }, note }]
  } finally {
    for (const client of clients) client.close()
    await server.stop()
    await database.close()
  }
}

async function seedCommunity(db: Db): Promise<void> {
  await sql`
    insert into users (user_id, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select gen_random_uuid(), 'm' || n || '@x.test', 'm' || n || '@x.test', 'member' || n, 'member' || n, 'x',
      case when n % 4 = 0 then 'pro' else 'free' end, now(), now()
    from generate_series(1, ${PEOPLE}) as n`.execute(db)
  await sql`
    insert into forums (forum_id, category_id, title, description, author_id, client_key, created_at, last_post_at)
    select gen_random_uuid(), category_id, 'Forum', 'About it', user_id, gen_random_uuid(), now(), now()
    from forum_categories, (select user_id from users where role = 'admin' limit 1) as author`.execute(db)
  for (let n = 0; n < POSTS; n += BATCH) await seedPosts(db)
  for (const table of ['users', 'forum_posts', 'forum_reactions']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** Spread over a year, more of them recent; every second one has a like. */
const seedPosts = (db: Db) =>
  sql`
    with members as (select user_id, row_number() over () - 1 as n from users where role = 'pro'),
    posts as (
      insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at, likes_count, replies_count)
      select gen_random_uuid(), forum_id, user_id, gen_random_uuid(), 'Words of a post.', at, at, (random() * 40)::integer, (random() * 9)::integer
      from (select n, now() - power(random(), 2) * interval '365 days' as at from generate_series(1, ${BATCH}) as n) as times
      join members on members.n = times.n % ${PEOPLE / 4}
      cross join (select forum_id from forums limit 1) as forum
      returning post_id, created_at
    ), numbered as (select *, row_number() over () as n from posts)
    insert into forum_reactions (post_id, user_id, reaction, created_at)
    select post_id, user_id, 'like', numbered.created_at from numbered join members on members.n = numbered.n % ${PEOPLE / 4}
    where numbered.n % 2 = 0`.execute(db)
