import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from '#server/platform/http/http-error.ts'
import { FolderStorage } from './storage.ts'

const MAX_BYTES = 1000
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, n) => n % 251))
/** A stream of small chunks, as over a network. */
const arriving = (bytes: Buffer, piece = 7) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) => bytes.subarray(n * piece, (n + 1) * piece)))

let folder: string
let storage: FolderStorage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalyst-storage-'))
  storage = new FolderStorage(join(folder, 'made', 'at', 'need'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const kept = async (key: string, bytes: Buffer) => (await storage.receive(arriving(bytes), MAX_BYTES)).keep(key)
const keys = async () => (await storage.list()).map(({ key }) => key)

describe('files in a folder', () => {
  test('a stored file is read back byte for byte, whole or in part', async () => {
    const bytes = bytesOf(600)
    const received = await storage.receive(arriving(bytes), MAX_BYTES)
    expect([received.bytes, received.hash]).toEqual([600, createHash('sha256').update(bytes).digest('hex')])
    expect(received.head).toEqual(bytes.subarray(0, 16))
    expect(await received.read()).toEqual(bytes)
    await received.keep('a.mp3')
    expect(await buffer(storage.open('a.mp3'))).toEqual(bytes)
    expect(await buffer(storage.open('a.mp3', { start: 100, end: 100 }))).toEqual(bytes.subarray(100, 101))
    expect(await buffer(storage.open('a.mp3', { start: 590, end: 599 }))).toEqual(bytes.subarray(590))
  })

  test('a file appears under its name only after it is stored, and a discarded one leaves nothing', async () => {
    const received = await storage.receive(arriving(bytesOf(100)), MAX_BYTES)
    expect(await keys()).toEqual([expect.stringMatching(/^\.arriving-/)])
    await received.discard()
    expect(await keys()).toEqual([])
  })

  test('storing under an existing name replaces the whole file', async () => {
    await kept('a.mp3', bytesOf(600))
    await kept('a.mp3', bytesOf(3))
    expect(await buffer(storage.open('a.mp3'))).toEqual(bytesOf(3))
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('a file of the maximum size is accepted, and one byte more is refused and leaves nothing', async () => {
    await kept('a.mp3', bytesOf(MAX_BYTES))
    const refused = await storage.receive(arriving(bytesOf(MAX_BYTES + 1)), MAX_BYTES).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(HttpError)
    expect((refused as HttpError).status).toBe(413)
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('an upload that is aborted halfway leaves nothing', async () => {
    const source = Readable.from(
      (async function* () {
        yield bytesOf(100)
        throw new Error('gone')
      })(),
    )
    await expect(storage.receive(source, MAX_BYTES)).rejects.toThrow('gone')
    expect(await keys()).toEqual([])
  })

  test('uploads that are aborted before the file is created leave nothing, also later', async () => {
    const gone = () =>
      Readable.from(
        (async function* () {
          yield bytesOf(100)
          throw new Error('gone')
        })(),
      )
    await Promise.allSettled(Array.from({ length: 200 }, () => storage.receive(gone(), MAX_BYTES)))
    await kept('a.mp3', bytesOf(3))
    expect(await keys()).toEqual(['a.mp3'])
  })

  test('an empty upload has no bytes', async () => {
    const received = await storage.receive(Readable.from([]), MAX_BYTES)
    expect([received.bytes, received.head.length]).toEqual([0, 0])
    await received.discard()
  })

  test('a file can be removed, and removing a missing one is not an error', async () => {
    await kept('a.mp3', bytesOf(10))
    await storage.remove('a.mp3')
    await storage.remove('a.mp3')
    expect(await keys()).toEqual([])
  })

  test('a folder that does not exist yet is empty', async () => {
    expect(await storage.list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test.each(['', '.', '..', '../a', 'a/b', '/etc/passwd', 'a\0b', 'a\\b'])('%j is not a valid key', async (key) => {
    expect(() => storage.open(key)).toThrow('plain file name')
    await expect(kept(key, bytesOf(3))).rejects.toThrow('plain file name')
    await expect(async () => storage.remove(key)).rejects.toThrow('plain file name')
  })
})
