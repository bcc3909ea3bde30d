import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { fillWorld } from '#tests/support/fixtures/big-instance.ts'
import { longestReadOf, READS, type Read } from '#tests/support/fuzz/reads.ts'
import { namesIn } from '#tests/support/fuzz/request.ts'
import { World } from '#tests/support/fuzz/world.ts'
import { heavyReads } from './heavy-reads.ts'

const MAX_MS = 20
/** The machines of tests are shared and slower; what is near the limit must not fail by chance. */
const SLACK = 3
const MAX_BYTES = 200_000
const TRIALS = 3
/** A file that gets what was measured: name, rate class, milliseconds of a first and a second call, bytes. */
const REPORT = process.env.READS_REPORT
/** Longer replies than by default, where the endpoint knows them. */
const QUERIES = ['limit=1000', 'limit=500', 'limit=100', 'limit=50', 'version=unread']
const WITH_GOOGLE = { GOOGLE_CLIENT_ID: 'reads', GOOGLE_CLIENT_SECRET: 'reads', GOOGLE_ISSUER: 'http://127.0.0.1:9' }
const RULE = 'rate it heavy or cache it for all, and name it in heavy-reads.ts'

const queriesOf = (endpoint: Endpoint) => QUERIES.filter((query) => namesIn(endpoint).has(query.split('=')[0] ?? ''))

interface Cost {
  ms: number
  bytes: number
}

/** Processor time of the whole process: with the embedded engine that of queries too, which everybody waits for. */
async function costOf(read: Read, before: () => Promise<unknown>, trials: number): Promise<Cost> {
  const costs: Cost[] = []
  for (let trial = 0; trial < trials; trial++) {
    await before()
    const from = process.cpuUsage()
    const { rawPayload } = await read()
    const { user, system } = process.cpuUsage(from)
    costs.push({ ms: (user + system) / 1000, bytes: rawPayload.length })
  }
  return costs.reduce((least, one) => (one.ms < least.ms ? one : least))
}

/** @param name of an endpoint that may be cached: then the bytes are made once */
const isLight = ({ ms, bytes }: Cost, name = '') =>
  ms <= SLACK * MAX_MS && (bytes <= MAX_BYTES || heavyReads[name]?.as === 'cached')

describe('on an instance with years of content, a read of more than 20 ms or 200 kB is rated heavy or cached for all', () => {
  const world = new World()
  beforeAll(async () => {
    await world.start(undefined, undefined, WITH_GOOGLE)
    await fillWorld(world)
    world.knowsNewest = true
  }, 600_000)
  afterAll(() => world.stop())

  const evict = () => invalidate(world.app.db, 'content:*', 'forum:*')

  // Whose answer is assigned is drawn among rows that have no photograph; the others of its kind are measured.
  const asked = READS.filter(([name]) => name !== 'GET /api/writing/exchange/assigned/:offerId/photo')

  test.each(asked)(
    '%s',
    async (name, endpoint) => {
      const read = await longestReadOf(world, endpoint, queriesOf(endpoint))
      const trials = endpoint.rate === 'heavy' ? 1 : TRIALS
      const [first, again] = [await costOf(read, evict, trials), await costOf(read, async () => {}, trials)]
      const figures = [name, endpoint.rate, first.ms.toFixed(0), again.ms.toFixed(0), first.bytes].join('\t')
      if (REPORT) appendFileSync(REPORT, `${figures}\n`)
      const isRated = heavyReads[name]?.as === 'heavy' && endpoint.rate === 'heavy'
      const isCached = heavyReads[name]?.as === 'cached' && isLight(again, name)
      expect(isLight(first) || isRated || isCached, `${figures}: ${RULE}`).toBe(true)
    },
    300_000,
  )

  test('every entry of the table names an endpoint that is rated or cached as it says', () => {
    const kinds = new Map<string, string>(
      READS.map(([name, { rate, isCached }]) => [name, isCached && rate === 'read' ? 'cached' : rate]),
    )
    for (const [name, { as }] of Object.entries(heavyReads)) expect([name, kinds.get(name)]).toEqual([name, as])
  })
})
