import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { toHttpError } from '#server/platform/http/http-error.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

let folder: string
const opened: OpenDatabase[] = []
const writers: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-embedded-'))
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  for (const writer of writers.splice(0)) {
    const isEnded = writer.exitCode !== null || writer.signalCode !== null
    const ended = isEnded || new Promise((resolve) => writer.once('close', resolve))
    writer.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

async function open(at = folder, log?: (message: string) => void): Promise<OpenDatabase> {
  const database = await openFolder(at, log)
  opened.push(database)
  return database
}

const processOf = (at: string) => Number(readFileSync(join(at, 'data/postmaster.pid'), 'utf8').split('\n')[0])
const numbers = async (db: Db) => (await sql<{ n: number }>`select n from notes order by n`.execute(db)).rows.map(({ n }) => n)

const isThere = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

/** Starts a writer process, and reads what it says first. */
async function startWriter(): Promise<{ child: ChildProcess; text: string }> {
  const child = spawn(process.execPath, ['tests/support/server/embedded-writer.ts', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  writers.push(child)
  const text = await new Promise<string>((resolve) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.stdout.once('data', (chunk) => resolve(`${chunk}`))
    child.once('close', () => resolve(said))
  })
  return { child, text }
}

/** Runs a writer process until it has reported so many writes, then kills it, and with it the server where wanted. */
async function writesBeforeKill(atLeast: number, isServerKilled: boolean): Promise<number> {
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
  if (isServerKilled) process.kill(processOf(join(folder, 'postgres')), 'SIGKILL')
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('close', resolve))
  return acknowledged
}

/** Killing a process several times takes long on a busy machine. */
describe('the embedded database', { timeout: 120_000 }, () => {
  test('writes every commit to the disk, and checks every page that it reads', async () => {
    const { db } = await open()
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`.execute(
      db,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on'])
  })

  test('cannot be reached from the network, nor by other users of the machine', async () => {
    const { db } = await open()
    const { rows } = await sql`select name, setting from pg_settings where name = 'listen_addresses'`.execute(db)
    expect(rows).toEqual([{ name: 'listen_addresses', setting: '' }])
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700)
    const files = readdirSync(join(folder, 'postgres'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0)).toEqual([])
  })

  test('keeps acknowledged writes when its process is killed, and when both are', async () => {
    for (let round = 1; round <= 4; round++) {
      const acknowledged = await writesBeforeKill(round * 60, round % 2 === 0)
      const { db, close } = await openFolder(folder)
      const { rows } = await sql<{
        n: number
        whole: boolean
      }>`select count(*) as n, bool_and(length(note) = 200) as whole from acked`.execute(db)
      expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0]?.whole).toBe(true)
      await close()
    }
  })

  test('is started again when it is killed: callers are told to try again, and nothing is lost', async () => {
    const log = vi.fn()
    const { db, notifications } = await open(folder, log)
    const gaps = vi.fn()
    notifications.onGap(gaps)
    await sql`create table notes (n integer)`.execute(db)
    await sql`insert into notes values (1)`.execute(db)
    await expect.poll(() => notifications.isLive()).toBe(true)
    gaps.mockClear()
    process.kill(processOf(join(folder, 'postgres')), 'SIGKILL')
    const failures: unknown[] = []
    const isBack = () => log.mock.calls.flat().includes('The embedded database was started again')
    while (!isBack()) await numbers(db).catch((error) => failures.push(error))
    await expect.poll(() => numbers(db).catch(() => []), { timeout: 20_000 }).toEqual([1])
    expect(failures.map((error) => toHttpError(error)?.status)).toEqual(failures.map(() => 503))
    await expect.poll(() => gaps.mock.calls.length, { timeout: 20_000 }).toBe(1)
    expect(log).toHaveBeenCalledWith('The embedded database ended (SIGKILL) and is started again')
  })

  test('still has its owner after one of its connections was killed', async () => {
    const { db } = await open()
    const owner = async () =>
      (await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory'`.execute(db)).rows[0]?.pid
    const first = await owner()
    await sql`select pg_terminate_backend(${first}::integer)`.execute(db)
    await expect.poll(async () => ![first, undefined].includes(await owner()), { timeout: 20_000 }).toBe(true)
    await expect(openFolder(folder)).rejects.toThrow('Another process is using the embedded database')
  })

  test('belongs to one process; a second start says so, and commands share it', async () => {
    const { db } = await open()
    await sql`create table notes (n integer)`.execute(db)
    await expect(openFolder(folder)).rejects.toThrow(
      `Another process is using the embedded database in ${join(folder, 'postgres')}`,
    )
    const command = await openEmbedded({ dataDir: folder, programFolder: null, poolSize: 1, mayShare: true }, () => {})
    await sql`insert into notes values (1)`.execute(command.db)
    await command.close()
    expect(await numbers(db)).toEqual([1])
  })

  test('is made and started once by three starts at the same time', async () => {
    const starts = await Promise.allSettled([open(), open(), open()])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    for (const reason of reasons) expect(reason).toContain('Another process is using the embedded database')
  })

  test('is made and started once by two processes at the same time', async () => {
    const outputs = await Promise.all([startWriter(), startWriter()])
    expect(outputs.filter(({ text }) => text.startsWith('1\n'))).toHaveLength(1)
    expect(outputs.filter(({ text }) => text.includes('Another process is using the embedded database'))).toHaveLength(1)
  })

  test('ends with its process when that is ended by a signal that nothing handles, as during the start', async () => {
    const { child } = await startWriter()
    const server = processOf(join(folder, 'postgres'))
    child.kill('SIGTERM')
    await expect.poll(() => isThere(server), { timeout: 20_000 }).toBe(false)
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })

  test('is started again when the file of its socket was deleted', async () => {
    const log = vi.fn()
    await open(folder, log)
    rmSync(join(folder, 'postgres/.s.PGSQL.5432'))
    await expect.poll(() => log.mock.calls.flat(), { timeout: 30_000 }).toContain('The embedded database was started again')
    const command = await openEmbedded({ dataDir: folder, programFolder: null, poolSize: 1, mayShare: true }, () => {})
    await command.close()
  })

  test('starts when the number of its former process is that of another server now', async () => {
    const { close } = await openFolder(folder)
    await close()
    const other = mkdtempSync(join(tmpdir(), 'catalyst-other-'))
    const neighbour = await openFolder(other)
    cpSync(join(other, 'postgres/data/postmaster.pid'), join(folder, 'postgres/data/postmaster.pid'))
    const { db } = await open()
    expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
    expect((await sql`select 2 as n`.execute(neighbour.db)).rows).toEqual([{ n: 2 }])
    await neighbour.close()
    rmSync(other, { recursive: true })
  })

  test('does not take settings that are meant for other servers of the machine', async () => {
    vi.stubEnv('PGDATESTYLE', 'German')
    vi.stubEnv('PGSSLMODE', 'require')
    const { db } = await open()
    vi.unstubAllEnvs()
    expect((await sql`select date '2026-01-15'::text as day`.execute(db)).rows).toEqual([{ day: '2026-01-15' }])
  })

  test('indexes Hindi and Tamil words without punctuation', async () => {
    const { db } = await open()
    const { rows } = await sql<{ v: string }>`select to_tsvector('simple', ${'संविधान। “அரசியலமைப்பு”'})::text as v`.execute(db)
    expect(rows[0]?.v).toBe("'संविधान':1 'அரசியலமைப்பு':2")
  })

  test('gives values the types that the code expects', async () => {
    const { db } = await open()
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
  })
})
