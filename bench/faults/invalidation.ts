/** Content that an admin publishes through one process must be visible through the other at once. */
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { call, waitUntil } from './calls.ts'
import { newRow, type Row, recovered } from './report.ts'
import { reportFailures, type Scenario, underTraffic } from './rounds.ts'
import { ADMIN, signIn } from './seed.ts'
import { startProduct } from './services/server.ts'

const WITHIN_MS = 1000
const LOOK_EVERY_MS = 5
const DAY_MS = 86_400_000

export async function measureInvalidation(scene: Scenario, rounds: number): Promise<Row> {
  const trials = 2 * rounds
  const row = newRow('what is published through one process, seen through the other')
  const { fleet } = scene
  const all: number[] = []
  const token = await signIn(fleet.webs[0].url, ADMIN)
  const round = await underTraffic(scene, row, async () => {
    for (; row.trials < trials && !scene.isOver(); row.trials++) {
      const [at, other] = row.trials % 2 === 0 ? fleet.webs : [fleet.webs[1], fleet.webs[0]]
      for (const ms of await publish({ at: at.url, other: other.url, token, nth: row.trials })) {
        if (ms === undefined) row.wrong.push(`trial ${row.trials}: not seen within ${WITHIN_MS} ms`)
        all.push(ms ?? WITHIN_MS)
      }
    }
  })
  reportFailures(row, round.failed)
  recovered(row, Math.max(...all))
  row.note = `a new day and a corrected article each; seen after ${inWords(all)}`
  row.controlSeen = await detectsMissingInvalidation(scene, token, scene.store.postgres.url.replace(/[^/]*$/, 'template1'))
  return row
}

export const inWords = (all: number[]) => {
  const sorted = all.toSorted((one, other) => one - other)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms in the middle, ${Math.round(sorted.at(-1) ?? 0)} ms at most`
}

/** Publishes a day, then edits its article. @returns the milliseconds until each change was visible, `undefined` after a timeout */
export async function publish(plan: { at: string; other: string; token: string; nth: number }) {
  const { at, other, token, nth } = plan
  const date = new Date(Date.UTC(2025, 0, 1) + nth * DAY_MS).toISOString().slice(0, 10)
  const upload = async (body: object) => {
    const { status, json } = await call(at, 'POST', '/api/admin/ingest-daily-content', { token, body })
    if (status !== 200) throw new Error(`Publishing ${date} answers ${status}: ${JSON.stringify(json)}`)
    return json.data.article_ids as string[]
  }
  const seen = (path: string, words: string) =>
    waitUntil(
      async () => JSON.stringify((await call(other, 'GET', path, { token })).json).includes(words),
      WITHIN_MS,
      LOOK_EVERY_MS,
    )
  await call(other, 'GET', '/api/entries', { token })
  const title = `Published ${date}`
  const [id] = await upload(aDay(date, [title]))
  const listed = await seen('/api/entries', title)
  await call(other, 'GET', `/api/articles/${id}`, { token })
  const summary = `Corrected ${date}.`
  await upload({ publication_date: date, replace: true, articles: [anArticle(title, { summary })] })
  return [listed, await seen(`/api/articles/${id}`, summary)]
}

/** The control: a process that listens on the wrong database serves stale content, which the check must detect. */
export async function detectsMissingInvalidation({ fleet, store }: Scenario, token: string, listenUrl: string): Promise<boolean> {
  const deaf = await startProduct({
    ...store.env,
    RUN: 'web',
    DATABASE_LISTEN_URL: listenUrl,
    MIGRATE_DATABASE_URL: store.postgres.url,
  })
  try {
    const seen = await publish({ at: fleet.webs[0].url, other: deaf.url, token, nth: 900 })
    return seen.includes(undefined)
  } finally {
    await deaf.end()
  }
}
