import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { linesOf, type Table, tablesOf } from '#server/db/backup/tables.ts'
import { fetchEngine, OLD_ENGINE } from '#server/db/embedded/carry-over.ts'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { fillTables } from '#tests/support/fixtures/fill-tables.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

const names = migrationNames().map((name) => name.replace('.sql', ''))
const JOB = '01a219bf-5253-77ae-a35d-f8f73e2654bf'
let engine: string
let missing: string | undefined
let dataDir: string

beforeAll(async () => {
  engine = mkdtempSync(join(tmpdir(), 'catalyst-old-engine-'))
  missing = await fetchEngine(engine).then(
    () => undefined,
    (error: Error) => error.message,
  )
}, 240_000)
afterAll(() => rmSync(engine, { recursive: true, force: true }))
beforeEach(({ skip }) => {
  skip(missing !== undefined, missing)
  dataDir = mkdtempSync(join(tmpdir(), 'catalyst-carry-over-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Runner {
  query(text: string, parameters?: unknown[], options?: object): Promise<unknown>
  exec(text: string, options?: object): Promise<unknown[]>
}

/** For migrations, which are several statements each. */
function takeSeveralStatements(runner: Runner): Runner {
  const query = runner.query.bind(runner)
  runner.query = async (text, parameters = [], options = {}) =>
    parameters.length > 0 ? query(text, parameters, options) : ((await runner.exec(text, options)).at(-1) ?? { rows: [] })
  return runner
}

async function openOld(folder: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const part = (path: string) => import(pathToFileURL(join(engine, 'node_modules', OLD_ENGINE.package, 'dist', path)).href)
  const { PGlite } = await part('index.js')
  const { pg_trgm } = await part('contrib/pg_trgm.js')
  const pglite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
  takeSeveralStatements(pglite)
  const begin = pglite.transaction.bind(pglite)
  pglite.transaction = (work: (within: Runner) => unknown) => begin((within: Runner) => work(takeSeveralStatements(within)))
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return { db, close: () => db.destroy() }
}

type Content = { table: Table; lines: string[] }[]

/** Every row as text. */
async function contentOf(db: Db, tables: Table[]): Promise<Content> {
  return db.transaction().execute(async (db) => {
    const content: Content = []
    for (const table of tables) {
      const lines: string[] = []
      for await (const some of linesOf(db, table)) lines.push(...some)
      content.push({ table, lines })
    }
    return content
  })
}

/** A folder of the previous version with rows in every table and a mail to be sent. @param schema its last migration */
async function makeOld(schema: string): Promise<Content> {
  const { db, close } = await openOld(join(dataDir, 'database'))
  await migrate(db, schema)
  await db
    .transaction()
    .execute((db) => fillTables(db, { rows: 3, seed: 7, text: (table, column) => `${table}.${column} संविधान` }))
  await sql.raw(`create schema jobs`).execute(db)
  await sql
    .raw(`create table jobs.job (id uuid, name text, data jsonb, state text, start_after timestamptz, created_on timestamptz,
      source_name text, source_created_on timestamptz, source_retry_count integer, source_output jsonb)`)
    .execute(db)
  await sql.raw(`create table jobs.schedule (name text)`).execute(db)
  await sql`insert into jobs.job values (${JOB}::uuid, 'mail-password-changed', '{"userId":"nobody"}', 'created', now(), now())`.execute(
    db,
  )
  const tables = (await tablesOf(db)).filter(({ name }) => name !== 'carried_jobs')
  const content = await contentOf(db, tables)
  await close()
  return content
}

const without = (content: Content, tables: string[]) => content.filter(({ table }) => !tables.includes(table.name))

/** Fetching, reading and loading take long on a busy machine. */
describe('the embedded database of the previous version', { timeout: 240_000 }, () => {
  test.each([
    ['the schema of this version', names.at(-1), []],
    // Their rows are changed by later migrations.
    ['an older schema', names.at(-6), ['articles_to_follow', 'forum_categories']],
  ])('is migrated completely, with %s, and once', async (_, schema, changed) => {
    const before = await makeOld(schema ?? '')
    expect(before.filter(({ lines }) => lines.length === 0)).toEqual([])
    const log = vi.fn()
    const { db, close } = await openFolder(dataDir, log)
    const after = await contentOf(
      db,
      before.map(({ table }) => table),
    )
    expect(without(after, changed)).toEqual(without(before, changed))
    const { rows } = await sql`select job_id, name, data from carried_jobs where job_id = ${JOB}::uuid`.execute(db)
    expect(rows).toEqual([{ job_id: JOB, name: 'mail-password-changed', data: { userId: 'nobody' } }])
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\d+ rows were migrated\. The old files are still in .*database/))
    await close()
    log.mockClear()
    const again = await openFolder(dataDir, log)
    await again.close()
    expect(log).not.toHaveBeenCalled()
    expect(existsSync(join(dataDir, 'carry-over'))).toBe(false)
  })

  test('is not changed when it cannot be read, the start says why, and a later start migrates it', async () => {
    const before = await makeOld(names.at(-1) ?? '')
    const control = join(dataDir, 'database/global/pg_control')
    cpSync(control, join(dataDir, 'kept'))
    writeFileSync(control, Buffer.alloc(8192))
    await expect(openFolder(dataDir)).rejects.toThrow(
      /^The embedded database of the previous version could not be migrated, and nothing was changed: its files cannot be read/,
    )
    cpSync(join(dataDir, 'kept'), control)
    const { db, close } = await openFolder(dataDir)
    expect(
      await contentOf(
        db,
        before.map(({ table }) => table),
      ),
    ).toEqual(before)
    await close()
  })

  test('is not touched when the program that reads it cannot be fetched', async () => {
    await makeOld(names.at(-1) ?? '')
    vi.stubEnv('npm_execpath', join(dataDir, 'no-npm.js'))
    await expect(openFolder(dataDir)).rejects.toThrow(
      /nothing was changed: @electric-sql\/pglite 0\.5\.16, which reads them, could not be fetched .*Fix the cause and start again/,
    )
    const old = await openOld(join(dataDir, 'database'))
    expect((await old.db.selectFrom('users').select('user_id').execute()).length).toBe(3)
    await old.close()
  })
})
