import { CALLS } from './calls.ts'
import type { Money } from './money.ts'
import type { Needs } from './needs.ts'

export interface Column {
  needs: Needs
  money: Money
}

type Row = [what: string, of: (column: Column) => string]
interface Part {
  title: string
  rows: Row[]
}

const PARTS: Part[] = [
  {
    title: 'Busiest minute',
    rows: [
      ['readers with an open page', ({ needs }) => whole(needs.readersOpen)],
      ['calls a second', ({ needs }) => whole(needs.calls)],
      ['of these without a query', ({ needs }) => percent(needs.fromMemory)],
      ['session look-ups a second, calls spread over all processes', ({ needs }) => whole(needs.lookups.made)],
      ['the same, each reader kept at one process', ({ needs }) => whole(needs.lookups.together)],
      ['queries a second', ({ needs }) => whole(needs.queries)],
      ['commits a second', ({ needs }) => whole(needs.commits)],
    ],
  },
  {
    title: 'Application',
    rows: [
      ['cores busy', ({ needs }) => some(needs.app.busy)],
      ['cores to have, one process on each', ({ needs }) => whole(needs.app.cores)],
      ['memory, GB', ({ needs }) => whole(needs.app.gigabytes)],
      ['cores for sign-ins alone, were everybody to sign in', ({ needs }) => some(needs.app.surge)],
    ],
  },
  {
    title: 'Database',
    rows: [
      ['cores busy', ({ needs }) => some(needs.database.busy)],
      ['cores to have', ({ needs }) => whole(needs.database.cores)],
      ['connections in use at once', ({ needs }) => whole(needs.database.inUse)],
      ['connections that the processes may open', ({ needs }) => whole(needs.database.opened)],
      ['notifications to processes a second', ({ needs }) => whole(needs.database.told)],
      ['size after a year, GB', ({ needs: { database } }) => some(database.tables.standing + database.tables.aYear)],
      ['growth a year, GB', ({ needs }) => some(needs.database.tables.aYear)],
      ['working set after a year, GB', ({ needs }) => some(needs.database.tables.working)],
      ['rows of the outbox', ({ needs }) => whole(needs.database.tables.outboxRows)],
    ],
  },
  {
    title: 'Network',
    rows: [
      ['Gbit a second', ({ needs }) => some(needs.network.gigabits)],
      ['GB a day', ({ needs }) => whole(needs.network.gigabytesADay)],
      ['of these a CDN can send as things are', ({ needs }) => percent(needs.network.staticShare)],
      ['of these recordings', ({ needs }) => percent(needs.network.audioShare)],
    ],
  },
  {
    title: 'Mail at seven',
    rows: [
      ['digests a morning', ({ needs }) => whole(needs.mails.aMorning)],
      ['a second, to be done in an hour', ({ needs }) => whole(needs.mails.aSecond)],
      ['hours that the outbox takes as it is', ({ needs }) => some(needs.mails.hours)],
    ],
  },
  {
    title: 'Money a month',
    rows: [
      ['application', ({ money }) => dollars(money.app)],
      ['database, two of them', ({ money }) => dollars(money.database)],
      ['network', ({ money }) => dollars(money.network)],
      ['mail', ({ money }) => dollars(money.mails)],
      ['all', ({ money }) => dollars(money.all)],
      ['all, for a thousand readers', ({ needs, money }) => dollars((money.all / needs.readers) * 1000)],
    ],
  },
  {
    title: 'Calls a second by kind',
    rows: CALLS.map((name): Row => [name, ({ needs }) => some(needs.peak[name])]),
  },
]

/** A Markdown table, or the same as text columns. */
export function report(columns: Column[], { markdown }: { markdown: boolean }): string {
  const head = ['daily readers', ...columns.map(({ needs }) => whole(needs.readers))]
  const body = PARTS.flatMap(({ title, rows }) => [
    [markdown ? `**${title}**` : title.toUpperCase(), ...columns.map(() => '')],
    ...rows.map(([what, of]) => [what, ...columns.map(of)]),
  ])
  return markdown ? asMarkdown(head, body) : asText([head, ...body])
}

/** The variants, one in each row. */
export function reportChanges(changes: { what: string; needs: Needs }[], { markdown }: { markdown: boolean }): string {
  const readers = changes[0]?.needs.readers ?? 0
  const head = [
    `${whole(readers)} daily readers`,
    'queries a second',
    'commits a second',
    'app cores busy',
    'database cores busy',
  ]
  const body = changes.map(({ what, needs: { queries, commits, app, database } }) => [
    what,
    ...[queries, commits].map(whole),
    ...[app.busy, database.busy].map(some),
  ])
  return markdown ? asMarkdown(head, body) : asText([head, ...body])
}

const asMarkdown = (head: string[], body: string[][]) =>
  [head, ['---', ...head.slice(1).map(() => '---:')], ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')

function asText(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const padded = (cell: string, column: number) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')
}

/** Rounds to two significant digits, which is the accuracy of the model. */
const rounded = (value: number) => Number(value.toPrecision(2))
const whole = (value: number) => Math.round(value < 100 ? value : rounded(value)).toLocaleString('en-US')
const some = (value: number) => rounded(value).toLocaleString('en-US', { maximumFractionDigits: 3 })
const percent = (share: number) => `${Math.round(share * 100)} %`
const dollars = (value: number) => `$${some(value)}`
