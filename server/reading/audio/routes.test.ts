import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { people } from '#contract/accounts/people.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/languages.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken } from '#server/platform/auth/signed-token.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { audioCalls, FORBIDDEN, NOT_FOUND, OVER, RECORDING, refusal, upload } from '#tests/support/fixtures/recordings.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { listen, address, urlFor, play, recorded } = audioCalls(app)
const MINUTE = 60_000

describe('playing a recording', () => {
  test('the whole recording is sent unchanged, and the headers offer ranges', async () => {
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

  test('a range past the end is rejected, with the length of the recording', async () => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId, { range: 'bytes=1000-' })
    expect([reply.statusCode, reply.headers['content-range'], reply.body]).toEqual([416, 'bytes */1000', ''])
  })

  test.each(['bytes=0-9,20-29', 'bytes=9-0', 'nonsense'])('for the range %s the whole recording is sent', async (range) => {
    const { reader, articleId } = await recorded()
    const reply = await listen(reader, articleId, { range })
    expect([reply.statusCode, reply.rawPayload.length, reply.headers['content-range']]).toEqual([200, 1000, undefined])
  })

  test('a HEAD request gets type and length without a body', async () => {
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

  test('a recording that the browser has cached is not sent again', async () => {
    const { reader, articleId } = await recorded()
    const etag = String((await listen(reader, articleId)).headers.etag)
    for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await listen(reader, articleId, { 'if-none-match': match })
      expect([match, reply.statusCode, reply.body, reply.headers.etag]).toEqual([match, 304, '', etag])
    }
    expect((await listen(reader, articleId, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('a range of a replaced recording is not served: the whole new one is sent', async () => {
    const { reader, articleId } = await recorded()
    const etag = String((await listen(reader, articleId)).headers.etag)
    const range = 'bytes=0-99'
    expect((await listen(reader, articleId, { range, 'if-range': etag })).statusCode).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Thu, 15 Jan 2026 06:00:00 GMT'])
      expect((await listen(reader, articleId, { range, 'if-range': other })).statusCode).toBe(200)
    expect((await listen(reader, articleId, { range: 'bytes=5000-', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  test.each(['free', 'tester'] as const)('%s users get the Pro message', async (role) => {
    const { articleId } = await recorded()
    const reader = await app.person(role)
    for (const reply of [await listen(reader, articleId), await listen(reader, articleId, { range: 'bytes=0-9' })])
      expect(refusal(reply)).toEqual(FORBIDDEN)
    expect(refusal(await address(reader, articleId))).toEqual(FORBIDDEN)
  })

  test('people without Pro study get the same reply whether or not there is a recording', async () => {
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

  test('a language without a recording, an unknown article and an unknown language get the same reply', async () => {
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

  test('a recording whose file is lost gets 404', async () => {
    const { reader, articleId } = await recorded()
    for (const { key } of await app.storage.list()) await app.storage.remove(key)
    for (const reply of [await listen(reader, articleId), await address(reader, articleId)])
      expect(refusal(reply)).toEqual(NOT_FOUND)
  })
})

describe('the signed URL for a player', () => {
  test('plays the recording without signing in, whole or in ranges, and has an expiry time', async () => {
    const { reader, articleId } = await recorded()
    const { data } = (await address(reader, articleId)).json()
    expect(data.expires_at).toBe('2026-01-15T06:15:00.000Z')
    const whole = await play(data.url)
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, RECORDING])
    const part = await play(data.url, { range: 'bytes=100-' })
    expect([part.statusCode, part.rawPayload]).toEqual([206, RECORDING.subarray(100)])
  })

  test('expires after 15 minutes', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    app.pass(15 * MINUTE - 1)
    expect((await play(url)).statusCode).toBe(200)
    app.pass(1)
    expect(refusal(await play(url))).toEqual(OVER)
  })

  test('does not work for another article or language', async () => {
    const { admin, reader, articleId } = await recorded()
    const [other = ''] = await published(app, '2026-01-14', ['Monsoon'])
    await upload(app, admin, { articleId: other }, RECORDING)
    await upload(app, admin, { articleId, language: 'hi' }, RECORDING)
    const ticket = new URL(await urlFor(reader, articleId), 'http://x').search
    for (const path of [`${other}/en`, `${articleId}/hi`])
      expect(refusal(await play(`/api/audio/${path}${ticket}`))).toEqual(OVER)
  })

  test('does not work if it was changed or made up', async () => {
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

  test('stops working when Pro ends or the account is deleted', async () => {
    const { reader, articleId } = await recorded()
    const url = await urlFor(reader, articleId)
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    expect(refusal(await play(url))).toEqual(FORBIDDEN)
    await changeRoleByEmail(app.db, reader.email, 'pro', app.now)
    expect((await play(url)).statusCode).toBe(200)
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    expect(refusal(await play(url))).toEqual(OVER)
  })

  test('stops working with sign-out, suspension and a new password, also of the session that changed it', async () => {
    const { admin, reader, articleId } = await recorded()
    const elsewhere = await app.again(reader)
    const suspended = await app.person('pro')
    const urls = {
      signedOut: await urlFor(elsewhere, articleId),
      stays: await urlFor(reader, articleId),
      suspended: await urlFor(suspended, articleId),
    }
    await app.call(sessions.logout, { as: elsewhere })
    expect(refusal(await play(urls.signedOut, { range: 'bytes=0-9' }))).toEqual(OVER)
    expect((await play(urls.stays)).statusCode).toBe(200)
    const body = { reason: 'Spam', password: admin.password }
    expect((await app.call(people.suspend, { as: admin, params: { userId: suspended.id }, body })).statusCode).toBe(200)
    expect(refusal(await play(urls.suspended))).toEqual(OVER)
    const changed = { current_password: reader.password, new_password: 'another-river-stone' }
    expect((await app.call(accounts.changePassword, { as: reader, body: changed })).statusCode).toBe(200)
    expect(refusal(await play(urls.stays))).toEqual(OVER)
    expect((await play(await urlFor(reader, articleId))).statusCode).toBe(200)
  })

  test('of an earlier version, which named the person, has expired', async () => {
    const { reader, articleId } = await recorded()
    const purpose = { secret: await secretFor(app.db, 'tickets'), what: `audio ${articleId} en` }
    const ticket = createSignedToken(purpose, reader.id, new Date(app.now.getTime() + MINUTE))
    expect(refusal(await play(`/api/audio/${articleId}/en?ticket=${ticket}`))).toEqual(OVER)
  })
})
