/**
 * `npm run faults [-- --only kill-postgres,restarts --trials 20 --seed 7 --minutes 10]`: injects faults into the running product and reports lost data.
 * With `--minutes` each fault ends after that time. Real processes over real HTTP. Each fault has a control: deliberate damage that its check has to report.
 */

import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { FAULTS } from './list.ts'
import { isGood, type Row, table } from './report.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    trials: { type: 'string' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: '7' },
  },
})
const chosen = values.only?.split(',') ?? Object.keys(FAULTS)
const unknown = chosen.filter((name) => !(name in FAULTS))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(FAULTS).join(', ')}`)
  process.exit(2)
}

const rows: Row[] = []
for (const name of chosen) {
  const { run, trials } = FAULTS[name as keyof typeof FAULTS]
  const begun = performance.now()
  const made = await run({
    trials: Number(values.trials ?? trials),
    random: randomFrom(Number(values.seed)),
    isOver: () => performance.now() - begun > Number(values.minutes) * 60_000,
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  for (const row of made) {
    rows.push(row)
    for (const what of row.wrong.slice(0, 20)) console.log(`WRONG ${row.fault}: ${what}`)
  }
  console.log(`${name}: ${seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}; seed ${values.seed}\n${table(made)}`)
}
if (chosen.length > 1) console.log(table(rows))
process.exit(rows.every(isGood) ? 0 : 1)
