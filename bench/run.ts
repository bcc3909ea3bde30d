/**
 * Measures the hot paths on seeded data and prints the results with their targets. `npm run bench`, or only some of them:
 * `npm run bench -- article`. A missed target fails the run only with `--strict`, because others may be using the machine. `--rounds 3` measures the
 * hot paths in fewer rounds.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '#tests/support/server/postgres.ts'
import { build } from '../scripts/build.ts'
import { measureAnalytics } from './analytics.ts'
import { measureArticle } from './article.ts'
import { measureCommunity } from './community.ts'
import { measureCompilations } from './compilations.ts'
import { measureConfirmations } from './confirmations.ts'
import { measurePerceivedSpeed } from './felt.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureHot } from './hot.ts'
import { measureLists } from './lists.ts'
import { measureNotices } from './notices.ts'
import { measurePractise } from './practise.ts'
import { measureProcessing } from './processing.ts'
import { measureRecall } from './recall.ts'
import { measureSearch } from './search.ts'
import { type Figure, isMet, table } from './support/figures.ts'
import { keepHistory } from './support/history.ts'
import { seed } from './support/seed.ts'

const FEW = 200
const MANY = 20_000
/** A thousand days. */
const DAYS = 5000
const PATHS = [
  'hot',
  'article',
  'practise',
  'recall',
  'compilations',
  'notices',
  'confirmations',
  'search',
  'lists',
  'community',
  'analytics',
  'processing',
  'felt',
  'first-load',
] as const

const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false }, rounds: { type: 'string' } },
})
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
const named = PATHS.filter((path) => given.includes(path))
const wanted = new Set<(typeof PATHS)[number]>(named.length > 0 ? named : PATHS)

const busy = loadavg()[0]?.toFixed(1) ?? ''
if (wanted.has('felt') || wanted.has('first-load')) await build()
const figures = await measureAll()
console.log(`\n${table(figures)}`)
keepHistory(figures, busy)
const missed = figures.filter((figure) => isMet(figure) === false)
console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed: ${missed.map(({ name }) => name).join('; ')}.`)
process.exitCode = values.strict && missed.length > 0 ? 1 : 0

async function measureAll(): Promise<Figure[]> {
  const postgres = await startPostgres()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => postgres.stop().finally(() => process.exit(1)))
  console.log(
    `PostgreSQL ${postgres.version}, Node ${process.version}, ${availableParallelism()} cores with a load of ${busy} before this`,
  )
  try {
    const years = wanted.has('hot') ? await emptyDatabase(postgres.url, 'years') : ''
    const mails = wanted.has('confirmations') ? await emptyDatabase(postgres.url, 'mails') : ''
    const needsFew = [...wanted].some((path) => path !== 'hot' && path !== 'confirmations')
    const few = needsFew ? await database(postgres.url, 'few', FEW) : ''
    const crowd = wanted.has('notices') ? await database(postgres.url, 'crowd', FEW) : ''
    const many = wanted.has('search') || wanted.has('lists') ? await database(postgres.url, 'many', MANY) : ''
    const forums = wanted.has('community') ? await database(postgres.url, 'forums', FEW) : ''
    const crowded = wanted.has('analytics') ? await database(postgres.url, 'crowded', FEW) : ''
    const cards = wanted.has('recall') ? await database(postgres.url, 'cards', FEW) : ''
    const compiled = wanted.has('compilations') ? await database(postgres.url, 'compiled', FEW) : ''
    const days = wanted.has('felt') ? await database(postgres.url, 'days', DAYS) : ''
    return [
      ...(wanted.has('hot') ? await told('hot', () => measureHot(years, rounds)) : []),
      ...(wanted.has('felt') ? await told('felt', () => measurePerceivedSpeed(days)) : []),
      ...(wanted.has('first-load') ? await told('first load', () => measureFirstLoad(few)) : []),
      ...(wanted.has('analytics') ? await told('analytics', () => measureAnalytics(crowded)) : []),
      ...(wanted.has('community') ? await told('community', () => measureCommunity(forums)) : []),
      ...(wanted.has('article') ? await told('article', () => measureArticle(few)) : []),
      ...(wanted.has('practise') ? await told('practise', () => measurePractise(few)) : []),
      ...(wanted.has('recall') ? await told('recall', () => measureRecall(cards)) : []),
      ...(wanted.has('compilations') ? await told('compilations', () => measureCompilations(compiled)) : []),
      ...(wanted.has('notices') ? await told('notices', () => measureNotices(crowd)) : []),
      ...(wanted.has('confirmations') ? await told('confirmations', () => measureConfirmations(mails)) : []),
      ...(wanted.has('search') ? await told('search', () => measureSearch(many)) : []),
      ...(wanted.has('processing') ? await told('processing', measureProcessing) : []),
      ...(wanted.has('lists') ? await told('lists', () => measureLists(few, many)) : []),
    ]
  } finally {
    await postgres.stop()
  }
}

async function database(server: string, name: string, articles: number): Promise<string> {
  const url = await emptyDatabase(server, name)
  await told(`${articles} articles`, () => seed(url, articles))
  return url
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = name
  return url.href
}

async function told<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  process.stdout.write(`${what} … `)
  const result = await work()
  console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s`)
  return result
}
