import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureOfDisk } from './start-failure.ts'

const LOST = new Error('Connection terminated unexpectedly')
const FULL_LOG = [
  '2026-01-15 06:00:00 UTC [7] FATAL:  the database system is starting up',
  '2026-01-15 06:00:00 UTC [9] PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device',
].join('\n')
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'catalyst-full-'))
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const failure = (error: unknown, log: string) => {
  writeFileSync(join(dataDir, 'postgres/server.log'), log)
  return failureOfDisk(dataDir, error)
}

describe('a start that fails because the disk is full', () => {
  test('names the folder, whether the query or only the log of the server says so', () => {
    const sentence = `The embedded database has no space left in ${join(dataDir, 'postgres')}. Free some space there, or set DATA_DIR to a folder on a larger disk.`
    expect(failure(LOST, FULL_LOG)).toBe(sentence)
    const migration = new Error('Migration 0045_mock_tests failed: could not extend file "base/5/1259": No space left on device')
    expect(failure(migration, '')).toBe(sentence)
  })

  test('is not assumed for other errors, without a message about the disk, or before there is a database', () => {
    expect(failure(new Error('Another process is using the embedded database'), FULL_LOG)).toBeUndefined()
    expect(failure(LOST, 'PANIC:  could not locate a valid checkpoint record')).toBeUndefined()
    expect(failureOfDisk(join(dataDir, 'none'), LOST)).toBeUndefined()
  })
})
