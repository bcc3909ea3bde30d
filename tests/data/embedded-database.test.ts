import { spawn } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

/** These test the embedded engine itself, so they run once, whatever engine the others use. */
const describeEmbedded = inject('postgres') ? describe.skip : describe
const IMAGE = 'dist/database'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-embedded-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a writer process until it has reported `writes` writes, then kills it. */
async function writesBeforeKill(atLeast: number): Promise<number> {
  const child = spawn(process.execPath, ['tests/support/server/embedded-writer.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  let rest = ''
  for await (const chunk of child.stdout) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    acknowledged = Number(lines.at(-1) ?? acknowledged) || acknowledged
    if (acknowledged >= atLeast) break
  }
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('close', resolve))
  return acknowledged
}

/** Killing a process several times takes long on a busy machine. */
describeEmbedded('the embedded database', { timeout: 120_000 }, () => {
  test('every commit reaches the disk', async () => {
    const database = await openEmbedded(folder, IMAGE)
    await sql`create table notes (n integer)`.execute(database.db)
    const before = await database.embedded.syncs()
    for (let n = 0; n < 20; n++) await sql`insert into notes values (${n})`.execute(database.db)
    expect((await database.embedded.syncs()) - before).toBeGreaterThanOrEqual(20)
    await database.close()
  })

  test('acknowledged writes survive repeated kills, and the lock is released with the process', async () => {
    for (let round = 1; round <= 3; round++) {
      const acknowledged = await writesBeforeKill(round * 60)
      const { db, close } = await openEmbedded(folder)
      const { rows } = await sql<{
        n: number
        whole: boolean
      }>`select count(*) as n, bool_and(length(note) = 200) as whole from acked`.execute(db)
      expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0]?.whole).toBe(true)
      await close()
    }
  })

  test('when the engine stops, callers get Retry-After, and it restarts with all acknowledged writes', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { db, embedded, close } = await openEmbedded(folder, IMAGE)
    const gaps = vi.fn()
    embedded.onRestart(gaps)
    await sql`create table notes (n integer)`.execute(db)
    await sql`insert into notes values (1)`.execute(db)
    // PostgreSQL stops when it cannot write its log; here the folder of the log is missing for a while.
    const log = join(folder, 'database', 'pg_wal')
    renameSync(log, `${log}-away`)
    const write = () => sql`select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`.execute(db)
    const failure = await (async () => {
      for (let n = 0; n < 40; n++) await write()
    })().catch((error) => error)
    expect(failure).toMatchObject({ code: '57P01' })
    renameSync(`${log}-away`, log)
    await expect
      .poll(
        () =>
          sql`select n from notes`.execute(db).then(
            ({ rows }) => rows,
            () => [],
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ n: 1 }])
    await sql`insert into notes values (2)`.execute(db)
    expect(gaps).toHaveBeenCalledOnce()
    expect(warned).toHaveBeenLastCalledWith('The embedded database was restarted')
    await close()
  })

  test('the rest of a transaction does not continue after a restart of the engine', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { db, close } = await openEmbedded(folder, IMAGE)
    await sql`create table notes (n integer)`.execute(db)
    const log = join(folder, 'database', 'pg_wal')
    const transaction = db.transaction().execute(async (db) => {
      renameSync(log, `${log}-away`)
      const write = () => sql`select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`.execute(db)
      for (let isGone = false; !isGone; )
        isGone = await write().then(
          () => false,
          () => true,
        )
      renameSync(`${log}-away`, log)
      await new Promise((resolve) => setTimeout(resolve, 6000))
      await sql`insert into notes values (1)`.execute(db)
    })
    await expect(transaction).rejects.toMatchObject({ code: '57P01' })
    expect((await sql`select n from notes`.execute(db)).rows).toEqual([])
    await close()
  })

  test('opening the same folder twice is an error', async () => {
    const { close } = await openEmbedded(folder, IMAGE)
    await expect(openEmbedded(folder)).rejects.toThrow(`Another process is using the embedded database in ${folder}`)
    await close()
    await (await openEmbedded(folder)).close()
  })

  test('a query outside a transaction waits for the transaction and does not become part of it', async () => {
    const { db, close } = await openEmbedded(folder, IMAGE)
    await sql`create table notes (n integer)`.execute(db)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const transaction = db.transaction().execute(async (db) => {
      await sql`insert into notes values (1)`.execute(db)
      await held
      throw new Error('rolled back')
    })
    const outside = sql`insert into notes values (2)`.execute(db)
    release()
    await expect(transaction).rejects.toThrow('rolled back')
    await outside
    expect((await sql`select n from notes`.execute(db)).rows).toEqual([{ n: 2 }])
    await close()
  })

  test('Hindi and Tamil words are indexed without punctuation', async () => {
    const { db, close } = await openEmbedded(folder, IMAGE)
    const { rows } = await sql<{ v: string }>`select to_tsvector('simple', ${'संविधान। “அரசியலமைப்பு”'})::text as v`.execute(db)
    expect(rows[0]?.v).toBe("'संविधान':1 'அரசியலமைப்பு':2")
    await close()
  })

  test('values have the types that the code expects', async () => {
    const { db, close } = await openEmbedded(folder, IMAGE)
    const { rows } =
      await sql`select count(*) as n, date '2026-01-15' as day, now() as instant, '{"a":[1]}'::jsonb as json, ${newId()}::uuid as id, 0.5::numeric as part`.execute(
        db,
      )
    expect(rows[0]).toMatchObject({
      n: 1,
      day: '2026-01-15',
      instant: expect.any(Date),
      json: { a: [1] },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      part: 0.5,
    })
    await close()
  })
})
