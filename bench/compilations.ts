import { DayUpload } from '#contract/newsroom/ingest.ts'
import { type Db, openServer } from '#server/db/open.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { compiledMonth } from '#tests/support/fixtures/compiled-month.ts'
import { Client } from './support/calls.ts'
import { type Figure, median, percentile } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const MONTH = '2011-06'
const ROUNDS = 20
const MAX_MS = 2000
const PDFS = 3

/** A month of 150 articles with twelve repeats: the compilation, which is computed for each call, and its PDF. */
export async function measureCompilations(databaseUrl: string): Promise<Figure[]> {
  await fill(databaseUrl)
  const server = await startServer({ databaseUrl })
  const client = new Client(server.origin, await signIn(server.origin, 'pro'))
  try {
    const path = `/api/compilations/${MONTH}`
    const first = await client.get(path)
    const unread = await timesOf(ROUNDS, () => client.get(`${path}?version=unread`))
    const pdfs = await timesOf(PDFS, () => client.get(`${path}/pdf?version=unread`))
    return [
      figure('compilation of 150 articles, first call', first.ms, `${first.body.length} bytes of JSON`),
      figure(
        'compilation of 150 articles, uncached',
        percentile(unread, 0.95),
        `${ROUNDS} calls, slowest 5 %; median ${median(unread).toFixed(0)} ms`,
      ),
      { name: 'PDF of 150 articles, uncached', value: median(pdfs), unit: 'ms', note: `${PDFS} calls, in a worker thread` },
    ]
  } finally {
    client.close()
    await server.stop()
  }
}

const figure = (name: string, value: number, note: string): Figure => ({
  name,
  value,
  note,
  unit: 'ms',
  target: { atMost: MAX_MS },
})

async function timesOf(count: number, call: () => Promise<{ ms: number }>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) times.push((await call()).ms)
  return times
}

async function fill(databaseUrl: string): Promise<void> {
  const database = await openServer(databaseUrl, { poolSize: 2 }, () => {})
  try {
    for (const day of compiledMonth(`${MONTH}-01`)) await upload(database.db, day)
  } finally {
    await database.close()
  }
}

const upload = (db: Db, day: object) => ingestDay(db, DayUpload.parse(day), new Date())
