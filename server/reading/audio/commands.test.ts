import { describe, expect, test, vi } from 'vitest'
import { type AuditRecord, audit } from '#contract/accounts/audit.ts'
import { articles } from '#contract/reading/articles.ts'
import { AUDIO_AWAY, audio, MAX_AUDIO_BYTES } from '#contract/reading/audio.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import { aRecording, audioCalls, DAY, NOT_FOUND, RECORDING, refusal, upload } from '#tests/support/fixtures/recordings.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { putFile } from '#tests/support/server/put-file.ts'

const app = testApp()
const { listen, urlFor, play, kept, files, recorded } = audioCalls(app)
const MINUTE = 60_000

describe('uploading a recording', () => {
  test.each(['audio/mpeg', 'audio/ogg', 'audio/wav'] as const)('%s is stored and served with its type', async (type) => {
    const { admin, reader, articleId } = await recorded()
    const reply = await upload(app, admin, { articleId, language: 'ta' }, aRecording(300, type), type)
    expect(reply.json()).toEqual({ success: true, data: { bytes: 300, content_type: type } })
    const heard = await listen(reader, articleId, {}, 'ta')
    expect([heard.headers['content-type'], heard.rawPayload]).toEqual([type, aRecording(300, type)])
  })

  test('the type is detected from the bytes, not from the header', async () => {
    const { admin, articleId } = await recorded()
    const reply = await upload(app, admin, { articleId }, aRecording(300, 'audio/ogg'), 'audio/mpeg')
    expect(reply.json().data.content_type).toBe('audio/ogg')
  })

  test.each(['application/json', 'video/mp4', 'text/html', 'audio/midi', 'application/octet-stream'])(
    'a body of type %s is rejected',
    async (type) => {
      const { admin, articleId } = await recorded()
      const reply = await upload(app, admin, { articleId, language: 'hi' }, Buffer.from('{}'), type)
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'wrong_type'])
      expect(await kept()).toHaveLength(1)
    },
  )

  test.each([
    ['text', Buffer.from('<script>alert(1)</script>'.repeat(10))],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['half a beginning', Buffer.from('RIFF')],
    ['a RIFF file without sound', Buffer.from('RIFF\u0001\u0002\u0003\u0004AVI LIST', 'latin1')],
    ['one byte', Buffer.from([0xff])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is no recording, and nothing of it is stored', async (_name, bytes) => {
    const { admin, articleId } = await recorded()
    const before = files()
    const reply = await upload(app, admin, { articleId, language: 'hi' }, bytes)
    expect(refusal(reply)).toEqual([415, 'The file is neither MP3, Ogg nor WAV'])
    expect([files(), (await kept()).length]).toEqual([before, 1])
  })

  test('one for an unknown article is rejected, and nothing is stored', async () => {
    const { admin } = await recorded()
    const before = files()
    for (const articleId of [newId(), 'abc'])
      expect(refusal(await upload(app, admin, { articleId }, RECORDING))).toEqual(NOT_FOUND)
    expect(files()).toEqual(before)
  })

  test('the audit log names who uploaded and who removed one', async () => {
    const { admin, articleId } = await recorded()
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    const { data } = (await app.call(audit.list, { as: admin, query: { subject: articleId } })).json()
    expect(data.map(({ action, actor }: AuditRecord) => [action, actor])).toEqual([
      ['audio.removed', admin.username],
      ['audio.uploaded', admin.username],
    ])
  })

  test('while the storage is unreachable, listeners get 503 with Retry-After', async () => {
    const { reader, articleId } = await recorded()
    const has = vi.spyOn(app.storage, 'has').mockRejectedValue(new Error('down'))
    const reply = await listen(reader, articleId)
    has.mockRestore()
    expect([...refusal(reply), reply.headers['retry-after']]).toEqual([503, AUDIO_AWAY, '5'])
    expect((await listen(reader, articleId)).statusCode).toBe(200)
  })

  test('a new one replaces the previous one immediately, for players too', async () => {
    const { admin, reader, articleId } = await recorded()
    const first = await listen(reader, articleId)
    const url = await urlFor(reader, articleId)
    app.pass(MINUTE)
    const next = aRecording(2000, 'audio/wav')
    await upload(app, admin, { articleId }, next, 'audio/wav')
    const second = await listen(reader, articleId, { 'if-none-match': String(first.headers.etag) })
    expect([second.statusCode, second.headers['content-type'], second.rawPayload]).toEqual([200, 'audio/wav', next])
    expect(second.headers.etag).not.toBe(first.headers.etag)
    expect((await play(url)).rawPayload).toEqual(next)
    const joined = await listen(reader, articleId, { range: 'bytes=500-', 'if-range': String(first.headers.etag) })
    expect([joined.statusCode, joined.rawPayload]).toEqual([200, next])
  })

  test('the same bytes for two articles are stored once, and stay when one of them is removed', async () => {
    const { admin, reader, articleId } = await recorded()
    await upload(app, admin, { articleId, language: 'hi' }, RECORDING)
    expect(files()).toHaveLength(1)
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    expect((await listen(reader, articleId, {}, 'hi')).rawPayload).toEqual(RECORDING)
  })

  test('after it is removed, it cannot be played, even with a URL from before', async () => {
    const { admin, reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    const remove = () => app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    expect((await remove()).json()).toEqual({ success: true })
    expect(refusal(await listen(reader, articleId))).toEqual(NOT_FOUND)
    expect((await play(url)).statusCode).toBe(404)
    expect(refusal(await remove())).toEqual(NOT_FOUND)
  })

  test('a file over the limit is rejected with the reason, and nothing is stored', async () => {
    const { admin, articleId } = await recorded()
    const before = files()
    const path = `/api/admin/articles/${articleId}/audio/hi`
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'audio/mpeg' }
    const reply = await putFile(app, { path, headers }, aRecording(1024), MAX_AUDIO_BYTES + 16 * 1024 * 1024)
    expect(reply).toMatchObject({ status: 413, body: { success: false, error: 'The file is too large', code: 'too_large' } })
    expect([files(), (await kept()).length]).toEqual([before, 1])
  })
})

describe('the article', () => {
  const read = async (as: Person, articleId: string) => (await app.call(articles.read, { as, params: { articleId } })).json().data

  test('lists its recordings for people with Pro study, and lists audio as locked for others', async () => {
    const { admin, reader, articleId } = await recorded()
    const free = await app.person()
    expect((await read(reader, articleId)).audio_overview_url).toEqual({ en: `/api/audio/${articleId}/en` })
    expect(await read(free, articleId)).toMatchObject({ audio_overview_url: null, locked: expect.arrayContaining(['audio']) })
    await upload(app, admin, { articleId, language: 'ta' }, RECORDING)
    expect(Object.keys((await read(reader, articleId)).audio_overview_url).toSorted()).toEqual(['en', 'ta'])
    for (const language of ['en', 'ta'] as const) await app.call(audio.remove, { as: admin, params: { articleId, language } })
    expect((await read(reader, articleId)).audio_overview_url).toBeNull()
    expect((await read(free, articleId)).locked).not.toContain('audio')
  })

  test('keeps the audio URL of the upload for that language', async () => {
    const { reader, articleId } = await recorded()
    const elsewhere = anArticle('Budget', { audio_overview_url: { en: 'https://cdn.example.test/budget.mp3' } })
    await published(app, DAY, [], { articles: [elsewhere], replace: true })
    expect((await read(reader, articleId)).audio_overview_url).toEqual({ en: 'https://cdn.example.test/budget.mp3' })
  })

  test('keeps its recordings when its day is replaced, and loses them when it is deleted', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    await published(app, DAY, ['Budget'], { replace: true })
    expect((await play(url)).rawPayload).toEqual(RECORDING)
    await deleteDay(app, DAY)
    expect((await play(url)).statusCode).toBe(404)
    expect(await kept()).toEqual([])
  })
})
