import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { CARRIED } from './jobs.ts'
import { BadBackup, JOBS, type Manifest } from './manifest.ts'
import { type Piece, readBackup } from './read.ts'
import {
  insertLines,
  linesOf,
  setSequence,
  type Table,
  tablesOf,
  withoutReferences,
  withoutTriggers,
  writeExactly,
} from './tables.ts'

/** @throws BadBackup where this version does not know the schema of the backup */
export function assertKnownSchema({ migrations, product }: Manifest): void {
  const known = migrationNames().map((name) => name.replace('.sql', ''))
  const strange = migrations.find((name, at) => known[at] !== name)
  if (strange !== undefined)
    throw new BadBackup(`It is of a newer version (${product}, schema ${strange}): use that one, or a newer one, to restore it.`)
}

/**
 * Fills a database that holds no table yet: makes the backup's own schema, loads, compares every table with what was written, then goes on to
 * the schema of this version. Must run inside a transaction: all of it is there afterwards, or nothing.
 * @throws BadBackup
 */
export async function loadBackup(
  db: Db,
  {
    file,
    manifest,
    takeFile,
  }: { file: string; manifest: Manifest; takeFile: (piece: Piece & { kind: 'file' }) => Promise<void> },
): Promise<void> {
  assertKnownSchema(manifest)
  await writeExactly(db)
  await migrate(db, manifest.migrations.at(-1))
  const tables = await tablesOf(db)
  assertSameTables(tables, manifest.tables)
  await emptied(db, tables)
  const restoreTriggers = await withoutTriggers(db)
  const restoreReferences = await withoutReferences(db)
  await sql`create temporary table carried_lines (line text) on commit drop`.execute(db)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const again = await readBackup(file, async (piece) => {
    if (piece.kind === 'file') return takeFile(piece)
    if (piece.table === JOBS) return keepForLater(db, piece.lines)
    const table = byName.get(piece.table)
    if (!table) throw new BadBackup(`It holds ${piece.table}, which is no table of its schema.`)
    await insertLines(db, table, piece.lines)
  })
  if (JSON.stringify(again) !== JSON.stringify(manifest)) throw new BadBackup(`${file} changed while it was read.`)
  await restoreReferences()
  await restoreTriggers()
  for (const sequence of manifest.sequences) await setSequence(db, sequence)
  for (const table of manifest.tables) await assertLoaded(db, table)
  await migrate(db)
  const { rows } = await sql<{ line: string }>`select line from carried_lines`.execute(db)
  await insertLines(
    db,
    CARRIED,
    rows.map(({ line }) => line),
  )
  await sql`analyze`.execute(db)
}

function assertSameTables(here: Table[], written: Table[]): void {
  const shape = ({ name, columns, key }: Table) => JSON.stringify([name, columns.map(({ name, type }) => [name, type]), key])
  for (const table of written) {
    const own = here.find(({ name }) => name === table.name)
    if (!own) throw new BadBackup(`It holds the table ${table.name}, which its schema does not have.`)
    if (shape(own) !== shape(table)) throw new BadBackup(`Its table ${table.name} has other columns than its schema says.`)
  }
  const missing = here.find(({ name }) => !written.some((table) => table.name === name))
  if (missing) throw new BadBackup(`The table ${missing.name} is missing in it.`)
}

/** Migrations put in what is part of the product; the backup has it too, as it was. */
async function emptied(db: Db, tables: Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
}

const keepForLater = (db: Db, lines: string[]) =>
  sql`insert into carried_lines select unnest(${lines}::text[])`.execute(db).then(() => undefined)

async function assertLoaded(db: Db, table: Manifest['tables'][number]): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of linesOf(db, table)) {
    rows += lines.length
    hash.update(`${lines.join('\n')}\n`)
  }
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new BadBackup(`The table ${table.name} came out otherwise than it was written (${rows} of ${table.rows} rows).`)
}
