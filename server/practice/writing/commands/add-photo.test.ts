import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import type { AnswerPhoto } from '#contract/practice/answer-photos.ts'
import { writing } from '#contract/practice/writing.ts'
import {
  ANSWER_IS_FINISHED,
  ANSWER_NOT_FOUND,
  MAX_PHOTO_BYTES,
  PHOTO_BROKEN,
  PHOTO_ID_USED,
  PHOTO_IS_HEIC,
  PHOTO_IS_PDF,
  PHOTO_NOT_FOUND,
  PHOTO_TOO_LARGE,
  PHOTO_TOO_MANY_PIXELS,
  PHOTO_WRONG_TYPE,
  PHOTOS_AWAY,
  PHOTOS_FULL,
} from '#contract/practice/writing-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { deleteUnusedAudio } from '#server/reading/audio/commands/delete-unused-audio.ts'
import { RECORDING, upload } from '#tests/support/fixtures/recordings.ts'
import { aPicture, writingCalls } from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { putFile } from '#tests/support/server/put-file.ts'
import { deleteUnusedPhotos } from './delete-unused-photos.ts'

const app = testApp()
const { asked, saved, submit, giveUp, question, addPhoto, photo } = writingCalls(app)

let writer: Person
let articleId: string
let answerId: string
let picture: Buffer
beforeEach(async () => {
  for (const { key } of await app.storage.list()) await app.storage.remove(key)
  writer = await app.person('pro')
  articleId = await asked()
  answerId = (await saved(writer, articleId)).answer_id
  picture = await aPicture()
})

const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]
const files = async () => (await app.storage.list()).map(({ key }) => key)
const rows = () => app.db.selectFrom('answer_photos').orderBy('position').selectAll().execute()
const photos = async (): Promise<AnswerPhoto[]> => (await question(writer, articleId)).json().data.draft.photos
const added = async (file = picture): Promise<AnswerPhoto> => (await addPhoto(writer, answerId, file)).json().data
const order = (photo_ids: string[], as = writer) =>
  app.call(writing.orderPhotos, { as, params: { answerId }, body: { photo_ids } })
const remove = (photoId: string, as = writer) => app.call(writing.removePhoto, { as, params: { answerId, photoId } })

/** As a phone makes it: 12 megapixels, held upright, with where and when it was. */
const fromPhone = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#e8e4da' } })
    .composite([{ input: { create: { width: 1000, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Canary Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 12/1 32/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A PNG of one colour that is a hundred kilobytes, and 900 megapixels when it is decoded. */
function aBomb(side = 30_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const framed = Buffer.alloc(body.length + 8)
    framed.writeUInt32BE(data.length)
    body.copy(framed, 4)
    framed.writeUInt32BE(crc32(body), body.length + 4)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const begin = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('a photograph of a page', () => {
  test('of 12 megapixels is stored upright, smaller and without anything about phone and place', async () => {
    const file = await fromPhone()
    expect(await sharp(file).metadata()).toMatchObject({ width: 4000, height: 3000, orientation: 6, exif: expect.anything() })
    const { photo_id, width, height, bytes } = await added(file)
    expect([width, height]).toEqual([1500, 2000])
    const reply = await photo(writer, answerId, photo_id)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const stored = await sharp(reply.rawPayload).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 })
    expect([stored.orientation, stored.exif, stored.icc, stored.xmp, stored.iptc]).toEqual(Array(5).fill(undefined))
    expect(reply.rawPayload.includes('Canary Phone')).toBe(false)
    // The corner at the top left of the sensor is at the top right of the page.
    const pixel = async (left: number) =>
      [...(await sharp(reply.rawPayload).extract({ left, top: 20, width: 1, height: 1 }).raw().toBuffer())].map((n) => n > 128)
    expect([await pixel(1480), await pixel(20)]).toEqual([
      [true, false, false],
      [true, true, true],
    ])
    expect(await files()).toEqual((await rows()).map(({ storage_key }) => storage_key))
  })

  test('can be a PNG with transparency or a WebP, whatever the header says', async () => {
    const see = { create: { width: 50, height: 40, channels: 4 as const, background: '#ffffff00' } }
    const [png, webp] = [await sharp(see).png().toBuffer(), await sharp(see).webp().toBuffer()]
    for (const file of [png, webp]) expect((await addPhoto(writer, answerId, file, { type: 'text/plain' })).statusCode).toBe(200)
    const [first] = await photos()
    const { dominant } = await sharp((await photo(writer, answerId, first?.photo_id ?? '')).rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })

  test('that is sent again is stored once, also when five requests arrive concurrently', async () => {
    const photoId = newId()
    const send = () => addPhoto(writer, answerId, picture, { photoId })
    const replies = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await send()).json()).toEqual(replies[0]?.json())
    expect([(await rows()).length, (await files()).length, (await photos()).length]).toEqual([1, 1, 1])
    expect(refusal(await addPhoto(writer, answerId, await aPicture(70), { photoId }))).toEqual([422, PHOTO_ID_USED])
  })

  test('is enough of an answer, and stays with it', async () => {
    const { photo_id } = await added()
    const { data } = (await submit(writer, articleId, { text: '', revision: 1 }, answerId)).json()
    expect(data.photos).toMatchObject([{ photo_id, width: 60, height: 40 }])
    expect(refusal(await addPhoto(writer, answerId, picture))).toEqual([409, ANSWER_IS_FINISHED])
    expect(refusal(await order([photo_id]))).toEqual([409, ANSWER_IS_FINISHED])
    expect((await remove(photo_id)).statusCode).toBe(200)
    expect(await files()).toEqual([])
  })

  test('can be put in another order and deleted', async () => {
    const ids = [await added(), await added(), await added()].map(({ photo_id }) => photo_id)
    const [one = '', two = '', three = ''] = ids
    const reordered = (await order([three, one, two])).json().data
    expect(reordered.map((each: AnswerPhoto) => each.photo_id)).toEqual([three, one, two])
    expect(await photos()).toEqual(reordered)
    for (const wrong of [[one, two], [one, two, two], [one, two, newId()], []]) expect((await order(wrong)).statusCode).toBe(422)
    await remove(one)
    expect(refusal(await remove(one))).toEqual([404, PHOTO_NOT_FOUND])
    await added()
    expect((await rows()).map(({ position }) => position)).toEqual([0, 1, 2])
    expect((await photos()).slice(0, 2).map((each) => each.photo_id)).toEqual([three, two])
  })
})

describe('a file that is refused', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['half a JPEG', async () => (await fromPhone()).subarray(0, 20_000), 422, PHOTO_BROKEN],
    ['half a PNG', () => aBomb(2000).subarray(0, 300), 422, PHOTO_BROKEN],
    ['the beginning of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 422, PHOTO_BROKEN],
    ['a PDF named .jpg', () => Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'), 415, PHOTO_IS_PDF],
    ['a photograph of an iPhone', () => heic, 415, PHOTO_IS_HEIC],
    ['a bomb of pixels', () => aBomb(), 422, PHOTO_TOO_MANY_PIXELS],
    ['a drawing with a script', () => svg, 415, PHOTO_WRONG_TYPE],
    ['a GIF', () => Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), 415, PHOTO_WRONG_TYPE],
    ['text', () => Buffer.from('{"a": 1}'), 415, PHOTO_WRONG_TYPE],
    ['nothing', () => Buffer.alloc(0), 415, PHOTO_WRONG_TYPE],
  ])('%s: a sentence of its own, and nothing is kept', async (_name, file, status, sentence) => {
    expect(refusal(await addPhoto(writer, answerId, await file()))).toEqual([status, sentence])
    expect([await files(), await rows()]).toEqual([[], []])
    // The next one is not disturbed.
    expect((await addPhoto(writer, answerId, picture)).statusCode).toBe(200)
  })

  test('more than 6 MB is too large, and nothing is kept', async () => {
    const path = `/api/writing/answers/${answerId}/photos/${newId()}`
    const headers = { authorization: `Bearer ${writer.token}`, 'content-type': 'image/jpeg' }
    const reply = await putFile(app, { path, headers }, picture, MAX_PHOTO_BYTES + 16 * 1024 * 1024)
    expect(reply).toMatchObject({ status: 413, body: { success: false, error: PHOTO_TOO_LARGE, code: 'too_large' } })
    expect([await files(), await rows()]).toEqual([[], []])
  })

  test('a fifth photograph is refused, also when five arrive concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => addPhoto(writer, answerId, picture)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 409])
    expect(refusal(await addPhoto(writer, answerId, picture))).toEqual([409, PHOTOS_FULL])
    expect([(await files()).length, (await rows()).length]).toEqual([4, 4])
  })

  test('one for an answer that is not there, or not one’s own, is refused', async () => {
    const stranger = await app.person('pro')
    const id = (await added()).photo_id
    expect(refusal(await addPhoto(writer, newId(), picture))).toEqual([404, ANSWER_NOT_FOUND])
    expect(refusal(await addPhoto(stranger, answerId, picture))).toEqual([404, ANSWER_NOT_FOUND])
    const { answer_id } = await saved(stranger, articleId)
    expect(refusal(await addPhoto(stranger, answer_id, picture, { photoId: id }))).toEqual([404, ANSWER_NOT_FOUND])
    expect(refusal(await photo(stranger, answerId, id))).toEqual([404, PHOTO_NOT_FOUND])
    expect(refusal(await photo(stranger, answer_id, id))).toEqual([404, PHOTO_NOT_FOUND])
    expect(refusal(await remove(id, stranger))).toEqual([404, PHOTO_NOT_FOUND])
    expect(refusal(await order([id], stranger))).toEqual([404, ANSWER_NOT_FOUND])
    expect((await files()).length).toBe(1)
  })
})

describe('the files of photographs', () => {
  const age = (key: string, days: number) => {
    const at = new Date(app.now.getTime() - days * 86_400_000)
    utimesSync(join(app.storageFolder, key), at, at)
  }

  test('go with their photograph and their answer, and with a deleted account the following night', async () => {
    await added()
    const { photo_id } = await added()
    await remove(photo_id)
    expect((await files()).length).toBe(1)
    await app.call(writing.remove, { as: writer, params: { answerId } })
    expect(await files()).toEqual([])
    answerId = (await saved(writer, articleId)).answer_id
    await added()
    await app.call(accounts.deleteAccount, { as: writer, body: { password: writer.password } })
    const [key = ''] = await files()
    age(key, 0.5)
    await deleteUnusedPhotos(app.db, app.storage, app.now)
    expect(await files()).toEqual([key])
    age(key, 2)
    await deleteUnusedPhotos(app.db, app.storage, app.now)
    expect([await files(), await rows()]).toEqual([[], []])
  })

  test('are not deleted with unused recordings, nor recordings with unused photographs', async () => {
    await added()
    await upload(app, await app.person('admin'), { articleId }, RECORDING)
    const both = await files()
    expect(both.length).toBe(2)
    for (const key of both) age(key, 30)
    await deleteUnusedAudio(app.db, app.storage, app.now)
    await deleteUnusedPhotos(app.db, app.storage, app.now)
    expect((await files()).toSorted()).toEqual(both.toSorted())
    await app.db.deleteFrom('answer_photos').execute()
    await deleteUnusedAudio(app.db, app.storage, app.now)
    expect((await files()).length).toBe(2)
    await app.db.deleteFrom('audio_files').execute()
    await deleteUnusedPhotos(app.db, app.storage, app.now)
    expect(await files()).toEqual(both.filter((key) => key.endsWith('.mp3')))
  })

  test('that are lost are not found, and while the storage is away one is told to come back', async () => {
    const { photo_id } = await added()
    const has = vi.spyOn(app.storage, 'has').mockRejectedValueOnce(new Error('down'))
    expect(refusal(await photo(writer, answerId, photo_id))).toEqual([503, PHOTOS_AWAY])
    has.mockRestore()
    for (const key of await files()) await app.storage.remove(key)
    expect(refusal(await photo(writer, answerId, photo_id))).toEqual([404, PHOTO_NOT_FOUND])
    expect((await giveUp(writer, articleId, { revision: 1 }, answerId)).statusCode).toBe(200)
  })

  test('are listed in the data download with where they can be loaded', async () => {
    const { photo_id } = await added()
    const file = (await app.call(accounts.exportData, { as: writer, body: { password: writer.password } })).json().data
    const path = `/api/writing/answers/${answerId}/photos/${photo_id}`
    expect(file.data.writing.answers).toMatchObject([{ text: 'Federalism has limits.', photos: [{ photo_id, path, width: 60 }] }])
  })
})
