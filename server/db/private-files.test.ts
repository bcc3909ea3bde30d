import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyImage } from './data-folder.ts'
import { openEmbedded } from './open.ts'
import { tightenFolder } from './private-files.ts'

let folder: string
const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-modes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('files of an instance', () => {
  test('an older folder is closed to other users of the machine, and everything in it', () => {
    mkdirSync(join(folder, 'data/outbox'), { recursive: true, mode: 0o755 })
    writeFileSync(join(folder, 'data/outbox/mail.eml'), 'x')
    writeFileSync(join(folder, 'outside'), 'x')
    chmodSync(join(folder, 'data/outbox/mail.eml'), 0o644)
    chmodSync(join(folder, 'outside'), 0o644)
    chmodSync(join(folder, 'data'), 0o755)
    symlinkSync(join(folder, 'outside'), join(folder, 'data/link'))
    tightenFolder(join(folder, 'data'))
    expect(['data', 'data/outbox', 'data/outbox/mail.eml', 'outside'].map(modeOf)).toEqual([0o700, 0o700, 0o600, 0o644])
    tightenFolder(join(folder, 'none'))
  })

  test('a copied database is closed too', () => {
    mkdirSync(join(folder, 'image'))
    chmodSync(join(folder, 'image'), 0o755)
    writeFileSync(join(folder, 'image/PG_VERSION'), '17')
    chmodSync(join(folder, 'image/PG_VERSION'), 0o644)
    copyImage(join(folder, 'image'), join(folder, 'database'))
    expect(['database', 'database/PG_VERSION'].map(modeOf)).toEqual([0o700, 0o600])
  })

  test('every file that the embedded database writes itself is closed too', { timeout: 120_000 }, async () => {
    const { db, close } = await openEmbedded(join(folder, 'data'), null)
    await sql`create table notes (words text)`.execute(db)
    await close()
    const entries = readdirSync(join(folder, 'data/database'), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    expect(files).toContain(join(folder, 'data/database/global/pg_internal.init'))
    expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  })
})
