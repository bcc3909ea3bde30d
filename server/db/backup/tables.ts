import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface Column {
  name: string
  type: string
}

/** Without generated columns. */
export interface Table {
  name: string
  columns: Column[]
  /** Sort order. */
  key: string[]
}

/** Recreated by the migrator. */
const OWN = /^schema_migrations/
const BATCH_BYTES = 1_000_000
const MAX_ROWS = 2000

export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(attname order by array_position(indkey::smallint[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary), '[]') as key
    from pg_class as c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by relname collate "C"`.execute(db)
  return rows.filter(({ name }) => !OWN.test(name))
}

/** PostgreSQL's text values, sorted bytewise: the same on every engine. Must run in a transaction after `writeExactly`. */
export async function* linesOf(db: Db, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  const by =
    key.length > 0 ? key.map((column) => inOrder(columns, column)) : columns.map((c) => sql`${sql.ref(c.name)}::text collate "C"`)
  await sql`declare backup_rows no scroll cursor for
    select to_json(array[${texts}])::text as line from ${sql.table(name)} order by ${sql.join(by)}`.execute(db)
  for (let count = 50; ; ) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(count))} from backup_rows`.execute(db)
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const each = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    count = Math.max(1, Math.min(MAX_ROWS, Math.floor(BATCH_BYTES / each)))
  }
  await sql`close backup_rows`.execute(db)
}

function inOrder(columns: Column[], key: string) {
  const isText = columns.find(({ name }) => name === key)?.type === 'text'
  return isText ? sql`${sql.ref(key)} collate "C"` : sql.ref(key)
}

export async function insertLines(db: Db, { name, columns }: Table, lines: string[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => JSON.parse(line) as (string | null)[])
  const texts = columns.map((_, at) => rows.map((row) => row[at] ?? null))
  const given = sql.join(texts.map((values) => sql`${values}::text[]`))
  const typed = sql.join(columns.map(({ type }, at) => sql`${sql.ref(`c${at}`)}::${sql.raw(type)}`))
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
    select ${typed} from unnest(${given}) as given(${sql.join(columns.map((_, at) => sql.ref(`c${at}`)))})`.execute(db)
}

export async function writeExactly(db: Db): Promise<void> {
  for (const setting of [
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `timezone = 'UTC'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await sql.raw(`set local ${setting}`).execute(db)
}

export interface Sequence {
  name: string
  /** `null`: not used yet. */
  last: string | null
}

export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'
    order by sequencename collate "C"`.execute(db)
  return rows
}

export async function setSequence(db: Db, { name, last }: Sequence): Promise<void> {
  if (last !== null) await sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`.execute(db)
}

/** The backup contains the counters that triggers maintain. */
export async function withoutTriggers(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ at: string }>`
    select distinct tgrelid::regclass::text as at from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`.execute(db)
  const all = async (state: string) => {
    for (const { at } of rows) await sql.raw(`alter table ${at} ${state} trigger user`).execute(db)
  }
  await all('disable')
  return () => all('enable')
}

/**
 * Then rows load in any order without superuser rights.
 * @returns adds them in order of creation, which matters for deleting accounts
 */
export async function withoutReferences(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ at: string; name: string; text: string }>`
    select conrelid::regclass::text as at, quote_ident(conname) as name, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`.execute(db)
  const all = (statement: (row: (typeof rows)[number]) => string) => rows.map((row) => sql.raw(statement(row)))
  for (const drop of all(({ at, name }) => `alter table ${at} drop constraint ${name}`)) await drop.execute(db)
  return async () => {
    await sql`set constraints all immediate`.execute(db)
    for (const add of all(({ at, name, text }) => `alter table ${at} add constraint ${name} ${text}`)) await add.execute(db)
  }
}
