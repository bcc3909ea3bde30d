/**
 * `npm run fuzz -- --cases 5000 [--only "POST /api/feedback"] [--seed 7]`
 * `npm run fuzz -- --sockets [--minutes 5] [--seed 7]`: malformed HTTP
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '300' },
    only: { type: 'string' },
    sockets: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
if (![values.cases, values.minutes].every((number) => /^[1-9]\d*$/.test(number)) || !/^\d+$/.test(values.seed)) {
  console.error('Usage: npm run fuzz -- [--cases 300] [--only "POST /api/feedback"] [--seed 7]')
  console.error('       npm run fuzz -- --sockets [--minutes 5] [--seed 7]')
  process.exit(2)
}

const REPORT = 'dist/fuzz.jsonl'
mkdirSync('dist', { recursive: true })
rmSync(REPORT, { force: true })
const begun = Date.now()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--reporter=dot',
    ...(values.sockets
      ? ['tests/security/sockets.test.ts']
      : ['tests/security/fuzz-1-of-2.test.ts', 'tests/security/fuzz-2-of-2.test.ts']),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(values.sockets ? { FUZZ_MINUTES: values.minutes } : { FUZZ_CASES: values.cases }),
      FUZZ_SEED: values.seed,
      FUZZ_REPORT: REPORT,
      ...(values.only ? { FUZZ_ONLY: values.only } : {}),
    },
  },
)

interface Row {
  name: string
  calls: number
  accepted: number
  byGuests: number
}

const rows = existsSync(REPORT)
  ? readFileSync(REPORT, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  : []
const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
const never = [...new Set(rows.map(({ name }) => name))].filter((name) =>
  rows.every((row) => row.name !== name || row.accepted === 0),
)
if (values.sockets) {
  console.log(`\nSeed ${values.seed}, ${Math.round((Date.now() - begun) / 1000)} s`)
  for (const { name, calls } of rows) console.log(`${calls} connections with ${name}, each answered or closed, none with 5xx`)
  process.exit(status ?? 1)
}
console.log(`\nSeed ${values.seed}, ${values.cases} cases for each endpoint and role that may call it`)
console.log(
  `${rows.length} pairs of endpoint and role without a counter-example, in ${Math.round((Date.now() - begun) / 1000)} s`,
)
console.log(
  `${sum((row) => row.calls)} calls, ${sum((row) => row.accepted)} accepted, ${sum((row) => row.byGuests)} more by guests`,
)
if (never.length > 0) console.log(`Never accepted: ${never.join(', ')}`)
process.exit(status ?? 1)
