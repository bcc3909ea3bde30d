import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { openQueue } from '#server/platform/jobs/pg-boss-queue.ts'
import { type MailServer, startMailServer } from '#tests/support/fakes/fake-mail-server.ts'
import type { Figure } from './support/figures.ts'
import { startServer } from './support/server.ts'

const PEOPLE = 2000
/** What a mail server of a provider takes for a mail. */
const MAIL_MS = 100
const STRANGERS = 600
const REAL = 'reader'
const PATIENCE_MS = 600_000

/** How long people wait for links, at one process with a mail server beside it. */
export async function measureConfirmations(databaseUrl: string): Promise<Figure[]> {
  const mail = await startMailServer({ onArrival: () => pause(MAIL_MS) })
  const database = await openServer(databaseUrl, { poolSize: 4 }, () => {})
  await migrate(database.db)
  const server = await startServer({ databaseUrl, env: { SMTP_URL: mail.url, CONFIRM_EMAIL: '1' } })
  try {
    await people(database.db, REAL, 1, true)
    return [await confirmations(database.db, databaseUrl, mail), await linkDuringAttack(server.origin, mail)]
  } finally {
    await database.close()
    await server.stop()
    await mail.close()
  }
}

/** The jobs of 2,000 sign-ups that come at once. */
async function confirmations(db: Db, databaseUrl: string, mail: MailServer): Promise<Figure> {
  const ids = await people(db, 'new', PEOPLE, false)
  const idle = await openServer(databaseUrl, { poolSize: 1 }, () => {})
  const queue = openQueue(idle, { warn: () => {} }, { works: false })
  await queue.start()
  await queue.work('mail-confirm-email', {}, async () => {})
  const begun = performance.now()
  await idle.db.transaction().execute(async (db) => {
    for (const userId of ids) await queue.enqueue(db, 'mail-confirm-email', { userId })
  })
  await until(() => mail.arrived.filter(({ to }) => to.startsWith('new-')).length >= PEOPLE)
  const ms = performance.now() - begun
  await queue.stop()
  await idle.close()
  return {
    name: `${PEOPLE} confirmations`,
    value: ms,
    unit: 'ms',
    target: { atMost: 120_000 },
    note: `one process; the mail server takes ${MAIL_MS} ms for each`,
  }
}

async function people(db: Db, name: string, count: number, isConfirmed: boolean): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into users (user_id, email, email_key, username, username_key, password_hash, email_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), name || '@example.in', name || '@example.in', name, name, '', ${isConfirmed ? sql`now()` : null}, now(), now()
    from (select ${name} || '-' || number as name from generate_series(1, ${count}) as number) as people returning user_id`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

/** One real person asks for a sign-in link right after 600 requests for invented addresses. */
async function linkDuringAttack(origin: string, mail: MailServer): Promise<Figure> {
  const ask = (email: string) =>
    fetch(`${origin}/api/auth/sign-in-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
  for (let n = 0; n < STRANGERS; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`nobody-${n + i}@example.in`)))
  const begun = performance.now()
  const before = mail.arrived.length
  await ask(`${REAL}-1@example.in`)
  await until(() => mail.arrived.length > before)
  return {
    name: 'sign-in link during an attack',
    value: performance.now() - begun,
    unit: 'ms',
    target: { atMost: 5000 },
    note: `after ${STRANGERS} requests for addresses without an account`,
  }
}

async function until(isThere: () => boolean): Promise<void> {
  const last = performance.now() + PATIENCE_MS
  while (!isThere()) {
    if (performance.now() > last) throw new Error('The mails did not arrive')
    await pause(20)
  }
}
