import { createHash } from 'node:crypto'
import pg from 'pg'
import { randomFrom } from './random.ts'
import { seed } from './seed.ts'
import { englishWords } from './words.ts'

/** Two years of days with their readers. */
export const YEARS = {
  days: 730,
  articlesADay: 8,
  people: 50_000,
  /** The number of active callers, and of articles in the history of each. */
  callers: 500,
  historyOfACaller: 900,
  readings: 1_000_000,
  forums: 200,
  posts: 100_000,
} as const

const DAY_MS = 86_400_000

export interface Years {
  /** One `authorization` header for each caller, all of them Pro. */
  callers: { authorization: string }[]
  articleIds: string[]
  /** A forum with very many posts. */
  forumId: string
  forumIds: string[]
  postIds: string[]
}

const tokenOf = (n: number) => `bench-caller-${n}`.padEnd(43, 'x')

/** Fills a database: the days by the upload command, the rest by SQL. */
export async function seedYears(url: string): Promise<Years> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  await seed(url, YEARS.days * YEARS.articlesADay, {
    aDay: YEARS.articlesADay,
    firstDay: today - (YEARS.days - 1) * DAY_MS,
  })
  // Without the product's statement timeouts.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create temporary table texts (n int primary key, words text not null)')
    await client.query('insert into texts select n, words from unnest($1::text[]) with ordinality as given(words, n)', [texts()])
    for (const statement of STATEMENTS) await client.query(statement)
    await client.query(SESSIONS, [Array.from({ length: YEARS.callers }, (_, n) => hashed(tokenOf(n)))])
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    const ids = async (text: string) => (await client.query<{ id: string }>(text)).rows.map(({ id }) => id)
    const forumIds = await ids('select forum_id as id from forums order by created_at desc')
    const [forumId = ''] = await ids(`select forum_id as id from forums where title = 'Forum 1'`)
    return {
      callers: Array.from({ length: YEARS.callers }, (_, n) => ({ authorization: `Bearer ${tokenOf(n)}` })),
      articleIds: await ids('select article_id as id from articles order by article_id'),
      forumId,
      forumIds,
      postIds: await ids(
        "select post_id as id from forum_posts join users on user_id = author_id where parent_post_id is null and role = 'free' order by post_id limit 5000",
      ),
    }
  } finally {
    await client.end()
  }
}

/** The first callers. */
export const REACTED = 50
const TEXTS = 400

/** Forum posts: a few different sentences each. */
function texts(): string[] {
  const random = randomFrom(11)
  const draw = englishWords()
  return Array.from({ length: TEXTS }, (_, n) => Array.from({ length: 30 + (n % 7) * 20 }, () => draw(random)).join(' '))
}

/** As sessions store a token. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

const { people, callers, historyOfACaller, readings, forums, posts } = YEARS
const each = Math.floor((readings - callers * historyOfACaller) / (people - callers))

const STATEMENTS = [
  `insert into users (user_id, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select gen_random_uuid(), 'reader' || n || '@bench.test', 'reader' || n || '@bench.test', 'reader' || n, 'reader' || n, '',
      case when n <= ${callers} then 'pro' else 'free' end, now() - interval '2 years', now()
    from generate_series(1, ${people}) as n`,
  // Some have a password and can sign in.
  `update users set password_hash = known.password_hash from users as known
    where known.email = 'pro@bench.test' and users.username = any(array(select 'reader' || n from generate_series(1, 20) as n))`,
  "create temporary table numbered_people as select user_id, substr(username, 7)::int as n from users where username ~ '^reader[0-9]+$'",
  'create temporary table numbered_articles as select article_id, row_number() over (order by article_id) as n from articles',
  `insert into readings (user_id, article_id, read_at)
    select user_id, article_id, now() - a.n * interval '1 hour'
    from numbered_people p join numbered_articles a on p.n <= ${callers} and a.n <= ${historyOfACaller}`,
  // All others read a few different articles.
  `insert into readings (user_id, article_id, read_at)
    select user_id, article_id, now() - a.n * interval '1 hour'
    from numbered_people p
    cross join generate_series(0, ${each - 1}) as k
    join numbered_articles a on a.n = 1 + (p.n * 7 + k * 131) % ${YEARS.days * YEARS.articlesADay}
    where p.n > ${callers}`,
  'insert into reading_totals (user_id, total) select user_id, count(*) from readings group by user_id on conflict do nothing',
  'insert into reading_days (user_id, day) select user_id, current_date - d from numbered_people, generate_series(0, 200) as d where n <= 500',
  `insert into reading_streaks (user_id, current_streak, longest_streak, last_read_date) select user_id, 201, 201, current_date from numbered_people where n <= ${callers}`,
  `insert into broadcasts (notification_id, type, title, message, path, about, created_at)
    select gen_random_uuid(), 'new_articles', 'A new day', 'Eight articles', '/dashboard', 'day:' || d, now() - d * interval '1 day'
    from generate_series(0, ${YEARS.days - 1}) as d`,
  `insert into notification_inboxes (user_id, unread, broadcasts_read_to) select user_id, 2, now() - interval '3 days' from numbered_people`,
  `insert into bookmarks (user_id, article_id, created_at)
    select user_id, article_id, now() from numbered_people p join numbered_articles a on p.n <= ${callers} and a.n <= 60`,
  `insert into forums (forum_id, category_id, title, description, author_id, client_key, created_at, last_post_at, last_author_id)
    select gen_random_uuid(), category_id, 'Forum ' || n, repeat('What this forum is about. ', 5), author.user_id, gen_random_uuid(),
      now() - n * interval '1 hour', now() - n * interval '1 minute', author.user_id
    from generate_series(1, ${forums}) as n
    join forum_categories on position = 1 + n % 5
    cross join (select user_id from users where role = 'admin' limit 1) as author`,
  'create temporary table numbered_forums as select forum_id, substr(title, 7)::int as n from forums',
  // A fifth of all posts is in the first forum; every third has two replies.
  `with made as (
      insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at, replies_count)
      select gen_random_uuid(), f.forum_id, p.user_id, gen_random_uuid(), words, at, at, case when k % 3 = 0 then 2 else 0 end
      from generate_series(1, ${Math.floor(posts * 0.6)}) as k
      join numbered_forums f on f.n = case when k % 3 = 0 then 1 else 3 + k % ${forums - 3} end
      join numbered_people p on p.n = 1 + k % ${people}
      join texts on texts.n = 1 + k % ${TEXTS}
      cross join lateral (select now() - k * interval '5 minutes' as at) as times
      returning post_id, forum_id, created_at, replies_count)
    insert into forum_posts (post_id, forum_id, author_id, parent_post_id, client_key, content, created_at, updated_at)
    select gen_random_uuid(), forum_id, author.user_id, post_id, gen_random_uuid(), words, created_at, created_at
    from made cross join generate_series(1, replies_count) as r join texts on texts.n = 1 + (ascii(post_id::text) * 7 + r * 31) % ${TEXTS}
    cross join (select user_id from users where role = 'admin' limit 1) as author`,
  // Some callers have reactions on the first page of the first forum, the others have none.
  `insert into forum_reactions (post_id, user_id, reaction, created_at)
    select post_id, user_id, 'like', now() from (
      select post_id from forum_posts join numbered_forums using (forum_id) where n = 1 and parent_post_id is null
      order by created_at desc limit 2) as latest
    cross join numbered_people where n <= ${REACTED}`,
  'create table bare_inserts (id uuid primary key, user_id uuid not null, said text not null, at timestamptz not null)',
]

const SESSIONS = `
  insert into sessions (session_id, token_hash, user_id, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), hash, user_id, now(), now(), now() + interval '30 days'
  from unnest($1::text[]) with ordinality as given(hash, n) join numbered_people using (n)`
