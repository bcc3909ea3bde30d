/**
 * `npm run capacity [-- --readers 10000,100000,1000000,10000000 --seed 7 --markdown --write]`: computes the machines that a morning with these numbers
 * of daily readers needs. Its assumptions are in this folder: costs.json, behaviour.ts, machines.ts, rows.json, prices.json. `--write` writes the
 * table into docs/capacity.md; `--measure-rows` first measures the rows of a database.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CALLS, readCosts } from './calls.ts'
import { CHANGES } from './changes.ts'
import { moneyFor, readPrices } from './money.ts'
import { type Morning, morningOf } from './morning.ts'
import { needsOf } from './needs.ts'
import { report, reportChanges } from './report.ts'
import { readRows } from './rows.ts'

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '10000,100000,1000000,10000000' },
    seed: { type: 'string', default: '7' },
    markdown: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'measure-rows': { type: 'boolean', default: false },
  },
})
const readers = values.readers.split(',').map(Number)
const seed = Number(values.seed)
if (!readers.every((count) => Number.isInteger(count) && count > 0) || !Number.isInteger(seed)) {
  console.error('--readers takes whole numbers with commas between them, --seed takes one')
  process.exit(2)
}

if (values['measure-rows']) await (await import('./measure-rows.ts')).measureRows()
const { machine, costs } = readCosts()
const rows = readRows()
const prices = readPrices()
const mornings = readers.map((count) => morningOf(count, seed))
const columns = mornings.map((morning) => {
  const needs = needsOf(morning, costs, rows.bytes)
  return { needs, money: moneyFor(needs, prices) }
})
const middle = mornings[Math.floor(mornings.length / 2)] as Morning
const changes = CHANGES.map(({ what, ...change }) => ({ what, needs: needsOf(middle, costs, rows.bytes, change) }))
const form = { markdown: values.markdown || values.write }
const lines = [...told(), '', report(columns, form), '', reportChanges(changes, form)]
if (values.write) writeInto('docs/capacity.md', lines.join('\n'))
else console.log(lines.join('\n'))

/** The assumptions of the table, and which of them were not measured. */
function told(): string[] {
  const unmeasured = CALLS.filter((name) => !costs[name].measured)
  const largest = columns.at(-1)?.needs.database.tables.largest ?? []
  return [
    `Seed ${seed}. Costs of calls: ${machine}. Prices: assumptions of ${prices.asOf}, in US dollars.`,
    `What grows most: ${largest.map(({ table, share }) => `${table} (${Math.round(share * 100)} %)`).join(', ')}.`,
    ...(unmeasured.length > 0
      ? [
          `WARNING: not measured but only thought to be near are the costs of ${unmeasured.length} of ${CALLS.length} calls: ${unmeasured.join(', ')}.`,
        ]
      : []),
    ...(rows.measured ? [] : ['WARNING: the sizes of rows are not measured (--measure-rows).']),
  ]
}

function writeInto(file: string, text: string): void {
  const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->']
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} has no place between ${begin} and ${end}`)
  writeFileSync(file, `${before}${begin}\n${text}\n${end}${after}`)
  console.log(`${file} has the figures`)
}
