import pg from 'pg'
import { recall } from '#contract/practice/recall.ts'
import { studySession } from '#contract/practice/study-session.ts'
import { ledger } from '#contract/syllabus/ledger.ts'
import { NODE_IDS } from '#contract/syllabus/nodes.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { Client } from './support/calls.ts'
import { type Figure, median, percentile } from './support/figures.ts'
import { READERS } from './support/seed.ts'
import { signIn, startServer } from './support/server.ts'

const PEOPLE = 100_000
const ARTICLES = 5000
/** Answered. */
const QUESTIONS = 10_000
const CARDS = 20_000
const REVIEWS = 200_000
const WARM_UP = 20
const CALLS = 200
const MAX_MS = 30
/** Opened now and then, and counts a year of answers. */
const MAX_MS_OF_FIGURES = 300

/** What one person with years of cards waits for, among many people: the queue, an answer, and the figures of the syllabus. */
export async function measureRecall(databaseUrl: string): Promise<Figure[]> {
  await fill(databaseUrl)
  const server = await startServer({ databaseUrl })
  const client = new Client(server.origin, await signIn(server.origin, 'pro'))
  try {
    const ids = await cardIds(databaseUrl)
    const answer = (n: number) => ({
      reviews: [{ review_id: newId(), card_id: ids[n], grade: 3, reviewed_at: new Date().toISOString(), seconds: 8 }],
    })
    return [
      await measure('study session', () => client.get(studySession.today.path)),
      await measure('recall queue', () => client.get(recall.queue.path)),
      await measure('recall answer', (n) => client.post(recall.review.path, answer(n))),
      await measure('recall answer that comes late', (n) => {
        const [review] = answer(n).reviews
        return client.post(recall.review.path, {
          reviews: [{ ...review, reviewed_at: new Date(Date.now() - 86_400_000).toISOString() }],
        })
      }),
      await measure('syllabus figures', () => client.get(ledger.figures.path)),
      await measure('recall figures', () => client.get(recall.figures.path), MAX_MS_OF_FIGURES),
    ]
  } finally {
    client.close()
    await server.stop()
  }
}

async function measure(name: string, call: (n: number) => Promise<{ ms: number }>, atMost = MAX_MS): Promise<Figure> {
  const all: number[] = []
  for (let n = 0; n < WARM_UP + CALLS; n++) {
    const { ms } = await call(n)
    if (n >= WARM_UP) all.push(ms)
  }
  const note = `p95 with ${CARDS.toLocaleString('en-IN')} cards and ${REVIEWS.toLocaleString('en-IN')} answers; median ${median(all).toFixed(1)} ms`
  return { name, value: percentile(all, 0.95), unit: 'ms', target: { atMost }, note }
}

/** Of a version that replies may have. */
const idOf = (kind: string, n: string) => `overlay(overlay(md5('${kind}' || ${n}) placing '7' from 13) placing '8' from 17)::uuid`
const id = (kind: string) => idOf(kind, 'n')
const NODES = `(array['${NODE_IDS.join("','")}'])`
const nodeOf = (n: string) => `array[${NODES}[1 + ${n} % ${NODE_IDS.length}]]`

/** By statements: through the product it would take hours. References are valid but not checked. */
async function fill(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    const { rows } = await client.query('select user_id from users where email = $1', [READERS.pro.email])
    const reader = `'${rows[0].user_id}'::uuid`
    await client.query('set session_replication_role = replica')
    const insert = (count: number, into: string) => client.query(`insert into ${into} from generate_series(1, ${count}) as n`)
    await insert(
      PEOPLE,
      `users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
      select ${id('person')}, n || '@example.org', n || '@example.org', 'person' || n, 'person' || n, '', now(), now()`,
    )
    await insert(
      ARTICLES,
      `daily_entries (entry_id, publication_date, status, created_at, updated_at)
      select ${id('day')}, date '1920-01-01' + n::integer, 'published', now(), now()`,
    )
    await insert(
      ARTICLES,
      `articles (article_id, entry_id, position, title, summary, gs_paper_category, reading_minutes, quiz_title, body, syllabus, updated_at)
      select ${id('article')}, ${id('day')}, 0, 'Article ' || n, 'Summary', 'GS2', 3, 'Quiz', '{}', ${nodeOf('n')}, now()`,
    )
    await insert(ARTICLES, `readings (user_id, article_id, read_at) select ${reader}, ${id('article')}, now()`)
    await insert(
      QUESTIONS,
      `question_results (user_id, question_id, article_id, answered, answered_right, was_right, last_answered_at)
      select ${reader}, ${id('question')}, ${idOf('article', `(1 + n % ${ARTICLES})`)}, 1, n % 2, n % 2 = 1, now()`,
    )
    await insert(
      CARDS,
      `recall_cards (card_id, user_id, kind, article_id, source_key, content, syllabus, needs_pro, state, due, stability, difficulty,
        reps, scheduled_days, last_review, added_at)
      select ${id('card')}, ${reader}, 'flashcard', ${idOf('article', `(1 + n % ${ARTICLES})`)}, n::text,
        jsonb_build_object('front', repeat('What? ', 20), 'back', repeat('That. ', 40)), ${nodeOf('n')}, true, 2,
        now() + (n % 40 - 10) * interval '1 day', 20, 5, 10, 20, now() + (n % 40 - 30) * interval '1 day', now() - interval '900 days'`,
    )
    await insert(
      REVIEWS,
      `recall_reviews (user_id, review_id, card_id, grade, reviewed_at, seconds, forecast, state_before)
      select ${reader}, ${id('review')}, ${idOf('card', `(1 + n % ${CARDS})`)}, 2 + n % 3, now() - interval '10 days' - n * interval '5 minutes', 8, 0.9, 2`,
    )
    await insert(
      2 * PEOPLE,
      `recall_cards (card_id, user_id, kind, article_id, source_key, content, needs_pro, due, added_at)
      select ${id('other')}, ${idOf('person', `(1 + n % ${PEOPLE})`)}, 'term', ${idOf('article', `(1 + n % ${ARTICLES})`)}, n::text,
        '{"front": "Term", "back": "Words"}', false, now(), now()`,
    )
    await client.query('vacuum analyze')
  })
}

const cardIds = (databaseUrl: string): Promise<string[]> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select card_id from recall_cards where kind = 'flashcard' order by card_id limit ${WARM_UP + CALLS}`,
    )
    return rows.map(({ card_id }) => card_id)
  })

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
