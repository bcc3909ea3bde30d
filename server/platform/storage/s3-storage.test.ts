import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBucket } from '#server/settings/storage-settings.ts'
import { type FakeS3, startS3 } from '#tests/support/fakes/fake-s3.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let s3: FakeS3
let storage: Storage
const before = { ...process.env }

beforeEach(async () => {
  s3 = await startS3()
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' })
  const bucket = readBucket({ STORAGE_URL: `s3://recordings/study?endpoint=${s3.url}&region=ap-south-1` }, 'STORAGE_URL')
  if (!bucket) throw new Error('The address is not read')
  storage = openStorage({ bucket })
})
afterEach(async () => {
  process.env = { ...before }
  await s3.stop()
})

const SOUND = Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * 31) % 251))
const arriving = () => readdirSync(tmpdir()).filter((name) => name.startsWith('catalyst-arriving-'))

async function keep(key: string, bytes = SOUND) {
  const received = await storage.receive(Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]), 1_000_000)
  await received.keep(key)
  return received
}
async function read(key: string, stretch?: { start: number; end: number }) {
  const parts: Buffer[] = []
  for await (const part of storage.open(key, stretch)) parts.push(part)
  return Buffer.concat(parts)
}

test('a stored file can be read, whole and in part, under the prefix, and every call is signed', async () => {
  const { bytes, head } = await keep('a.mp3')
  expect([bytes, head.equals(SOUND.subarray(0, 16))]).toEqual([SOUND.length, true])
  expect([...s3.objects.keys()]).toEqual(['recordings/study/a.mp3'])
  expect((await read('a.mp3')).equals(SOUND)).toBe(true)
  expect((await read('a.mp3', { start: 10, end: 19 })).equals(SOUND.subarray(10, 20))).toBe(true)
  expect([await storage.has('a.mp3'), await storage.has('b.mp3')]).toEqual([true, false])
  expect(s3.unsigned).toEqual([])
  expect(arriving()).toEqual([])
})

test('the list has all of our files, page after page, and no others', async () => {
  for (const key of ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3', 'e.mp3']) await keep(key)
  s3.objects.set('recordings/study/other/x.mp3', { bytes: SOUND, at: new Date() })
  s3.objects.set('recordings/elsewhere.mp3', { bytes: SOUND, at: new Date() })
  expect((await storage.list()).map(({ key }) => key)).toEqual(['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3', 'e.mp3'])
  await storage.remove('c.mp3')
  expect(await storage.has('c.mp3')).toBe(false)
})

test('a file that is too large is refused, and leaves nothing behind', async () => {
  await expect(storage.receive(Readable.from([SOUND]), 1000)).rejects.toMatchObject({ status: 413 })
  const thrownAway = await storage.receive(Readable.from([SOUND]), 1_000_000)
  expect((await thrownAway.read()).equals(SOUND)).toBe(true)
  await thrownAway.discard()
  expect([s3.objects.size, arriving()]).toEqual([0, []])
})

test('an unreachable store is an error, not a missing file, and no partial file stays', async () => {
  s3.isDown = true
  await expect(storage.has('a.mp3')).rejects.toThrow()
  await expect(keep('a.mp3')).rejects.toThrow()
  await expect(read('a.mp3')).rejects.toThrow()
  expect(arriving()).toEqual([])
})

test('an object is not downloaded after the client has disconnected', async () => {
  await keep('a.mp3')
  storage.open('a.mp3').destroy()
  await read('a.mp3')
  expect(s3.reads).toBe(1)
})

test('a key must be a plain file name', () => {
  expect(() => storage.open('../secret')).toThrow('plain file name')
})
