import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { existingFolder } from '#server/db/embedded/place.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

const isRoot = process.getuid?.() === 0
let folder: string
const opened: OpenDatabase[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-embedded-'))
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(at = folder): Promise<OpenDatabase> {
  const database = await openFolder(at)
  opened.push(database)
  return database
}

const numbers = async (db: Db) => (await sql<{ n: number }>`select n from notes order by n`.execute(db)).rows.map(({ n }) => n)

/** Making files takes long on a busy machine. */
describe('the folder of the embedded database', { timeout: 120_000 }, () => {
  test.each([
    ['with blanks and other scripts', 'a b/संविधान'],
    ['with commas, quotes and percent signs', 'a, "b" \'c\' 100%41#?'],
    ['longer than the path of a socket may be', join('a'.repeat(60), 'b'.repeat(60), 'c'.repeat(60))],
  ])('works in a folder %s', async (_, path) => {
    const { db } = await open(join(folder, path))
    expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
    expect(existingFolder(join(folder, path))).toBe(join(folder, path, 'postgres'))
  })

  describe.runIf(isRoot)('in the home of root', () => {
    let closed: string
    let place: string
    const log = vi.fn()
    beforeEach(async () => {
      closed = join(folder, 'root')
      mkdirSync(closed, { mode: 0o700 })
      const { db, close } = await openFolder(join(closed, 'data'), log)
      await sql`create table notes (n integer)`.execute(db)
      await close()
      place = existingFolder(join(closed, 'data')) ?? ''
    })
    afterEach(() => rmSync(place, { recursive: true, force: true }))

    test('is put where its user can reach it, and found there', async () => {
      expect(place).toMatch(/^\/var\/lib\/upsc-current-catalyst\/\w+$/)
      expect(log).toHaveBeenCalledWith(
        expect.stringContaining(`The embedded database is in ${place}: PostgreSQL does not run as root`),
      )
      const { db } = await open(join(closed, 'data'))
      expect(await numbers(db)).toEqual([])
    })

    test('is found after its data folder was moved, and a new data folder of the same name starts empty', async () => {
      renameSync(join(closed, 'data'), join(closed, 'moved'))
      const moved = await open(join(closed, 'moved'))
      const fresh = await open(join(closed, 'data'))
      expect(await numbers(moved.db)).toEqual([])
      await expect(numbers(fresh.db)).rejects.toThrow('does not exist')
      for (const { close } of opened.splice(0)) await close()
      rmSync(existingFolder(join(closed, 'data')) ?? '', { recursive: true })
    })

    test('is not replaced by an empty one when it was deleted', async () => {
      rmSync(place, { recursive: true })
      await expect(openFolder(join(closed, 'data'))).rejects.toThrow(
        `The embedded database of ${join(closed, 'data')} was in ${place}, which is not there`,
      )
    })

    test('is refused with what to do when it was moved there from elsewhere', async () => {
      const { close } = await openFolder(join(folder, 'outside'))
      await close()
      renameSync(join(folder, 'outside'), join(closed, 'inside'))
      await expect(openFolder(join(closed, 'inside'))).rejects.toThrow(
        /cannot be reached in .*inside\/postgres: PostgreSQL does not run as root.* Move DATA_DIR/,
      )
    })
  })

  test.runIf(isRoot)('does not write through a link that the user of the server made', async () => {
    const { close } = await openFolder(folder)
    await close()
    const [log, precious] = [join(folder, 'postgres/server.log'), join(folder, 'precious')]
    writeFileSync(precious, 'kept')
    rmSync(log)
    symlinkSync(precious, log)
    await open()
    expect([readFileSync(precious, 'utf8'), statSync(precious).uid]).toEqual(['kept', 0])
  })

  test('made by another major version of PostgreSQL is refused with what to do', async () => {
    const { close } = await openFolder(folder)
    await close()
    writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n')
    await expect(openFolder(folder)).rejects.toThrow(
      /made by PostgreSQL 17, .*npm run backup -- move\.backup.*npm run restore -- move\.backup --move/,
    )
  })

  test('is not made in a folder that is a file, and names what is wrong with POSTGRES_BIN', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(openFolder(join(folder, 'file'))).rejects.toThrow(/cannot use .*file: it is a file\. Set DATA_DIR/)
    const named = openEmbedded({ dataDir: folder, programFolder: folder, poolSize: 1 }, () => {})
    await expect(named).rejects.toThrow(`POSTGRES_BIN is ${folder}, which has no PostgreSQL 15 or newer`)
  })

  test.skipIf(isRoot)('says that it may not write into the folder of somebody else', async () => {
    chmodSync(folder, 0o500)
    await expect(openFolder(folder)).rejects.toThrow('there is no permission to write there')
    chmodSync(folder, 0o700)
  })

  test('removes the files of an interrupted start, and keeps those of a start in progress', async () => {
    const { close } = await openFolder(folder)
    await close()
    const [left, fresh] = ['left', 'fresh'].map((name) => join(folder, `postgres/data.partial-${name}`)) as [string, string]
    for (const path of [left, fresh]) mkdirSync(join(path, 'base'), { recursive: true })
    utimesSync(left, 0, 0)
    rmSync(join(folder, 'postgres/data'), { recursive: true })
    await open()
    expect([existsSync(left), existsSync(fresh)]).toEqual([false, true])
  })
})
