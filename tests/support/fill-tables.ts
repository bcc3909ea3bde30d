import { sql } from 'kysely'
import { type Table, tablesOf } from '#server/db/backup/tables.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/ids.ts'
import { randomFrom } from './random.ts'

type Value = string | null
type Row = Record<string, Value>

interface Reference {
  from: string
  columns: string[]
  to: string
  targets: string[]
  isDeferred: boolean
}

interface Catalog {
  tables: (Table & { nullable: Set<string> })[]
  references: Reference[]
  /** What a column's checks name, as texts. */
  allowed: Map<string, string[]>
}

export interface Filling {
  rows: number
  seed: number
  /** What texts say, where nothing else is asked of them. */
  text: (table: string, column: string) => string
  /** What documents say, as JSON; several shapes without it. */
  json?: (table: string, column: string) => string
  /** Which tables are filled; the others have rows. */
  only?: (table: Table) => boolean
  /** Given rows of a table that others refer to; the others are made. */
  given?: Record<string, Row>
}

const TRIES = 400

/**
 * Puts rows into every table of whatever schema is there, knowing nothing but its catalog: what a column may hold is tried until its checks
 * agree, each nullable one with and without a value. Must run inside a transaction.
 * @returns what was put in, by table. @throws Error for a table that no row could be found for
 */
export async function fillTables(db: Db, filling: Filling): Promise<Map<string, Row[]>> {
  const catalog = await readCatalog(db)
  const random = randomFrom(filling.seed)
  const filled = new Map<string, Row[]>(Object.entries(filling.given ?? {}).map(([table, row]) => [table, [row]]))
  const owed: { table: string; row: Row }[] = []
  for (const table of inOrder(catalog)) {
    if (filling.given?.[table.name]) continue
    if (filling.only && !filling.only(table)) {
      filled.set(table.name, await rowsOf(db, table))
      continue
    }
    for (let n = 0; n < filling.rows; n++) {
      const debt = owed.findIndex((one) => one.table === table.name)
      const fixed = debt < 0 ? {} : (owed.splice(debt, 1)[0]?.row ?? {})
      const row = await put(db, { catalog, table, filled, fixed, random, filling, n })
      if (!row) break
      filled.set(table.name, [...(filled.get(table.name) ?? []), row])
      for (const { columns, to, targets } of catalog.references.filter((one) => one.from === table.name && one.isDeferred))
        if (columns.every((column) => row[column]))
          owed.push({
            table: to,
            row: Object.fromEntries(targets.map((target, at) => [target, row[columns[at] as string] ?? null])),
          })
    }
  }
  return filled
}

interface Putting {
  catalog: Catalog
  table: Catalog['tables'][number]
  filled: Map<string, Row[]>
  fixed: Row
  random: () => number
  filling: Filling
  n: number
}

async function put(db: Db, putting: Putting): Promise<Row | undefined> {
  const { table, n } = putting
  let why = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const row = tried(putting, attempt)
    await sql`savepoint filling`.execute(db)
    try {
      const columns = table.columns.filter(({ name }) => row[name] !== undefined)
      await sql`insert into ${sql.table(table.name)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(columns.map(({ name, type }) => sql`${row[name]}::text::${sql.raw(type)}`))})`.execute(db)
      await sql`release savepoint filling`.execute(db)
      return row
    } catch (error) {
      why = (error as Error).message
      await sql`rollback to savepoint filling`.execute(db)
      // Of some tables there is one row at most.
      if (attempt >= 60 && (n > 0 || (await hasRows(db, table.name)))) return undefined
    }
  }
  throw new Error(`No row of ${table.name} passes its checks: ${why}`)
}

async function rowsOf(db: Db, { name, columns }: Table): Promise<Row[]> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`)
  return (await sql<Row>`select ${sql.join(texts)} from ${sql.table(name)} limit 5`.execute(db)).rows
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  return (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0
}

/** First everything is filled in, then nothing that need not be, then this and that. */
function tried({ catalog, table, filled, fixed, random, filling, n }: Putting, attempt: number): Row {
  const share = attempt < 40 ? 1 : attempt < 80 ? 0 : random()
  const row: Row = {}
  for (const { name, type } of table.columns) {
    const mayLack = table.nullable.has(name)
    row[name] = mayLack && random() >= share ? null : valueFor({ catalog, random, filling, n, attempt }, table.name, name, type)
  }
  for (const { columns, to, targets, isDeferred } of catalog.references.filter(({ from }) => from === table.name)) {
    if (isDeferred) continue
    const there = filled.get(to) ?? []
    const target = there[Math.floor(random() * there.length)]
    for (const [at, column] of columns.entries()) // Whoever is given is what it is about.
      if (row[column] !== null || (filling.given?.[to] && attempt < TRIES / 2))
        row[column] = target?.[targets[at] as string] ?? null
  }
  return { ...row, ...fixed }
}

interface Choosing {
  catalog: Catalog
  random: () => number
  filling: Filling
  n: number
  attempt: number
}

function valueFor({ catalog, random, filling, n, attempt }: Choosing, table: string, column: string, type: string): Value {
  const pick = <T>(values: T[]): T => values[Math.floor(random() * values.length)] as T
  const named = catalog.allowed.get(`${table}.${column}`)
  if (type === 'text' && named && random() < 0.9) return pick(named)
  // Whoever goes takes something off these.
  if (/^(likes|dislikes|replies|post|member)_count$|^unread$/.test(column)) return '7'
  switch (type) {
    case 'uuid':
      return newId()
    case 'text': {
      const text = filling.text(table, column)
      if (attempt % 4 === 0) return `${text}${n === 0 ? '' : `-${n}`}`
      return pick([
        `${text}${n === 0 ? '' : `-${n}`}`,
        text.replace(/\W/g, '').slice(0, 20) + n,
        `FB-${'0123456789'.slice(0, 9)}${n % 10}`,
        'INR',
        'a_reason',
        String(n).padStart(64, 'a'),
      ])
    }
    case 'jsonb':
      if (attempt < 40 && filling.json) return filling.json(table, column)
      return pick([JSON.stringify({ said: filling.text(table, column) }), JSON.stringify([filling.text(table, column)]), '[]'])
    case 'tsvector':
      return `'word':${n + 1}`
    case 'boolean':
      return pick(['true', 'false'])
    case 'date':
      return new Date(Date.UTC(2026, 0, 1 + n + Math.floor(random() * 300))).toISOString().slice(0, 10)
    case 'timestamp with time zone':
      return `2026-0${1 + Math.floor(random() * 9)}-11 10:20:30.12345${n % 10}+00`
    case 'real':
      return pick(['0.1', '0.30000001', '1'])
    default:
      return pick([String(n), '0', '1', '2', '7', String(Math.floor(random() * 1000))])
  }
}

/** Whatever refers to others comes after them; a table's references to itself, and those asked at the commit, do not count. */
function inOrder({ tables, references }: Catalog): Catalog['tables'] {
  const done = new Set<string>()
  const order: Catalog['tables'] = []
  while (order.length < tables.length) {
    const ready = tables.filter(
      ({ name }) =>
        !done.has(name) && references.every((one) => one.from !== name || one.isDeferred || one.to === name || done.has(one.to)),
    )
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle')
    for (const table of ready) done.add(table.name)
    order.push(...ready)
  }
  return order
}

async function readCatalog(db: Db): Promise<Catalog> {
  const { rows: late } = await sql<{ name: string }>`
    select quote_ident(conname) as name from pg_constraint
    where contype = 'u' and condeferrable and connamespace = 'public'::regnamespace`.execute(db)
  for (const { name } of late) await sql.raw(`set constraints ${name} immediate`).execute(db)
  const { rows: nullables } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'YES'`.execute(db)
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to, condeferred as "isDeferred",
      (select json_agg(attname order by at) from unnest(conkey) with ordinality as k(num, at)
        join pg_attribute on attrelid = conrelid and attnum = num) as columns,
      (select json_agg(attname order by at) from unnest(confkey) with ordinality as k(num, at)
        join pg_attribute on attrelid = confrelid and attnum = num) as targets
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`.execute(
    db,
  )
  const { rows: checks } = await sql<{ table: string; columns: string[]; text: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text,
      (select json_agg(attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`.execute(
    db,
  )
  const allowed = new Map<string, string[]>()
  for (const { table, columns, text } of checks)
    for (const column of columns ?? []) {
      const words = [...text.matchAll(/'(\w[\w-]*)'::text/g)].map(([, word]) => word as string)
      if (words.length > 0 && text.includes(`${column} = `)) allowed.set(`${table}.${column}`, words)
    }
  const tables = (await tablesOf(db)).map((table) => ({
    ...table,
    nullable: new Set(nullables.filter((one) => one.table === table.name).map((one) => one.column)),
  }))
  return { tables, references, allowed }
}
