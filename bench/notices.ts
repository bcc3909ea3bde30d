import { sql } from 'kysely'
import { notifications } from '#contract/messaging/notifications.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { startListening } from '#server/listeners.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { compareServers } from './support/compare.ts'
import type { Figure } from './support/figures.ts'
import { SERVER_CORE } from './support/processes.ts'
import { READERS } from './support/seed.ts'
import { signIn, startServer } from './support/server.ts'

const CROWD = 1_000_000
const FEW_NOTICES = 5
const MANY_NOTICES = 5_000

/** The cost of notifying a million users, and of the unread count of a user with a long history. */
export async function measureNotices(databaseUrl: string): Promise<Figure[]> {
  const database = await openServer(databaseUrl, { poolSize: 4 }, () => {})
  try {
    return [await rowsForEverybody(database.db), await countingCost(database.db, databaseUrl)]
  } finally {
    await database.close()
  }
}

async function rowsForEverybody(db: Db): Promise<Figure> {
  startListening('full')
  const few = await rowsOf(db, '2199-01-01')
  await crowd(db)
  const many = await rowsOf(db, '2199-01-02')
  return {
    name: 'publishing, rows written',
    value: many / few,
    unit: '×',
    target: { atMost: 1 },
    note: `${many} rows with ${CROWD.toLocaleString('en-IN')} people, ${few} with a handful`,
  }
}

async function rowsOf(db: Db, publication_date: string): Promise<number> {
  const before = await allRows(db)
  const analysis_text = { past: 'Before.', present: 'Now.', future: 'Later.' }
  const article = { title: 'A day for everybody', summary: 'One article.', gs_paper_category: 'GS2', analysis_text }
  await ingestDay(db, DayUpload.parse({ publication_date, articles: [article] }), new Date())
  return (await allRows(db)) - before
}

async function allRows(db: Db): Promise<number> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const counts = tables.rows.map(({ name }) =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db),
  )
  return (await Promise.all(counts)).reduce((sum, { rows }) => sum + Number(rows[0]?.count), 0)
}

/** In portions, because statements have a time limit. */
async function crowd(db: Db): Promise<void> {
  const portion = CROWD / 20
  for (let from = 1; from <= CROWD; from += portion)
    await sql`
      insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
      select gen_random_uuid(), name, name, name, name, '', now(), now()
      from (select 'person-' || number as name from generate_series(${sql.lit(from)}, ${sql.lit(from + portion - 1)}) as number) as people`.execute(
      db,
    )
}

async function countingCost(db: Db, databaseUrl: string): Promise<Figure> {
  await history(db, READERS.admin.email, FEW_NOTICES)
  await history(db, READERS.pro.email, MANY_NOTICES)
  for (const table of ['notifications', 'notification_inboxes', 'broadcasts'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  const server = await startServer({ databaseUrl, core: SERVER_CORE })
  try {
    const asked = async (role: 'pro' | 'admin') => ({
      server,
      asked: { path: notifications.unreadCount.path, headers: await signIn(server.origin, role), status: 200 as const },
    })
    const { share, told } = await compareServers(await asked('pro'), await asked('admin'))
    return {
      name: 'unread count, long history',
      value: 1 / share,
      unit: '×',
      target: { atMost: 1.3 },
      note: `the cost with ${MANY_NOTICES} old notifications against ${FEW_NOTICES}; ${told}`,
    }
  } finally {
    await server.stop()
  }
}

/** Old, and half of them unread, as for people who never read them. */
async function history(db: Db, email: string, count: number): Promise<void> {
  await sql`
    insert into notifications (notification_id, user_id, type, title, message, about, created_at, read_at)
    select gen_random_uuid(), user_id, 'achievement', 'Title', 'Message', 'old:' || number,
      now() - number * interval '1 hour', case when number % 2 = 0 then now() end
    from users, generate_series(1, ${count}) as number where email = ${email}`.execute(db)
  await sql`
    insert into notification_inboxes (user_id, unread)
    select user_id, count(*) from notifications join users using (user_id) where email = ${email} and read_at is null group by user_id
    on conflict (user_id) do update set unread = excluded.unread`.execute(db)
}
