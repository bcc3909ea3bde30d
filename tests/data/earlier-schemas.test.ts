import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Table, tablesOf } from '#server/db/backup/tables.ts'
import { isMigrated, migrate, migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { fillTables } from '#tests/support/fixtures/fill-tables.ts'
import { emptyDatabase, ownDatabase } from '#tests/support/server/database.ts'

const names = migrationNames().map((name) => name.replace('.sql', ''))

/** Reads all columns of every row and counts the rows. */
async function rowCounts(db: Db): Promise<Map<string, number>> {
  const each = (await tablesOf(db)).map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(t::text)::int as n from ${sql.table(name)} as t`,
  )
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, n }) => [name, n]))
}

/** The tables, constraints and indexes of a schema, for comparison. */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db)
  return JSON.stringify([await tablesOf(db), rows])
}

interface Check {
  at: string
  name: string
  text: string
  columns: string[]
}

async function checksOf(db: Db): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select conrelid::regclass::text as at, quote_ident(conname) as name, pg_get_constraintdef(oid) as text,
      (select json_agg(attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

/** Adds checks of later schemas, which earlier code followed too, so that the test stores only rows that a real version could have written. */
async function keepTo(db: Db, later: Check[]): Promise<() => Promise<void>> {
  const tables = await tablesOf(db)
  const now = new Set((await checksOf(db)).map(({ at, name }) => `${at} ${name}`))
  const added = later.filter(({ at, name, columns }) => {
    const there = tables.find((table) => table.name === at)?.columns.map((column) => column.name)
    return there && !now.has(`${at} ${name}`) && (columns ?? []).every((column) => there.includes(column))
  })
  for (const { at, name, text } of added) await sql.raw(`alter table ${at} add constraint ${name} ${text}`).execute(db)
  return async () => {
    for (const { at, name } of added) await sql.raw(`alter table ${at} drop constraint ${name}`).execute(db)
  }
}

test('an instance with any earlier schema and rows in every table is migrated without losing rows', {
  timeout: 90_000,
}, async () => {
  const [fresh, old] = [await ownDatabase(), await emptyDatabase()]
  const [latest, later] = [await shapeOf(fresh.db), await checksOf(fresh.db)]
  await fresh.close()
  const filled = new Map<string, string>()
  /** Tables that are new, or whose columns have changed since they were filled. */
  const only = ({ name, columns }: Table) => {
    const isNew = filled.get(name) !== JSON.stringify(columns)
    filled.set(name, JSON.stringify(columns))
    return isNew
  }
  let before = new Map<string, number>()
  // Each migration meets the rows of all schemas before it.
  for (const [at, name] of names.entries()) {
    await migrate(old.db, name)
    const after = await rowCounts(old.db)
    for (const [table, rows] of before) expect([name, table, (after.get(table) ?? -1) >= rows]).toEqual([name, table, true])
    const release = await keepTo(old.db, later)
    await old.db
      .transaction()
      .execute((db) => fillTables(db, { rows: 1, only, seed: at + 1, text: (table, column) => `${table} ${column} ${at}` }))
    await release()
    before = await rowCounts(old.db)
    expect([name, [...before].filter(([, rows]) => rows === 0)]).toEqual([name, []])
  }
  expect(await isMigrated(old.db)).toBe(true)
  expect(await shapeOf(old.db)).toBe(latest)
  await old.close()
})
