import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
})
