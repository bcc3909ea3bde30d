/** `npm run costs`: measures for docs/trust.md (20 s). */
import { readFileSync, writeFileSync } from 'node:fs'
import { fastestMs } from '#tests/support/checks/fastest.ts'
import { costTable } from '#tests/support/costs/table.ts'
import { COSTS } from '#tests/support/costs.ts'

const FILE = 'docs/trust.md'
const TABLE = /\| computation \|[^\n]*\n(?:\|[^\n]*\n)*/
const RUNS = 5

const table = costTable(COSTS, ({ prepare }) => fastestMs(prepare(), 0, RUNS))
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(TABLE, `${table.join('\n')}\n`))
console.log(table.join('\n'))
