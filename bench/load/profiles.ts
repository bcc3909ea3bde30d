/** Load profiles: steady, crowd, overload, burst and soak, each with its requirements. */
import pg from 'pg'
import { hotCases } from '../hot-cases.ts'
import { type Figure, percentile } from '../support/figures.ts'
import { load } from '../support/load.ts'
import { residentMegabytes } from '../support/processor.ts'
import { CALIBRATION } from './mix.ts'
import { type LoadSetup, runLoadProgram } from './order.ts'
import type { CallResults } from './program.ts'
import { testDay } from './test-day.ts'

export const PROFILES = { steady, crowd, overload, burst, soak, 'test-day': testDay }

const QUICK_MS = 250
const OF_CALIBRATION = 6

/** 200 calls a second of all kinds. Nothing may fail, and no kind may be slow compared with a read of one row. */
async function steady(setup: LoadSetup): Promise<Figure[]> {
  const results = await runLoadProgram(setup, { seconds: (setup.minutes ?? 2) * 60, calls: { perSecond: 200 } })
  return [failures('steady', results, [200]), ...slowness('steady', results)]
}

function slowness(profile: string, results: CallResults[]): Figure[] {
  const p99 = (name: string) => percentile(results.find((one) => one.name === name)?.times ?? [], 0.99)
  const atMost = Math.max(QUICK_MS, OF_CALIBRATION * p99(CALIBRATION))
  const slowest = results.map(({ name }) => ({ name, ms: p99(name) })).sort((one, other) => other.ms - one.ms)
  const note = `each: ${slowest.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')}`
  return [{ name: `${profile}, slowest kind, p99`, value: slowest[0]?.ms ?? 0, unit: 'ms', target: { atMost }, note }]
}

const HOTTEST = ['entries', 'article, 200', 'unread count', 'streak', 'position PUT', 'forum page']

/** 50 and then 200 connections on each of the most frequent calls. */
async function crowd({ product, world, minutes = 1 }: LoadSetup): Promise<Figure[]> {
  const figures: Figure[] = []
  const seconds = (minutes * 60) / HOTTEST.length / 2
  for (const { name, asked } of await hotCases(product.origin, world)) {
    if (!HOTTEST.includes(name)) continue
    await load(product, asked)
    const few = await load(product, { ...asked, connections: 50, seconds })
    const many = await load(product, { ...asked, connections: 200, seconds })
    const note = `${Math.round(many.rate)} against ${Math.round(few.rate)} a second; p50 ${many.p50.toFixed(1)} ms, p99 ${many.p99.toFixed(1)} ms`
    const refused = few.refused + many.refused
    figures.push(
      { name: `crowd, ${name}: refused`, value: refused, unit: '', target: { atMost: 0 }, note: 'with 503' },
      { name: `crowd, ${name}: 200 of 50 connections`, value: many.rate / few.rate, unit: '×', target: { atLeast: 0.8 }, note },
      { name: `crowd, ${name}: p99 to p50`, value: many.p99 / many.p50, unit: '×', target: { atMost: 8 }, note },
    )
  }
  return figures
}

const CAPACITY_WORKERS = 64
const CAPACITY_S = 15
const TOO_MANY = 3
const LATE_MS = 2000
const RECOVERED_MS = 30_000

/** Three times the capacity: accepted calls get fast replies, others get 503 with Retry-After, and the effect ends with the load. */
async function overload(setup: LoadSetup): Promise<Figure[]> {
  const full = await runLoadProgram(setup, { seconds: CAPACITY_S, workers: CAPACITY_WORKERS })
  const capacity = countOf(full) / CAPACITY_S
  const perSecond = TOO_MANY * capacity
  const results = await runLoadProgram(setup, { seconds: (setup.minutes ?? 1) * 60, calls: { perSecond } })
  const begun = performance.now()
  while (await isUneasy(setup, capacity)) if (performance.now() - begun > 2 * RECOVERED_MS) break
  const times = results.flatMap((one) => one.times).sort((one, other) => one - other)
  const note = `${Math.round(perSecond)} calls a second were due, ${Math.round(capacity)} are what it can do; ${statusesOf(results)}`
  return [
    failures('overload', results, [200, 429, 503, SELF]),
    ...slowness('overload', results).map(({ target: _, ...figure }) => figure),
    { name: 'overload, answered, p99', value: percentile(times, 0.99), unit: 'ms', target: { atMost: LATE_MS }, note },
    {
      name: 'overload, until all is well again',
      value: performance.now() - begun,
      unit: 'ms',
      target: { atMost: RECOVERED_MS },
      note: 'a second at a third of what it can do without a failure',
    },
  ]
}

/** Calls that the load program could not send. */
const SELF = -2

async function isUneasy(setup: LoadSetup, capacity: number): Promise<boolean> {
  const results = await runLoadProgram(setup, { seconds: 1, calls: { perSecond: capacity / 3 } })
  return failures('', results, [200]).value > 0
}

/** Seven in the morning: two thousand people open the day within a minute, and two hundred of them sign in. */
async function burst(setup: LoadSetup): Promise<Figure[]> {
  const results = await runLoadProgram(setup, { seconds: 60, calls: { people: 2000, signIns: 200 } })
  const logins = results.find(({ name }) => name === 'login')?.times ?? []
  return [
    failures('burst', results, [200]),
    {
      name: 'burst, slowest login',
      value: logins.at(-1) ?? 0,
      unit: 'ms',
      target: { atMost: 10_000 },
      note: `${logins.length} logins, p50 ${percentile(logins, 0.5).toFixed(0)} ms; ${statusesOf(results)}`,
    },
    ...slowness('burst', results),
  ]
}

const LOOK_EVERY_S = 10
const WARM_UP = 1 / 6

/** 100 calls a second for a long time: memory and files must not grow. */
async function soak(setup: LoadSetup): Promise<Figure[]> {
  const { product, databaseUrl, minutes = 10 } = setup
  const memory: number[] = []
  const before = await connectionsOf(databaseUrl)
  const look = () => memory.push(residentMegabytes(product.process.pid) ?? 0)
  const looking = setInterval(look, LOOK_EVERY_S * 1000)
  const results = await runLoadProgram(setup, { seconds: minutes * 60, calls: { perSecond: 100 } }).finally(() =>
    clearInterval(looking),
  )
  const warm = memory.slice(Math.ceil(memory.length * WARM_UP))
  const [second, last] = [meanOf(warm.slice(warm.length / 3, (warm.length * 2) / 3)), meanOf(warm.slice((warm.length * 2) / 3))]
  const after = await connectionsOf(databaseUrl)
  return [
    failures('soak', results, [200]),
    {
      name: 'soak, memory of the last third to the second',
      value: last / second,
      unit: '×',
      target: { atMost: 1.15 },
      note: `${second.toFixed(0)} MB and ${last.toFixed(0)} MB in ${minutes} minutes, at most ${Math.max(...memory).toFixed(0)} MB`,
    },
    {
      name: 'soak, growth of memory a minute',
      value: slopeOf(warm) * (60 / LOOK_EVERY_S),
      unit: 'MB',
      target: { atMost: 0.5 },
      note: 'a line through all looks after the first sixth',
    },
    {
      name: 'soak, connections to the database',
      value: after / before,
      unit: '×',
      target: { atMost: 1.5 },
      note: `${before} before, ${after} after`,
    },
    ...slowness('soak', results),
  ]
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The slope of a line through equidistant values. */
function slopeOf(values: number[]): number {
  const [middle, mean] = [(values.length - 1) / 2, meanOf(values)]
  const products = values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0)
  return (
    products /
    Math.max(
      1,
      values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0),
    )
  )
}

async function connectionsOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select count(*)::integer as open from pg_stat_activity where datname = current_database()')
  await client.end()
  return rows[0].open
}

const countOf = (results: CallResults[]) =>
  results.reduce((sum, { statuses }) => sum + Object.values(statuses).reduce((a, b) => a + b, 0), 0)

function failures(profile: string, results: CallResults[], allowed: number[]): Figure {
  const wrong = results.flatMap(({ name, statuses }) =>
    Object.entries(statuses).flatMap(([status, count]) => (allowed.includes(Number(status)) ? [] : [{ name, status, count }])),
  )
  const value = wrong.reduce((sum, { count }) => sum + count, 0)
  const what = wrong.map(({ name, status, count }) => `${count} × ${name} ${status}`).join(', ')
  return {
    name: `${profile}, failed`,
    value,
    unit: '',
    target: { atMost: 0 },
    note: `of ${countOf(results)}${what ? `: ${what}` : ''}`,
  }
}

function statusesOf(results: CallResults[]): string {
  const all: Record<string, number> = {}
  for (const { statuses } of results)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
  return Object.entries(all)
    .map(([status, count]) => `${count} × ${status === String(SELF) ? 'not sent' : status}`)
    .join(', ')
}
