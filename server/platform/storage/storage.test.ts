import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from '#server/platform/http/http-error.ts'
import { FolderStorage } from './storage.ts'

const MOST = 1000
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, n) => n % 251))
/** Arrives in small pieces, as over a network. */
const arriving = (bytes: Buffer, piece = 7) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) => bytes.subarray(n * piece, (n + 1) * piece)))

let folder: string
let storage: FolderStorage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-storage-'))
  storage = new FolderStorage(join(folder, 'made', 'at', 'need'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const kept = async (key: string, bytes: Buffer) => (await storage.receive(arriving(bytes), MOST)).keep(key)
const keys = async () => (await storage.list()).map(({ key }) => key)

describe('files in a folder', () => {
  test('what was kept is read back byte for byte, whole or in part', async () => {
    const bytes = bytesOf(600)
    const received = await storage.receive(arriving(bytes), MOST)
    expect([received.bytes, received.hash]).toEqual([600, createHash('sha256').update(bytes).digest('hex')])
    expect(received.head).toEqual(bytes.subarray(0, 16))
    await received.keep('a.mp3')
    expect(await buffer(storage.open('a.mp3'))).toEqual(bytes)
    expect(await buffer(storage.open('a.mp3', { start: 100, end: 100 }))).toEqual(bytes.subarray(100, 101))
    expect(await buffer(storage.open('a.mp3', { start: 590, end: 599 }))).toEqual(bytes.subarray(590))
  })

  test('a file appears under its name only when it is kept, and what is discarded leaves nothing', async () => {
    const received = await storage.receive(arriving(bytesOf(100)), MOST)
    expect(await keys()).toEqual([expect.stringMatching(/^\.arriving-/)])
    await received.discard()
    expect(await keys()).toEqual([])
  })

  test('keeping under a name that is taken replaces the file whole', async () => {
    await kept('a.mp3', bytesOf(600))
    await kept('a.mp3', bytesOf(3))
    expect(await buffer(storage.open('a.mp3'))).toEqual(bytesOf(3))
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('as many bytes as are allowed are taken, one more is refused and leaves nothing', async () => {
    await kept('a.mp3', bytesOf(MOST))
    const refused = await storage.receive(arriving(bytesOf(MOST + 1)), MOST).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(HttpError)
    expect((refused as HttpError).status).toBe(413)
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('a sender who goes away halfway leaves nothing', async () => {
    const source = Readable.from(
      (async function* () {
        yield bytesOf(100)
        throw new Error('gone')
      })(),
    )
    await expect(storage.receive(source, MOST)).rejects.toThrow('gone')
    expect(await keys()).toEqual([])
  })

  test('many who go away before a file could be begun leave nothing, also a moment later', async () => {
    const gone = () =>
      Readable.from(
        (async function* () {
          yield bytesOf(100)
          throw new Error('gone')
        })(),
      )
    await Promise.allSettled(Array.from({ length: 200 }, () => storage.receive(gone(), MOST)))
    await kept('a.mp3', bytesOf(3))
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('nothing at all is no bytes with an empty beginning', async () => {
    const received = await storage.receive(Readable.from([]), MOST)
    expect([received.bytes, received.head.length]).toEqual([0, 0])
    await received.discard()
  })

  test('removing is final, and removing what is not there is no mistake', async () => {
    await kept('a.mp3', bytesOf(10))
    await storage.remove('a.mp3')
    await storage.remove('a.mp3')
    expect(await keys()).toEqual([])
  })

  test('a folder that nobody has written to is empty', async () => {
    expect(await storage.list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test.each(['', '.', '..', '../a', 'a/b', '/etc/passwd', 'a\0b', 'a\\b'])('%j is no name for a file', async (key) => {
    expect(() => storage.open(key)).toThrow('plain file name')
    await expect(kept(key, bytesOf(3))).rejects.toThrow('plain file name')
    await expect(async () => storage.remove(key)).rejects.toThrow('plain file name')
  })
})
