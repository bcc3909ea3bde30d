import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#contract/accounts/audit.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { articles } from '#contract/reading/articles.ts'
import * as rules from '#contract/reading/figure-rules.ts'
import { figures } from '#contract/reading/figures.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { aDrawing, figureCalls, HOSTILE_DRAWINGS } from '#tests/support/fixtures/figures.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { putFile } from '#tests/support/server/put-file.ts'
import { deleteUnusedFigures } from './commands/delete-unused-figures.ts'

const app = testApp()
const room = newsroomCalls(app)
const { upload, uploaded, picture } = figureCalls(app)

let admin: Person
beforeEach(async () => {
  for (const { key } of await app.storage.list()) await app.storage.remove(key)
  admin = await app.person('admin')
  room.admin = admin
})

/** As an article that is published does. */
const publish = (id: string) =>
  app.db.updateTable('figure_images').set({ published_at: app.now }).where('image_id', '=', id).execute()

const files = async () => (await app.storage.list()).map(({ key }) => key).sort()
const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]
const raster = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7799bb' } })

const IN_ALL = { en: 'A', hi: 'अ', ta: 'அ' }
const figureOf = (image: string) => ({ kind: 'image', image, after: 'past', alt: IN_ALL, caption: IN_ALL })
const withFigures = (...images: string[]) => anArticle('Budget', { figures: images.map(figureOf) })

describe('a picture for articles', () => {
  test('that is an SVG is cleaned, and served so that nothing in it runs', async () => {
    const reply = await upload(admin, HOSTILE_DRAWINGS.foreignObject ?? '')
    expect(reply.json().data).toMatchObject({ type: 'svg', width: 960, height: 480, widths: [], removed: ['foreignObject'] })
    await publish(reply.json().data.image_id)
    const shown = await picture(reply.json().data.image_id)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(shown.body).toBe(aDrawing('<rect width="9" height="9"/>').replace('400 200" ', '400 200" width="960" height="480"'))
    expect((await picture(reply.json().data.image_id, 960)).statusCode).toBe(404)
  })

  test('is stored upright in several widths without metadata', async () => {
    const file = await raster(3000, 2000)
      .withExif({ IFD0: { Make: 'Canary Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { image_id, ...image } = (await upload(admin, file, 'image/jpeg')).json().data
    expect(image).toEqual({
      type: 'webp',
      width: 1440,
      height: 2160,
      widths: [480, 960, 1440],
      removed: [],
      ticket: expect.any(String),
    })
    await publish(image_id)
    const narrow = await picture(image_id, 480)
    const stored = await sharp(narrow.rawPayload).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 480, height: 720 })
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
    expect(narrow.headers['content-type']).toBe('image/webp')
    expect((await picture(image_id)).rawPayload.length).toBeGreaterThan(narrow.rawPayload.length)
    expect((await picture(image_id, 500)).statusCode).toBe(404)
    expect(await files()).toEqual(['1440', '480', '960'].map((width) => `figure-${image_id}-${width}.webp`))
  })

  test('that is small is stored in its own width', async () => {
    const image = (await upload(admin, await raster(700, 300).png().toBuffer(), 'image/png')).json().data
    expect(image).toMatchObject({ width: 700, height: 300, widths: [480, 700] })
  })

  test('is for admins with a ticket until its article is published, and then for everybody', async () => {
    const { image_id, ticket } = (await upload(admin, aDrawing())).json().data
    const seen = async (query: { ticket?: string } = {}) =>
      (await app.call(figures.image, { params: { imageId: image_id }, query })).statusCode
    const day = { publication_date: DAY, articles: [withFigures(image_id)] }
    await room.upload({ ...day, status: 'draft' })
    expect([await seen(), await seen({ ticket }), await seen({ ticket: `${ticket}x` })]).toEqual([404, 200, 404])
    const { article_id } = await app.db.selectFrom('articles').select('article_id').executeTakeFirstOrThrow()
    const draft = (await app.call(articles.read, { as: admin, params: { articleId: article_id } })).json().data
    expect(await seen({ ticket: draft.figures[0].image.ticket })).toBe(200)
    app.now = new Date(app.now.getTime() + 16 * 60_000)
    expect(await seen({ ticket })).toBe(404)
    await room.uploadAgain({ ...day, status: 'published', replace: true })
    expect(await seen()).toBe(200)
  })

  test('can be seen without signing in, and again without a new transfer', async () => {
    const id = await uploaded(admin)
    await publish(id)
    const { headers } = await picture(id)
    const again = await app.app.inject({ url: rules.figureAddress(id), headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await picture('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  })

  test('that is sent again is the same picture', async () => {
    const [one, other, third] = await Promise.all([uploaded(admin), uploaded(admin), uploaded(await app.person('admin'))])
    expect([other, third]).toEqual([one, one])
    expect(await files()).toHaveLength(1)
  })

  test('is in the audit log with who uploaded it', async () => {
    const id = await uploaded(admin)
    const { data } = (await app.call(audit.list, { as: admin, query: {} })).json()
    expect(data[0]).toMatchObject({ action: 'figure.uploaded', subject: { id } })
    const rows = await app.db.selectFrom('figure_images').where('image_id', '=', id).select('uploaded_by').execute()
    expect(rows).toEqual([{ uploaded_by: admin.id }])
  })
})

describe('a file that is no picture for articles', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['nothing', () => Buffer.alloc(0), 422, rules.FIGURE_EMPTY],
    ['a PDF', () => Buffer.from('%PDF-1.7 and more'), 415, rules.FIGURE_WRONG_TYPE],
    ['a GIF', () => Buffer.from('GIF89a and more of it'), 415, rules.FIGURE_WRONG_TYPE],
    ['half a picture', async () => (await raster(900, 600).jpeg().toBuffer()).subarray(0, 900), 422, rules.FIGURE_BROKEN],
    ['a dot', () => raster(8, 8).png().toBuffer(), 422, rules.FIGURE_TOO_SMALL],
    ['a strip', () => raster(4000, 60).png().toBuffer(), 422, rules.FIGURE_TOO_NARROW],
    ['too many pixels', () => raster(9000, 5000).png().toBuffer(), 422, rules.FIGURE_TOO_MANY_PIXELS],
    [
      'a long drawing',
      () => Buffer.from(aDrawing(`<!--${'a'.repeat(rules.MAX_DRAWING_BYTES)}-->`)),
      413,
      rules.DRAWING_TOO_LARGE,
    ],
    ['a drawing with entities', () => Buffer.from(`<!DOCTYPE svg>${aDrawing()}`), 422, rules.DRAWING_HAS_DOCTYPE],
    ['a moving picture', aMovingPicture, 422, rules.FIGURE_ANIMATED],
  ])('gets a sentence, and nothing of it is kept: %s', async (_, file, status, sentence) => {
    expect(refusal(await upload(admin, await file(), 'image/jpeg'))).toEqual([status, sentence])
    expect(await files()).toEqual([])
  })

  test('is refused while it is still being sent, when it has too many bytes', async () => {
    const to = {
      path: figures.add.path,
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'image/png' },
    }
    const reply = await putFile(app, to, Buffer.from('89504e470d0a1a0a', 'hex'), rules.MAX_FIGURE_BYTES + 1)
    expect(reply).toMatchObject({ status: 413, body: { error: rules.FIGURE_TOO_LARGE } })
    expect(await files()).toEqual([])
  })

  async function aMovingPicture(): Promise<Buffer> {
    const frames = await Promise.all(['red', 'blue'].map((background) => aFrame(background)))
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  const aFrame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
})

describe('an article with pictures', () => {
  test('keeps them through upload, reader, payload, edit, replacement and restore', async () => {
    const [one, other] = [await uploaded(admin), await uploaded(admin, aDrawing('<circle r="90"/>'))]
    const { entry_id, article_ids } = (await room.upload({ publication_date: DAY, articles: [withFigures(one, other)] })).json()
      .data
    const reader = await app.person()
    const shown = async () =>
      (await app.call(articles.read, { as: reader, params: { articleId: article_ids[0] } })).json().data.figures
    const both = [one, other].map((image_id) => ({
      ...figureOf(image_id),
      image: { image_id, type: 'svg', width: 960, height: 480, widths: [] },
    }))
    expect(await shown()).toEqual(both)
    const { payload } = await room.detail(entry_id)
    expect(payload.articles[0]?.figures).toEqual([figureOf(one), figureOf(other)])
    const again = await room.uploadAgain({ publication_date: DAY, articles: payload.articles, replace: true })
    expect(again.json().data.revision).toBe(1)
    const edit = { article: { ...payload.articles[0], figures: [figureOf(other)] }, expected_revision: 1 }
    await app.call(entries.editArticle, { as: admin, params: { articleId: article_ids[0] }, body: edit as never })
    expect(await shown()).toEqual([both[1]])
    const restore = { revision: 1, expected_revision: 2 }
    await app.call(entries.restore, { as: admin, params: { entryId: entry_id }, body: restore })
    expect(await shown()).toEqual(both)
  })

  test('shows them in the preview of an upload', async () => {
    const image = await uploaded(admin)
    const body = { publication_date: DAY, articles: [withFigures(image)] }
    const { data } = (await app.call(entries.compare, { as: admin, body: body as never })).json()
    expect(data.preview[0].figures).toMatchObject([{ image: { image_id: image, type: 'svg' } }])
  })

  test('cannot name one that was never uploaded: the error says where', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111'
    const body = { publication_date: DAY, articles: [anArticle('Other'), withFigures(await uploaded(admin), unknown)] }
    const details = [{ path: 'articles[1].figures[1].image', message: rules.UNKNOWN_FIGURE }]
    const reply = await room.upload(body)
    expect(refusal(reply)).toEqual([422, rules.UNKNOWN_FIGURE])
    expect(reply.json().details).toMatchObject(details)
    expect((await app.call(entries.compare, { as: admin, body: body as never })).json().details).toMatchObject(details)
    const { article_ids } = await room.uploaded(['Budget'])
    const edit = { article: withFigures(unknown), expected_revision: 1 } as never
    const edited = await app.call(entries.editArticle, { as: admin, params: { articleId: article_ids[0] }, body: edit })
    expect(edited.json().details).toMatchObject([{ path: 'article.figures[0].image', message: rules.UNKNOWN_FIGURE }])
  })
})

describe('pictures that nothing names', () => {
  const inDays = (days: number) => new Date(app.now.getTime() + days * 86_400_000)
  const sweep = (days: number) => deleteUnusedFigures(app.db, app.storage, inDays(days))
  const status = async (id: string) => (await picture(id)).statusCode

  test('are deleted after some days, with their files', async () => {
    const id = await uploaded(admin)
    await publish(id)
    await sweep(rules.UNUSED_FIGURE_DAYS - 1)
    expect(await status(id)).toBe(200)
    await sweep(rules.UNUSED_FIGURE_DAYS + 1)
    expect(await status(id)).toBe(404)
    // The files were written today, not at the time of the test.
    await sweep(10_000)
    expect(await files()).toEqual([])
  })

  test('stay while an article or any stored version of a day names them', async () => {
    const [now, before] = [await uploaded(admin), await uploaded(admin, aDrawing('<circle r="9"/>'))]
    const { entry_id } = (await room.upload({ publication_date: DAY, articles: [withFigures(before)] })).json().data
    await room.uploadAgain({ publication_date: DAY, articles: [withFigures(now)], replace: true })
    await sweep(100)
    expect([await status(now), await status(before)]).toEqual([200, 200])
    const restore = { revision: 1, expected_revision: 2 }
    await app.call(entries.restore, { as: admin, params: { entryId: entry_id }, body: restore })
    expect((await room.detail(entry_id)).payload.articles[0]?.figures).toEqual([figureOf(before)])
  })
})
