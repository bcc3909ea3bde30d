import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastestMs, slowness } from '#tests/support/checks/fastest.ts'
import { MAX_ON_MAIN_THREAD } from '#tests/support/costs/cost.ts'
import { costTable, withoutFigures } from '#tests/support/costs/table.ts'
import { COSTS } from '#tests/support/costs.ts'

const RUNS = 10

describe('the most expensive input that is accepted', () => {
  test.each(COSTS.map((cost) => [cost.name, cost] as const))('%s takes no longer than it may', (_name, { prepare, most }) => {
    const allowed = most * slowness()
    expect(fastestMs(prepare(), allowed, RUNS)).toBeLessThan(allowed)
  })

  /** Each is a call that its person can make ten times a minute; a list of everything that somebody has. */
  const MAY_TAKE_LONGER = ['what to catch up with', 'the compilation of a month', /^the export of highlights as/]

  test('holds up everybody else for at most 50 ms, with known exceptions', () => {
    const slower = COSTS.filter(({ most, runs }) => !runs && most > MAX_ON_MAIN_THREAD).map(({ name }) => name)
    expect(slower.filter((name) => !MAY_TAKE_LONGER.some((one) => name.match(one)))).toEqual([])
  })

  test('is in the table of docs/trust.md: `npm run costs` writes it', () => {
    const written = readFileSync('docs/trust.md', 'utf8').match(/\| computation \|[^\n]*\n(?:\|[^\n]*\n)*/)?.[0] ?? ''
    expect(withoutFigures(written.trimEnd().split('\n'))).toEqual(withoutFigures(costTable(COSTS, () => 1)))
    expect(COSTS.filter(({ file }) => !existsSync(file))).toEqual([])
  })
})
