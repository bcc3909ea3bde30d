import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openServer } from '#server/db/open.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'
import { FILE, readRows } from './rows.ts'

const PEOPLE = 4000
const DAYS = 20
const ARTICLES_A_DAY = 3

/** Fills the tables in the order of real use, vacuums, and divides the size of each table with its indexes by its rows. */
export async function measureRows(): Promise<void> {
  const postgres = await startPostgres()
  try {
    const database = await openServer(postgres.url, { poolSize: 2 }, () => {})
    await migrate(database.db)
    await database.close()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    for (const statement of FILLING) await client.query(statement)
    await client.query('vacuum analyze')
    const before = readRows()
    const bytes: Record<string, number> = {}
    for (const table of Object.keys(before.bytes)) bytes[table] = await bytesOfRow(client, table)
    await client.end()
    writeFileSync(FILE, `${JSON.stringify({ ...before, measured: true, bytes }, null, 2)}\n`)
  } finally {
    await postgres.stop()
  }
}

async function bytesOfRow(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ size: string; count: string }>(
    `select pg_total_relation_size('${table}') as size, count(*) as count from ${table}`,
  )
  return Math.round(Number(rows[0]?.size) / Number(rows[0]?.count))
}

/** Random ids for users, who come in any order; ids that increase with time for rows that are created over the day. */
const RISING = (number: string) => `lpad(to_hex(${number}), 12, '0') || substr(md5(random()::text), 1, 20)`
const id = (number: string) => `(${RISING(number)})::uuid`

const day = (number: number) => `timestamptz '2026-01-01' + interval '${number} days'`
const TEXT = `repeat('Federalism is what the Constitution makes of it. ', 8)`

/** As a card holds it. */
const QUESTION = `jsonb_build_object('question_text', ${TEXT}, 'correct_option', 'B', 'explanation', ${TEXT},
  'options', jsonb_build_object('A', 'Parliament', 'B', 'The Constitution', 'C', 'The States', 'D', 'Nobody'))`

const FILLING = [
  `insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
   select gen_random_uuid(), name || '@example.org', name || '@example.org', name, name, repeat('h', 97), now(), now()
   from (select 'person-of-some-name-' || number as name from generate_series(1, ${PEOPLE}) as number) as people`,
  `insert into sessions (session_id, token_hash, user_id, device, network_hash, created_at, last_seen_at, expires_at)
   select gen_random_uuid(), md5(random()::text) || md5(random()::text), user_id, 'Chrome on Android',
     md5(random()::text) || md5(random()::text), now(), now() + random() * interval '1 hour', now() + interval '30 days' from users`,
  `insert into daily_entries (entry_id, publication_date, created_at, updated_at)
   select ${id('day')}, date '2026-01-01' + day, now(), now() from generate_series(1, ${DAYS}) as day`,
  `insert into articles (article_id, entry_id, position, title, summary, gs_paper_category, reading_minutes, quiz_title, body, updated_at)
   select gen_random_uuid(), entry_id, place, 'Title ' || place, 'Summary', 'GS2', 5, 'Quiz', '{}', now()
   from daily_entries, generate_series(0, ${ARTICLES_A_DAY - 1}) as place`,
  `insert into quizzes (quiz_id, article_id, title) select gen_random_uuid(), article_id, title from articles`,
  `insert into quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
   select gen_random_uuid(), quiz_id, article_id, 'Quiz', 'Title', '2026-01-01', '[]', now() from quizzes`,
  ...Array.from({ length: DAYS }, (_, number) => dayOf(number)).flat(),
  `insert into reading_streaks (user_id, current_streak, longest_streak, last_read_date) select user_id, 3, 7, '2026-01-20' from users`,
  `update reading_streaks set current_streak = 4`,
  `insert into reading_totals (user_id, total) select user_id, 60 from users`,
  `update reading_totals set total = 61`,
  `insert into notification_inboxes (user_id, unread) select user_id, 1 from users`,
  `insert into forums (forum_id, category_id, title, client_key, created_at)
   select gen_random_uuid(), category_id, 'Forum', gen_random_uuid(), now() from forum_categories`,
  `insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at)
   select ${id('row_number() over ()')}, forum_id, user_id, gen_random_uuid(), ${TEXT}, now(), now() from forums, users`,
  `insert into forum_reactions (post_id, user_id, reaction, created_at)
   select post_id, author_id, 'like', now() from forum_posts order by random()`,
]

/** One day of all readers in a realistic order: readings by the hour, each position saved several times. */
function dayOf(number: number): string[] {
  const ofDay = `users, articles join daily_entries using (entry_id) where publication_date = date '2026-01-01' + ${number + 1}`
  return [
    `insert into readings (user_id, article_id, read_at) select user_id, article_id, ${day(number)} from ${ofDay} order by random()`,
    `insert into reading_positions (user_id, article_id, position, updated_at)
     select user_id, article_id, 0.1, ${day(number)} from ${ofDay} order by random()`,
    `update reading_positions set position = 0.5, updated_at = updated_at + random() * interval '1 hour' where updated_at >= ${day(number)}`,
    'vacuum reading_positions',
    `update reading_positions set position = 0.9, updated_at = updated_at + random() * interval '1 hour' where updated_at >= ${day(number)}`,
    'vacuum reading_positions',
    `insert into reading_days (user_id, day) select user_id, date '2026-01-01' + ${number} from users order by random()`,
    `insert into mail_deliveries (user_id, kind, day, queued_at, due_at)
     select user_id, 'digest', date '2026-01-01' + ${number}, now(), now() from users order by user_id`,
    'update mail_deliveries set attempts = 1, held_until = now() where settled_at is null',
    `update mail_deliveries set settled_at = now(), held_until = null, is_sent = true where settled_at is null`,
    'vacuum mail_deliveries',
    `insert into bookmarks (user_id, article_id, created_at)
     select user_id, article_id, ${day(number)} from ${ofDay} and random() < 0.3 order by random()`,
    `insert into notifications (notification_id, user_id, type, title, message, path, about, created_at)
     select ${id(`${number} * 100000 + row_number() over ()`)}, user_id, 'quiz_completion', 'Quiz completed',
       'What the Constitution says of it: 4 of 5 right (80%)', '/quiz-history/' || gen_random_uuid(), 'attempt:' || gen_random_uuid(), ${day(number)}
     from users order by random()`,
    `insert into quiz_attempts (attempt_id, user_id, edition_id, attempt_key, answers, score, total_questions, time_taken_seconds, completed_at)
     select ${id(`${number} * 100000 + row_number() over ()`)}, user_id, (select edition_id from quiz_editions limit 1), gen_random_uuid(),
       (select jsonb_object_agg(gen_random_uuid(), 'B') from generate_series(1, 5)), 4, 5, 120, ${day(number)}
     from users order by random()`,
    `insert into question_results (user_id, question_id, article_id, answered, answered_right, was_right, last_answered_at)
     select user_id, gen_random_uuid(), article_id, 1, 1, true, ${day(number)} from ${ofDay} order by random()`,
    `insert into recall_cards (card_id, user_id, kind, article_id, source_key, content, syllabus, needs_pro, due, added_at)
     select ${id(`${number} * 100000 + row_number() over ()`)}, user_id, 'question', (select article_id from articles limit 1), gen_random_uuid(),
       ${QUESTION}, '{gs2.federalism}', true, ${day(number)}, ${day(number)} from users order by random()`,
    `insert into recall_reviews (user_id, review_id, card_id, grade, reviewed_at, seconds, forecast, state_before)
     select user_id, gen_random_uuid(), card_id, 3, ${day(number)} + random() * interval '1 hour', 8, 0.9, 2
     from recall_cards where random() < 0.3 order by random()`,
    `update recall_cards set reps = reps + 1, state = 2, stability = 20, due = ${day(number)} + interval '20 days', last_review = ${day(number)}
     where random() < 0.3`,
    'vacuum recall_cards',
  ]
}
