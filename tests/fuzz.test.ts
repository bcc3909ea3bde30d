import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ROLES } from '#contract/roles.ts'
import { fuzz } from './support/fuzz/run.ts'
import { World } from './support/fuzz/world.ts'

/**
 * Calls that are made from the declarations, half of them as they should be and half with something wrong, at every endpoint and as
 * everybody, on a database with one of everything. `npm run fuzz` runs the same for longer.
 */
const CASES = Number(process.env.FUZZ_CASES ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115)
const ONLY = process.env.FUZZ_ONLY
const REPORT = process.env.FUZZ_REPORT

const world = new World()
/** What takes things away comes last, so that there is something to call the others with. */
const takesAway = (name: string) => /^DELETE|\/user\/delete$/.test(name)
const named = endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const chosen = named
  .filter(([name]) => !ONLY || name.includes(ONLY))
  .toSorted(([one], [other]) => Number(takesAway(one)) - Number(takesAway(other)))

beforeAll(() => world.start())
afterAll(() => world.stop())

describe('hostile and clumsy calls', () => {
  test.each(chosen)(
    '%s takes what it should, refuses the rest in plain words, and changes nothing that is not the caller’s',
    async (name, endpoint) => {
      for (const role of ROLES) {
        const begun = performance.now()
        const tally = await fuzz(world, endpoint, role, { cases: CASES, seed: SEED })
        if (REPORT) appendFileSync(REPORT, `${JSON.stringify({ name, role, ...tally, ms: performance.now() - begun })}\n`)
      }
    },
    Math.max(60_000, CASES * 800),
  )
})
