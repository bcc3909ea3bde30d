import pg from 'pg'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { corpus } from './corpus.ts'

export const READERS = {
  pro: { email: 'pro@bench.test', password: 'quiet-river-pro' },
  admin: { email: 'admin@bench.test', password: 'quiet-river-admin' },
} as const

/** The number of days at the same time that keeps both the client and the database busy. */
const AT_ONCE = 4

/** Fills a database through the upload command, then vacuums it. */
export async function seed(url: string, articles: number, days: Parameters<typeof corpus>[1] = {}): Promise<void> {
  const database = await openServer(url, { poolSize: AT_ONCE }, () => {})
  try {
    await migrate(database.db)
    const now = new Date()
    for (const role of ['pro', 'admin'] as const) await createAccount(database.db, { ...READERS[role], role }, now)
    const uploads = corpus(articles, days)
    await Promise.all(Array.from({ length: AT_ONCE }, () => ingestAll(database.db, uploads, now)))
  } finally {
    await database.close()
  }
  await vacuum(url)
}

/** Without the product's statement timeout. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Several of these share one generator; each takes the next day. */
async function ingestAll(db: Db, days: Iterable<Parameters<typeof ingestDay>[1]>, now: Date): Promise<void> {
  for (const day of days) await ingestDay(db, day, now)
}
