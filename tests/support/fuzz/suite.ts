import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ROLES } from '#contract/roles.ts'
import { fuzz } from './run.ts'
import { World } from './world.ts'

const CASES = Number(process.env.FUZZ_CASES ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115)
const ONLY = process.env.FUZZ_ONLY
const REPORT = process.env.FUZZ_REPORT

/** They come last, so that the others have data. */
const takesAway = (name: string) => /^DELETE|\/user\/delete$/.test(name)

/**
 * Every endpoint and role; half of the requests are valid. `npm run fuzz` runs longer.
 * @param part from 1; `of` test files run in parallel
 */
export function fuzzSuite({ part, of }: { part: number; of: number }): void {
  const world = new World()
  const chosen = endpoints
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
    .filter(([name], place) => place % of === part - 1 && (!ONLY || name.includes(ONLY)))
    .toSorted(([one], [other]) => Number(takesAway(one)) - Number(takesAway(other)))

  if (chosen.length === 0) {
    test.skip('the requested endpoint is in another part')
    return
  }
  beforeAll(() => world.start())
  afterAll(() => world.stop())

  describe('invalid and hostile requests', () => {
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
}
