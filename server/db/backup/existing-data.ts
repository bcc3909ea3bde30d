import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { MIGRATIONS, migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'

export type ExistingData =
  | { is: 'empty' }
  | { is: 'foreign'; tables: string[] }
  | { is: 'instance'; people: number; days: number; erased: string[] }

export async function findExistingData(db: Db): Promise<ExistingData> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class as c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`.execute(db)
  const names = rows.map(({ name }) => name)
  const foreign = names.filter((name) => !productTables().has(name))
  if (foreign.length > 0) return { is: 'foreign', tables: foreign.sort() }
  const count = async (table: string) => {
    if (!names.includes(table)) return 0
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
    return Number(rows[0]?.n)
  }
  const [people, days] = [await count('users'), await count('daily_entries')]
  if (people + days === 0) return { is: 'empty' }
  const erased = names.includes('erasures')
    ? await sql<{ hash: string }>`select person_hash as hash from erasures`.execute(db)
    : null
  return { is: 'instance', people, days, erased: erased?.rows.map(({ hash }) => hash) ?? [] }
}

/** Run it in a transaction: a failed restore must not lose tables. */
export async function dropAllTables(db: Db): Promise<void> {
  for (const name of productTables()) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db)
  await sql`drop schema if exists jobs cascade`.execute(db)
}

function productTables(): Set<string> {
  const made = migrationNames().flatMap((name) => {
    const text = readFileSync(join(MIGRATIONS, name), 'utf8')
    return [...text.matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, table]) => table as string)
  })
  return new Set([...made, 'schema_migrations', 'schema_migrations_lock'])
}
