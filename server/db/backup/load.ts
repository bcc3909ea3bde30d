import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { UNFINISHED_JOBS } from './jobs.ts'
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

/** @throws BadBackup */
export function assertKnownSchema({ migrations, product }: Manifest): void {
  const known = migrationNames().map((name) => name.replace('.sql', ''))
  const strange = migrations.find((name, at) => known[at] !== name)
  if (strange !== undefined)
    throw new BadBackup(
      `It was written by a newer version (${product}, schema ${strange}). Restore it with that version or a newer one.`,
    )
}

/**
 * Must run in a transaction on an empty database.
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
  await truncateAll(db, tables)
  const restoreTriggers = await withoutTriggers(db)
  const restoreReferences = await withoutReferences(db)
  await sql`create temporary table carried_lines (line text) on commit drop`.execute(db)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const again = await readBackup(file, async (piece) => {
    if (piece.kind === 'file') return takeFile(piece)
    if (piece.table === JOBS) return storeJobLines(db, piece.lines)
    const table = byName.get(piece.table)
    if (!table) throw new BadBackup(`It contains ${piece.table}, which is not a table of its schema.`)
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
    UNFINISHED_JOBS,
    rows.map(({ line }) => line),
  )
  await sql`analyze`.execute(db)
}

function assertSameTables(here: Table[], written: Table[]): void {
  const shape = ({ name, columns, key }: Table) => JSON.stringify([name, columns.map(({ name, type }) => [name, type]), key])
  for (const table of written) {
    const own = here.find(({ name }) => name === table.name)
    if (!own) throw new BadBackup(`It contains the table ${table.name}, which its schema does not have.`)
    if (shape(own) !== shape(table)) throw new BadBackup(`The columns of its table ${table.name} do not match its schema.`)
  }
  const missing = here.find(({ name }) => !written.some((table) => table.name === name))
  if (missing) throw new BadBackup(`Its table ${missing.name} is missing.`)
}

/** Migrations insert some rows that the backup also contains. */
async function truncateAll(db: Db, tables: Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
}

const storeJobLines = (db: Db, lines: string[]) =>
  sql`insert into carried_lines select unnest(${lines}::text[])`.execute(db).then(() => undefined)

async function assertLoaded(db: Db, table: Manifest['tables'][number]): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of linesOf(db, table)) {
    rows += lines.length
    hash.update(`${lines.join('\n')}\n`)
  }
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new BadBackup(`The restored table ${table.name} differs from the backup (${rows} of ${table.rows} rows).`)
}
