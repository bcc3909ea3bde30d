import { readdirSync, utimesSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { articles } from '#contract/articles.ts'
import { audio, MOST_AUDIO_BYTES } from '#contract/audio.ts'
import type { Language } from '#contract/languages.ts'
import { setRole } from '#server/accounts/commands.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, testApp } from '#tests/support/app.ts'
import { anArticle, deleteDay, published } from '#tests/support/articles.ts'
import { aRecording, upload } from '#tests/support/recordings.ts'
import { sweepAudio } from './commands.ts'

const app = testApp()
const DAY = '2026-01-15'
const MINUTE = 60_000
const RECORDING = aRecording(1000)

const listen = (as: Person | undefined, articleId: string, headers: Record<string, string> = {}, language: Language = 'en') =>
  app.call(audio.listen, { as, params: { articleId, language }, headers })
const address = (as: Person | undefined, articleId: string, language: Language = 'en') =>
  app.call(audio.address, { as, params: { articleId, language } })
const urlFor = async (as: Person, articleId: string, language: Language = 'en'): Promise<string> =>
  (await address(as, articleId, language)).json().data.url
/** As an audio element calls: with the address and nothing else. */
const play = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers })
const kept = () => app.db.selectFrom('audio_files').selectAll().execute()
const files = () => readdirSync(app.storageFolder)
const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]

const FORBIDDEN = [403, 'Pro access required to listen to audio overviews']
const NOT_FOUND = [404, 'Audio not found or not accessible']
const OVER = [403, 'This address of the audio is no longer valid']

/** An article with a recording in English, somebody who may hear it, and an admin. */
async function recorded(parts: Record<string, unknown> = {}) {
  const [admin, reader] = [await app.person('admin'), await app.person('pro')]
  const [articleId = ''] = await published(app, DAY, ['Budget'], parts)
  // The storage outlives a test.
  for (const { key } of await app.storage.list()) await app.storage.remove(key)
  const saved = await upload(app, admin, { articleId }, RECORDING)
  expect(saved.json()).toEqual({ success: true, data: { bytes: 1000, content_type: 'audio/mpeg' } })
  return { admin, reader, articleId }
}

describe('listening', () => {
  test('the whole recording comes byte for byte, and says that parts of it can be had', async () => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(RECORDING)
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w.-]{64,}"$/),
      'cache-control': expect.stringMatching(/^private\b/),
      vary: 'authorization',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=-100', 900, 999],
    ['bytes=100-', 100, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
  ])('a player that asks for %s gets just that', async (range, start, end) => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId, { range })
    expect(reply.statusCode).toBe(206)
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/1000`)
    expect(reply.headers['content-length']).toBe(String(end - start + 1))
    expect(reply.rawPayload).toEqual(RECORDING.subarray(start, end + 1))
  })

  test('a part past the end is refused, and says how long the recording is', async () => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId, { range: 'bytes=1000-' })
    expect([reply.statusCode, reply.headers['content-range'], reply.body]).toEqual([416, 'bytes */1000', ''])
  })

  test.each(['bytes=0-9,20-29', 'bytes=9-0', 'nonsense'])('for %s the whole recording comes', async (range) => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId, { range })
    expect([reply.statusCode, reply.rawPayload.length, reply.headers['content-range']]).toEqual([200, 1000, undefined])
  })

  test('a player that only asks about it is told type and length and sent nothing', async () => {
    const { reader, articleId } = await recorded()
    const head = (headers: Record<string, string> = {}) =>
      app.app.inject({
        method: 'HEAD',
        url: `/api/audio/${articleId}/en`,
        headers: { authorization: `Bearer ${reader.token}`, ...headers },
      })
    const reply = await head()
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-length'], reply.body]).toEqual([
      200,
      'audio/mpeg',
      '1000',
      '',
    ])
    const part = await head({ range: 'bytes=0-99' })
    expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '100', ''])
  })

  test('what a browser has already is not sent again', async () => {
    const { reader, articleId } = await recorded()
    const etag = String((await listen(reader, articleId)).headers.etag)
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await listen(reader, articleId, { 'if-none-match': match })
      expect([match, reply.statusCode, reply.body, reply.headers.etag]).toEqual([match, 304, '', etag])
    }
    expect((await listen(reader, articleId, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('a part is joined only to parts of the same recording', async () => {
    const { reader, articleId } = await recorded()
    const etag = String((await listen(reader, articleId)).headers.etag)
    const range = 'bytes=0-99'
    expect((await listen(reader, articleId, { range, 'if-range': etag })).statusCode).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Thu, 15 Jan 2026 06:00:00 GMT'])
      expect((await listen(reader, articleId, { range, 'if-range': other })).statusCode).toBe(200)
    expect((await listen(reader, articleId, { range: 'bytes=5000-', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  test.each(['free', 'tester'] as const)('somebody %s is told that Pro is needed, and hears nothing', async (role) => {
    const { articleId } = await recorded()
    const reader = await app.person(role)
    for (const reply of [await listen(reader, articleId), await listen(reader, articleId, { range: 'bytes=0-9' })])
      expect(refusal(reply)).toEqual(FORBIDDEN)
    expect(refusal(await address(reader, articleId))).toEqual(FORBIDDEN)
  })

  test('without credentials nothing is heard, and nothing is told about what there is to hear', async () => {
    const { articleId } = await recorded()
    const replies = [
      await listen(undefined, articleId),
      await listen(undefined, articleId, {}, 'ta'),
      await listen(undefined, newId()),
      await listen(await app.person(), newId()),
    ]
    for (const reply of replies) expect(refusal(reply)).toEqual(FORBIDDEN)
    expect((await address(undefined, articleId)).statusCode).toBe(401)
  })

  test('a language without a recording, an unknown article and a language we do not have answer alike', async () => {
    const { reader, articleId } = await recorded()
    for (const [id, language] of [
      [articleId, 'ta'],
      [newId(), 'en'],
      ['abc', 'en'],
      [articleId, 'fr'],
    ] as [string, Language][]) {
      expect(refusal(await listen(reader, id, {}, language))).toEqual(NOT_FOUND)
      expect(refusal(await address(reader, id, language))).toEqual(NOT_FOUND)
    }
  })

  test('the recording of a draft is for admins only', async () => {
    const { admin, reader, articleId } = await recorded({ status: 'draft' })
    expect((await listen(admin, articleId)).statusCode).toBe(200)
    expect((await play(await urlFor(admin, articleId))).statusCode).toBe(200)
    expect(refusal(await listen(reader, articleId))).toEqual(NOT_FOUND)
    expect(refusal(await address(reader, articleId))).toEqual(NOT_FOUND)
  })

  test('a recording whose file is lost is a plain error, not a broken sound', async () => {
    const { reader, articleId } = await recorded()
    for (const { key } of await app.storage.list()) await app.storage.remove(key)
    const reply = await listen(reader, articleId)
    expect([reply.statusCode, reply.json().success]).toEqual([500, false])
  })
})

describe('an address for a player', () => {
  test('opens the recording without signing in, whole or in part, and says how long it holds', async () => {
    const { reader, articleId } = await recorded()
    const { data } = (await address(reader, articleId)).json()
    expect(data.expires_at).toBe('2026-01-15T06:15:00.000Z')
    const whole = await play(data.url)
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, RECORDING])
    const part = await play(data.url, { range: 'bytes=100-' })
    expect([part.statusCode, part.rawPayload]).toEqual([206, RECORDING.subarray(100)])
  })

  test('is over after a quarter of an hour', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    app.pass(15 * MINUTE - 1)
    expect((await play(url)).statusCode).toBe(200)
    app.pass(1)
    expect(refusal(await play(url))).toEqual(OVER)
  })

  test('opens neither another article nor another language', async () => {
    const { admin, reader, articleId } = await recorded()
    const [other = ''] = await published(app, '2026-01-14', ['Monsoon'])
    await upload(app, admin, { articleId: other }, RECORDING)
    await upload(app, admin, { articleId, language: 'hi' }, RECORDING)
    const ticket = new URL(await urlFor(reader, articleId), 'http://x').search
    for (const path of [`${other}/en`, `${articleId}/hi`])
      expect(refusal(await play(`/api/audio/${path}${ticket}`))).toEqual(OVER)
  })

  test('that was made up opens nothing', async () => {
    const { reader, articleId } = await recorded()
    const ticket = new URL(await urlFor(reader, articleId), 'http://x').searchParams.get('ticket') as string
    const [until = '', holder, signature = ''] = ticket.split('.')
    const forged = [
      'x',
      `${until}.${holder}`,
      `${until}.${newId()}.${signature}`,
      `z${until}.${holder}.${signature}`,
      `${until}.${holder}.${signature.toLowerCase()}`,
      'x'.repeat(300),
      '..',
      '%00',
    ]
    for (const text of forged) expect(refusal(await play(`/api/audio/${articleId}/en?ticket=${text}`))).toEqual(OVER)
    expect((await play(`/api/audio/${articleId}/en?ticket=${'x'.repeat(301)}`)).statusCode).toBe(422)
    expect((await play(`/api/audio/${articleId}/en?ticket=${ticket}&ticket=${ticket}`)).statusCode).toBe(422)
  })

  test('stops opening when Pro ends, and when the account is deleted', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    await setRole(app.db, reader.email, 'free', app.now)
    expect(refusal(await play(url))).toEqual(FORBIDDEN)
    await setRole(app.db, reader.email, 'pro', app.now)
    expect((await play(url)).statusCode).toBe(200)
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(refusal(await play(url))).toEqual(OVER)
  })
})

describe('keeping a recording', () => {
  test.each(['audio/mpeg', 'audio/ogg', 'audio/wav'] as const)('%s is taken, and given back as such', async (type) => {
    const { admin, reader, articleId } = await recorded()
    const reply = await upload(app, admin, { articleId, language: 'ta' }, aRecording(300, type), type)
    expect(reply.json()).toEqual({ success: true, data: { bytes: 300, content_type: type } })
    const heard = await listen(reader, articleId, {}, 'ta')
    expect([heard.headers['content-type'], heard.rawPayload]).toEqual([type, aRecording(300, type)])
  })

  test('what it is, is told from its bytes, not from what it says it is', async () => {
    const { admin, articleId } = await recorded()
    const reply = await upload(app, admin, { articleId }, aRecording(300, 'audio/ogg'), 'audio/mpeg')
    expect(reply.json().data.content_type).toBe('audio/ogg')
  })

  test.each(['application/json', 'video/mp4', 'text/html', 'audio/midi', 'application/octet-stream'])(
    'a body of type %s is refused',
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

  test('one for an article that is not there is refused, and nothing of it is stored', async () => {
    const { admin } = await recorded()
    const before = files()
    for (const articleId of [newId(), 'abc'])
      expect(refusal(await upload(app, admin, { articleId }, RECORDING))).toEqual(NOT_FOUND)
    expect(files()).toEqual(before)
  })

  test('a new one takes the place of the one before at once, for players too', async () => {
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

  test('the same bytes for two articles are stored once and outlive either', async () => {
    const { admin, reader, articleId } = await recorded()
    await upload(app, admin, { articleId, language: 'hi' }, RECORDING)
    expect(files()).toHaveLength(1)
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    expect((await listen(reader, articleId, {}, 'hi')).rawPayload).toEqual(RECORDING)
  })

  test('one that was removed is no longer heard, by nobody', async () => {
    const { admin, reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    const remove = () => app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    expect((await remove()).json()).toEqual({ success: true })
    expect(refusal(await listen(reader, articleId))).toEqual(NOT_FOUND)
    expect((await play(url)).statusCode).toBe(404)
    expect(refusal(await remove())).toEqual(NOT_FOUND)
  })

  test('more bytes than allowed are refused, the sender reads why, and nothing of it is stored', async () => {
    const { admin, articleId } = await recorded()
    const before = files()
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as AddressInfo
    const path = `/api/admin/articles/${articleId}/audio/hi`
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'audio/mpeg' }
    const reply = await sent({ port, path, method: 'PUT', headers }, aRecording(1024), MOST_AUDIO_BYTES + 16 * 1024 * 1024)
    expect(reply).toMatchObject({ status: 413, body: { success: false, error: 'The file is too large', code: 'too_large' } })
    expect([files(), (await kept()).length]).toEqual([before, 1])
  })

  /** Over a real connection: a reply that comes before all is sent must still arrive. */
  function sent(
    options: { port: number; path: string; method: string; headers: Record<string, string> },
    begin: Buffer,
    bytes: number,
  ): Promise<{ status: number | undefined; body: unknown }> {
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, async (reply: IncomingMessage) => {
        let text = ''
        for await (const chunk of reply) text += chunk
        resolve({ status: reply.statusCode, body: JSON.parse(text) })
      })
      outgoing.once('error', reject)
      outgoing.write(begin)
      const piece = Buffer.alloc(1024 * 1024)
      let left = bytes - begin.length
      const more = () => {
        while (left > 0) {
          const chunk = piece.subarray(0, Math.min(left, piece.length))
          left -= chunk.length
          if (!outgoing.write(chunk)) return outgoing.once('drain', more)
        }
        return outgoing.end()
      }
      more()
    })
  }
})

describe('the article', () => {
  const read = async (as: Person, articleId: string) => (await app.call(articles.read, { as, params: { articleId } })).json().data

  test('names its recordings for people with Pro study, and says that they are locked for others', async () => {
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

  test('that came with an address of its own keeps it for that language', async () => {
    const { reader, articleId } = await recorded()
    const elsewhere = anArticle('Budget', { audio_overview_url: { en: 'https://cdn.example.test/budget.mp3' } })
    await published(app, DAY, [], { articles: [elsewhere], replace: true })
    expect((await read(reader, articleId)).audio_overview_url).toEqual({ en: 'https://cdn.example.test/budget.mp3' })
  })

  test('keeps its recordings when its day is replaced, and takes them along when it goes', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    await published(app, DAY, ['Budget'], { replace: true })
    expect((await play(url)).rawPayload).toEqual(RECORDING)
    await deleteDay(app, DAY)
    expect((await play(url)).statusCode).toBe(404)
    expect(await kept()).toEqual([])
  })
})

describe('sweeping up', () => {
  const DAY_MS = 86_400_000
  const written = (name: string, ageMs: number) => {
    const at = new Date(app.now.getTime() - ageMs)
    utimesSync(join(app.storageFolder, name), at, at)
  }
  /** Keeps a file that no row names. */
  const leftover = async (key: string, ageMs: number) => {
    const received = await app.storage.receive(Readable.from([aRecording(50)]), 1000)
    await received.keep(key)
    written(key, ageMs)
  }

  test('takes files that nothing names after a day, and only those', async () => {
    const { reader, articleId } = await recorded()
    const [inUse = ''] = files()
    written(inUse, 30 * DAY_MS)
    await leftover('old.mp3', DAY_MS + MINUTE)
    await leftover('.arriving-old', 2 * DAY_MS)
    await leftover('young.mp3', DAY_MS - MINUTE)
    await sweepAudio(app.db, app.storage, app.now)
    expect(files().toSorted()).toEqual([inUse, 'young.mp3'].toSorted())
    expect((await listen(reader, articleId)).rawPayload).toEqual(RECORDING)
  })

  test('takes a recording that was replaced or removed once it is old', async () => {
    const { admin, articleId } = await recorded()
    await upload(app, admin, { articleId }, aRecording(2000))
    expect(files()).toHaveLength(2)
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'en' } })
    for (const name of files()) written(name, 2 * DAY_MS)
    await sweepAudio(app.db, app.storage, app.now)
    expect(files()).toEqual([])
  })
})
