import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Manifest } from '#server/db/backup/manifest.ts'
import { readBackup } from '#server/db/backup/read.ts'
import { insertLines, linesOf, tablesOf, writeExactly } from '#server/db/backup/tables.ts'
import { writeBackup } from '#server/db/backup/write.ts'
import { type Db, type OpenDatabase, openServer } from '#server/db/open.ts'
import { openQueue } from '#server/platform/jobs/pg-boss-queue.ts'
import { readSettings } from '#server/settings/settings.ts'
import { fillTables } from '#tests/support/fixtures/fill-tables.ts'
import { emptyDatabase, newDatabase, ownDatabase } from '#tests/support/server/database.ts'
import { openFolder } from '#tests/support/server/embedded.ts'
import { restore } from '../../scripts/instance/restore-backup.ts'

/** Creating databases takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** One instance with rows in every table, a recording and a waiting job, and its backup. */
let source: OpenDatabase
let folder: string
let file: string
let manifest: Manifest
const NOW = new Date('2026-01-15T06:00:00Z')
const SOUND = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7) % 251))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-backup-'))
  // The user of PostgreSQL has to get through it.
  chmodSync(folder, 0o711)
  source = await ownDatabase()
  const queue = openQueue(source, console)
  await queue.start()
  await queue.work('mail-password-changed', {}, async () => new Promise(() => {}))
  await queue.stop()
  await queue.enqueue(source.db, 'mail-password-changed', { userId: 'nobody' })
  await source.db
    .transaction()
    .execute((db) => fillTables(db, { rows: 3, seed: 7, text: (table, column) => `${table}.${column} "\\\n\t संविधान அ \u2028` }))
  await sql`insert into search_words select 'word' || n from generate_series(1, 3000) as n`.execute(source.db)
  writeFileSync(join(folder, 'a.mp3'), SOUND)
  file = join(mkdtempSync(join(folder, 'kept-')), 'a.backup')
  manifest = await writeBackup({ db: source.db, engine: source.engine, product: 'test', now: NOW, files: { folder } }, file)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

let places = 0
/** A target for a restore: an embedded database, or one on the PostgreSQL server of this run. */
async function place(engine: 'embedded' | 'server') {
  const dataDir = join(folder, `place-${places++}`)
  const url = engine === 'server' ? await newDatabase() : ''
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '0' })
  const open = () => (url ? openServer(url, { poolSize: 2, name: 'test' }, () => {}) : openFolder(dataDir))
  const put = (more: Partial<Parameters<typeof restore>[1]> = {}) =>
    restore(settings, { file, replace: false, move: false, erased: undefined, ...more })
  const within = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const database = await open()
    return work(database.db).finally(database.close)
  }
  const again = async (to: string) => {
    const database = await open()
    const from = {
      db: database.db,
      engine: database.engine,
      product: 'test',
      now: NOW,
      files: settings.storage as { folder: string },
    }
    return writeBackup(from, to).finally(database.close)
  }
  return { dataDir, put, within, again }
}

const contents = ({ tables, files }: Manifest) => ({ tables, files })

test('the backup contains rows of every table, the recording and the waiting job', () => {
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
  expect(manifest.files).toMatchObject([{ key: 'a.mp3', bytes: SOUND.length }])
  expect(manifest.jobs.rows).toBe(1)
})

test('no row gets its id from a sequence, whose state a restore would have to carry', async () => {
  const { rows } = await sql`select relname from pg_class where relkind = 'S'`.execute(source.db)
  expect(rows).toEqual([])
})

test.skipIf(process.platform === 'win32')('only the owner can read a backup file', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

for (const engine of ['server', 'embedded'] as const)
  test(`restore drill: what comes out of an empty ${engine === 'server' ? 'PostgreSQL server' : 'folder'} is what went in`, async () => {
    const { dataDir, put, again, within } = await place(engine)
    await put({ move: true })
    const second = await again(join(folder, `second-${engine}.backup`))
    const carried = manifest.tables.filter(({ name }) => name !== 'carried_jobs')
    expect(contents(second).files).toEqual(manifest.files)
    expect(second.tables.filter(({ name }) => name !== 'carried_jobs')).toEqual(carried)
    expect(readFileSync(join(dataDir, 'storage', 'a.mp3')).equals(SOUND)).toBe(true)
    await within(async (db) => {
      const { rows } = await sql`select name, data from carried_jobs where name = 'mail-password-changed'`.execute(db)
      expect(rows).toEqual([{ name: 'mail-password-changed', data: { userId: 'nobody' } }])
    })
    await expect(put()).rejects.toThrow(/an instance here already, with 3 accounts and \d days\. Nothing was changed/)
  })

test('after a restore everybody must sign in again, old links and recovery codes do not work, and accounts deleted since stay deleted', async () => {
  const { put, within } = await place('server')
  const { user_id } = await source.db.selectFrom('users').select('user_id').orderBy('user_id').executeTakeFirstOrThrow()
  const list = join(folder, 'erased.list')
  const { rows } = await sql<{ hash: string }>`select encode(sha256(${user_id}::text::bytea), 'hex') as hash`.execute(source.db)
  writeFileSync(list, `${rows[0]?.hash} 2026-01-16T00:00:00.000Z\n${'f'.repeat(63)}`)
  expect(await put({ erased: list })).toMatchObject({ erased: 1 })
  await within(async (db) => {
    const left = await db.selectFrom('users').select('user_id').execute()
    expect([left.length, left.some((user) => user.user_id === user_id)]).toEqual([2, false])
    // All that works once: it may have been used after the backup.
    for (const table of [
      ...(['sessions', 'password_resets', 'email_links', 'recovery_codes', 'passkey_challenges', 'google_attempts'] as const),
    ])
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await db.selectFrom('second_factors').selectAll().execute()).not.toEqual([])
  })
})

test('a truncated, changed, extended or invalid file is rejected with the reason, and nothing is written', async () => {
  const good = readFileSync(file)
  const plain = gunzipSync(good)
  const flipped = Buffer.from(plain)
  const word = plain.indexOf('संविधान')
  flipped[word] = (plain[word] as number) ^ 1
  const dropped = Buffer.from(plain)
  const name = dropped.indexOf('tables/users/')
  const bad: [string, Buffer, RegExp][] = [
    ['cut', good.subarray(0, good.length / 2), /ends too early/],
    ['cut-at-the-end', good.subarray(0, good.length - 9), /ends too early/],
    [
      'flipped',
      flippedOnce(good, plain),
      // Which error it is depends on the bytes at that position, which differ in each run.
      /damaged|ends too early|not an archive|have been changed/,
    ],
    ['rewritten', gzipSync(flipped), /have been changed|not an archive/],
    [
      'without-a-table',
      gzipSync(Buffer.concat([plain.subarray(0, name), plain.subarray(endOf(plain, name))])),
      /users has 0 rows instead of 3/,
    ],
    ['without-an-end', gzipSync(plain.subarray(0, plain.indexOf('manifest.json'))), /ends too early/],
    ['lengthened', gzipSync(Buffer.concat([plain, Buffer.alloc(512)])), /data after its end/],
    ['empty', Buffer.alloc(0), /ends too early/],
    ['a-picture', SOUND, /damaged, or it is not a backup/],
    ['another-archive', gzipSync(Buffer.concat([plain.subarray(name)])), /not a backup of this product/],
    [
      'newer',
      gzipSync(Buffer.from(plain.toString('latin1').replace('{"format":1', '{"format":2'), 'latin1')),
      /written by a newer version/,
    ],
  ]
  const { dataDir, put } = await place('embedded')
  for (const [what, bytes, why] of bad) {
    const path = join(folder, `${what}.backup`)
    writeFileSync(path, bytes)
    await expect(put({ file: path }), what).rejects.toThrow(why)
    expect([what, existsSync(dataDir)]).toEqual([what, false])
  }
})

/** Flips a bit that changes the unpacked data. Some bits do not: they only choose between two equal sources of a copy. */
function flippedOnce(packed: Buffer, plain: Buffer): Buffer {
  const bytes = Buffer.from(packed)
  for (let at = 5000; ; at++) {
    bytes[at] = (bytes[at] as number) ^ 4
    if (!holds(bytes, plain)) return bytes
    bytes[at] = (bytes[at] as number) ^ 4
  }
}

function holds(packed: Buffer, plain: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(plain)
  } catch {
    return false
  }
}

/** The end of the entry that begins at `at`. */
function endOf(tar: Buffer, at: number): number {
  const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
  return at + 512 + Math.ceil(size / 512) * 512
}

test('a changed byte is detected anywhere, unless it does not affect the data', async () => {
  const good = readFileSync(file)
  const plain = gunzipSync(good)
  const path = join(folder, 'byte.backup')
  for (let n = 0; n < 60; n++) {
    const at = Math.floor((good.length * n) / 60)
    const bytes = Buffer.from(good)
    bytes[at] = (bytes[at] as number) ^ (1 << (n % 8))
    writeFileSync(path, bytes)
    const outcome = await readBackup(path).then(
      (read) => ({ read }),
      ({ message }: Error) => ({ isRefused: message.includes('cannot be used') }),
    )
    // The time in the gzip header, or a bit that chooses between two equal sources of a copy.
    const isIntact = holds(bytes, plain)
    expect(outcome).toEqual(isIntact ? { read: manifest } : { isRefused: true })
  }
})

test('unusual values of every type are restored exactly', async () => {
  const make = async (db: Db) => {
    await sql`create table oddities (
      id bigint generated always as identity primary key, half real, whole double precision, exact numeric, raw bytea, at timestamptz,
      day date, span interval, list text[], grid integer[][], doc jsonb, vector tsvector, twice integer generated always as (7 * 2) stored)`.execute(
      db,
    )
  }
  await make(source.db)
  await sql`insert into oddities (half, whole, exact, raw, at, day, span, list, grid, doc, vector) values
    (0.1, 0.1 + 0.2, 12345678901234567890.123456789, '\\x00ff0a5c', '2026-01-15 06:00:00.123456+05:30', '0044-03-15 BC', '1 mon 2 days 03:04:05.678901',
     array['a,b', null, '"q"', 'x\\y', '', 'NULL'], '{{1,2},{3,4}}', '{"big": 12345678901234567890, "z": 1.10, "a": "é\\u2028"}', to_tsvector('simple', 'it''s a b:c')),
    ('NaN', '-Infinity', 'NaN', '', 'infinity', 'infinity', '0', '{}', '{}', 'null', '')`.execute(source.db)
  const target = await emptyDatabase()
  await make(target.db)
  const read = (db: Db) =>
    db.transaction().execute(async (db) => {
      await writeExactly(db)
      const table = (await tablesOf(db)).find(({ name }) => name === 'oddities')
      if (!table) throw new Error('The table is missing')
      const lines: string[] = []
      for await (const more of linesOf(db, table)) lines.push(...more)
      return { table, lines }
    })
  const { table, lines } = await read(source.db)
  expect(table.columns.map(({ name }) => name)).not.toContain('twice')
  await target.db.transaction().execute((db) => insertLines(db, table, lines))
  expect((await read(target.db)).lines).toEqual(lines)
  await sql`drop table oddities`.execute(source.db)
  await target.close()
})
