import { type HotCase, hotCases, type Limit } from './hot-cases.ts'
import { hotProcess } from './hot-process.ts'
import type { BareRead } from './support/bare-reader.ts'
import { bareServer, exactReply } from './support/bytes.ts'
import { type Comparison, compareServers } from './support/compare.ts'
import { type Cost, writeCosts } from './support/costs.ts'
import { type Figure, median, orNotMeasured } from './support/figures.ts'
import type { Load } from './support/load.ts'
import { SERVER_CORE } from './support/processes.ts'
import { databaseTicks, TICK_MS } from './support/processor.ts'
import { type RunningServer, startProgram, startServer } from './support/server.ts'
import { seedYears } from './support/years.ts'

const POOL = 10
const EVEN = 4
const ROUNDS = 5
const ROUNDS_TO_TELL = 3

const LIMITS: Record<Limit, string> = {
  bytes: 'of bare node:http with the same bytes',
  read: 'of bare node:http that reads one row by its key',
  insert: 'of bare node:http that inserts one row',
}

/**
 * The most frequent calls on two years of content, compared with bare servers; one process on one core, 32 connections.
 * @param rounds of each case with a target
 */
export async function measureHot(databaseUrl: string, rounds = ROUNDS): Promise<Figure[]> {
  const years = await seedYears(databaseUrl)
  const ticks = await databaseTicks(databaseUrl)
  const figures: Figure[] = []
  const costs: Cost[] = []
  const bareRead: BareRead = { databaseUrl, connections: POOL, articleId: years.articleIds[0] as string }
  const bare = async (writes: boolean) =>
    startProgram('bench/support/bare-reader.ts', SERVER_CORE, { BARE_READ: JSON.stringify({ ...bareRead, writes }) })
  const [reads, inserts] = [await bare(false), await bare(true)]
  // Compiled code is cached for the next start; the first start after a change also removes the types.
  await (await startServer({ databaseUrl, core: SERVER_CORE })).stop()
  const product = await startServer({ databaseUrl, core: SERVER_CORE })
  try {
    figures.push(...(await hotProcess(product, databaseUrl, years, 'before')))
    for (const one of await hotCases(product.origin, years)) {
      figures.push(...(await caseFigures(one, product, { reads, inserts, ticks, rounds }, costs)))
      process.stdout.write('.')
    }
    figures.push(...(await hotProcess(product, databaseUrl, years, 'after')))
  } finally {
    for (const one of [product, reads, inserts]) await one.stop()
  }
  writeCosts(costs)
  return figures
}

interface Bare {
  reads: RunningServer
  inserts: RunningServer
  ticks: (() => number) | undefined
  rounds: number
}

const caseFigures = (one: HotCase, product: RunningServer, bare: Bare, costs: Cost[]): Promise<Figure[]> =>
  orNotMeasured(one.name, async () => {
    const found = await against(one, product, bare)
    costs.push(costOf(one, found))
    return figuresOf(one, found)
  })

async function against(
  { asked, limit, target }: HotCase,
  product: RunningServer,
  { reads, inserts, ticks, rounds }: Bare,
): Promise<Comparison> {
  const ours = { server: product, asked }
  const how = { ticksOfDatabase: ticks, times: target ? rounds : Math.min(rounds, ROUNDS_TO_TELL) }
  const row: Load = { ...BARE, ...(asked.connections && { connections: asked.connections }) }
  if (limit === 'read') return compareServers(ours, { server: reads, asked: row }, how)
  if (limit === 'insert') return compareServers(ours, { server: inserts, asked: { ...row, method: 'POST' } }, how)
  const bytes = await bareServer(await exactReply(product.origin + asked.path, { ...asked.headers, ...asked.callers?.[0] }))
  try {
    return await compareServers(ours, { server: bytes, asked }, how)
  } finally {
    await bytes.stop()
  }
}

const BARE: Load = { path: '/', headers: {}, status: 200 }

function figuresOf({ name, limit, target, isEven }: HotCase, { share, told, rounds }: Comparison): Figure[] {
  const [p50, p99] = [median(rounds.map((round) => round.p50)), median(rounds.map((round) => round.p99))]
  const note = `${LIMITS[limit]}; ${told}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  const sum = (of: 'replies' | 'refused') => rounds.reduce((sum, round) => sum + round[of], 0)
  const refused = sum('refused')
  return [
    {
      name: `${name}, refused`,
      value: refused,
      unit: '',
      target: { atMost: 0 },
      note: `with 503, of ${sum('replies') + refused}`,
    },
    { name, value: share, unit: '×', ...(target && { target: { atLeast: target } }), note },
    ...(isEven
      ? [
          {
            name: `${name}, p99 to p50`,
            value: p99 / p50,
            unit: '×' as const,
            target: { atMost: EVEN },
            note: 'with 32 connections',
          },
        ]
      : []),
  ]
}

function costOf({ name }: HotCase, { rounds }: Comparison): Cost {
  return {
    name,
    appMs: median(rounds.map((round) => round.ticks ?? 0)) * TICK_MS,
    databaseMs: median(rounds.map((round) => round.databaseTicks ?? 0)) * TICK_MS,
    bytesOut: Math.round(median(rounds.map((round) => round.bytes))),
  }
}
