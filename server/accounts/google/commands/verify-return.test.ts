import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { google } from '#contract/accounts/google.ts'
import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { readSettings } from '#server/settings/settings.ts'
import { FakeOpenIdProvider, type Somebody } from '#tests/support/fakes/fake-openid-provider.ts'
import { TestApp, testApp } from '#tests/support/server/app.ts'

const provider = new FakeOpenIdProvider()
const app = new TestApp()
beforeAll(async () => {
  await provider.start()
  await app.start(provider.env)
})
beforeEach(async () => {
  provider.behaviour = {}
  await app.empty()
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const browser = (letter: string) => ({ cookie: `device=${letter.repeat(22)}` })
const ASHA: Somebody = { sub: '1001', email: 'asha@gmail.com' }
const startedIn = async (headers = browser('A')) => (await app.call(google.start, { headers })).json().data.url as string
const signIn = (body: unknown, headers = browser('A')) => app.call(google.signIn, { headers, body })
const enter = async (somebody = ASHA) => signIn(provider.agree(await startedIn(), somebody))

describe('what is sent to Google', () => {
  test('asks for the address only, with PKCE, a state and a nonce, and names our own page to come back to', async () => {
    const { origin, pathname, searchParams } = new URL(await startedIn())
    expect(origin + pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: provider.env.GOOGLE_CLIENT_ID,
      response_type: 'code',
      scope: 'openid email',
      prompt: 'select_account',
      redirect_uri: 'http://localhost:3000/sign-in-google',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      nonce: expect.any(String),
    })
  })

  test('no caller can choose where people come back to', async () => {
    const reply = await app.call(google.start, { headers: browser('A'), query: { next: 'https://evil.example' } })
    expect(reply.json().data.url).not.toContain('evil')
    const asked = await app.call(google.signIn, {
      headers: browser('A'),
      body: { code: 'c', state: 's', next: '//evil.example' },
    })
    expect(asked.statusCode).toBe(422)
  })
})

describe('an attempt', () => {
  test('works once, whatever came of it', async () => {
    const back = provider.agree(await startedIn(), ASHA)
    expect((await signIn(back)).json().code).toBe('google_account_needed')
    const again = await signIn(back)
    expect([again.statusCode, again.json().error]).toEqual([400, GOOGLE_TEXTS.over])
  })

  test('is over after ten minutes', async () => {
    const back = provider.agree(await startedIn(), ASHA)
    app.pass(10 * 60_000)
    expect((await signIn(back)).json().error).toBe(GOOGLE_TEXTS.over)
  })

  test('belongs to the browser that began it: nobody can be signed in to the account of an attacker', async () => {
    const back = provider.agree(await startedIn(browser('B')), ASHA)
    expect((await signIn(back, browser('C'))).json().error).toBe(GOOGLE_TEXTS.over)
    expect((await signIn(back, browser('B'))).json().code).toBe('google_account_needed')
  })

  test('to sign in adds no Google account, and one to add it signs nobody in', async () => {
    const [asha, headers] = [await app.person(), browser('A')]
    const signingIn = provider.agree(await startedIn(), ASHA)
    expect((await app.call(google.link, { as: asha, headers, body: signingIn })).statusCode).toBe(400)
    const { data } = (await app.call(google.startLink, { as: asha, headers, body: { password: asha.password } })).json()
    const adding = provider.agree(data.url, ASHA)
    expect((await signIn(adding)).statusCode).toBe(400)
    const other = await app.person()
    expect((await app.call(google.link, { as: other, headers, body: adding })).statusCode).toBe(400)
    expect((await app.call(google.link, { as: asha, headers, body: adding })).statusCode).toBe(200)
  })

  test('does not accept the code of another one', async () => {
    const [first, second] = [provider.agree(await startedIn(), ASHA), provider.agree(await startedIn(), ASHA)]
    const mixed = await signIn({ ...first, code: second.code })
    expect([mixed.statusCode, mixed.json().error]).toEqual([400, GOOGLE_TEXTS.failed])
  })
})

describe('hostile input', () => {
  const TEXTS = [
    '\0',
    '\ud800',
    '’; drop table users',
    '../../',
    '%00',
    '<script>',
    'e\u0301'.repeat(50),
    ' ',
    '\n',
    'a'.repeat(5000),
  ]

  test.each(TEXTS)('%j as code, state or issuer is refused with a sentence', async (text) => {
    const back = provider.agree(await startedIn(), ASHA)
    for (const body of [{ ...back, state: text }, { ...back, iss: text }, { ...back, code: text }, text]) {
      const reply = await signIn(body)
      expect([400, 415, 422]).toContain(reply.statusCode)
      expect(reply.json().error).toEqual(expect.any(String))
    }
  })

  test.each(TEXTS)('%j is no ticket to create an account with', async (ticket) => {
    const consent = { terms: true, age: 'adult' }
    expect([401, 422]).toContain((await app.call(google.signUp, { body: { ticket, consent } })).statusCode)
  })
})

describe('a reply that proves nothing', () => {
  const seconds = () => Math.floor(Date.now() / 1000)
  const changed = (change: () => object) => ({ claims: (claims: Record<string, unknown>) => ({ ...claims, ...change() }) })
  const REPLIES: [string, FakeOpenIdProvider['behaviour']][] = [
    ['with another nonce', changed(() => ({ nonce: 'of another sign-in' }))],
    ['without a nonce', changed(() => ({ nonce: undefined }))],
    ['for another site', changed(() => ({ aud: 'another.apps.example' }))],
    ['by another issuer', changed(() => ({ iss: 'https://evil.example' }))],
    ['that has expired', changed(() => ({ iat: seconds() - 7200, exp: seconds() - 3600 }))],
    ['signed with a foreign key', { usesForeignKey: true }],
    ['that is not signed', { usesNoKey: true }],
    ['without a subject', changed(() => ({ sub: undefined }))],
  ]
  test.each(REPLIES)('an ID token %s signs nobody in', async (_, behaviour) => {
    provider.behaviour = behaviour
    const reply = await enter()
    expect([reply.statusCode, reply.json().error]).toEqual([400, GOOGLE_TEXTS.failed])
  })

  test.each([false, 'true', undefined])('an address that is verified “%s” signs nobody in', async (email_verified) => {
    const reply = await enter({ ...ASHA, email_verified })
    expect([reply.statusCode, reply.json().error]).toEqual([403, GOOGLE_TEXTS.emailUnverified])
  })

  test.each(['not an address', 'a@b', `${'a'.repeat(250)}@gmail.com`, ''])('“%s” is no address', async (email) => {
    expect((await enter({ ...ASHA, email })).statusCode).toBe(403)
  })

  test('a reply from another issuer than the one that was asked is refused', async () => {
    const reply = await signIn({ ...provider.agree(await startedIn(), ASHA), iss: 'https://evil.example' })
    expect([reply.statusCode, reply.json().error]).toEqual([400, GOOGLE_TEXTS.failed])
  })
})

describe('a provider in trouble', () => {
  const json = 'application/json'
  const REPLIES: [string, { status: number; type: string; body: string }][] = [
    ['answers 500', { status: 500, type: 'text/plain', body: 'Oops' }],
    ['answers with a page', { status: 200, type: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }],
    ['answers with half a reply', { status: 200, type: json, body: '{"access_token": "a' }],
    ['does not know the client', { status: 401, type: json, body: '{"error":"invalid_client"}' }],
    ['sends people elsewhere', { status: 302, type: 'text/plain', body: '' }],
  ]
  test.each(REPLIES)('that %s is told in a sentence, and logged without secrets', async (_, tokenReply) => {
    provider.behaviour = { tokenReply }
    const reply = await enter()
    expect([reply.statusCode, reply.json().error, reply.headers['retry-after']]).toEqual([503, GOOGLE_TEXTS.unreachable, '5'])
    const log = app.logLines.join('\n')
    expect(log).toContain('The OpenID provider failed')
    expect(log).not.toMatch(/code-\d|the-secret-of-the-client/)
  })

  test('that does not answer is not waited for longer than a request may take', async () => {
    provider.behaviour = { hangs: true }
    const begun = performance.now()
    const reply = await enter()
    expect([reply.statusCode, reply.json().error]).toEqual([503, GOOGLE_TEXTS.unreachable])
    expect(performance.now() - begun).toBeLessThan(8000)
  })
})

describe('a site without Google', () => {
  const plain = testApp()

  test('every call says so', async () => {
    const as = await plain.person()
    const replies = await Promise.all([
      plain.call(google.start),
      plain.call(google.signIn, { body: { code: 'c', state: 's' } }),
      plain.call(google.signUp, { body: { ticket: 't', consent: { terms: true, age: 'adult' } } }),
      plain.call(google.state, { as }),
      plain.call(google.startLink, { as, body: { password: 'p' } }),
      plain.call(google.link, { as, body: { code: 'c', state: 's' } }),
      plain.call(google.unlink, { as, body: {} }),
    ])
    for (const reply of replies) expect([reply.statusCode, reply.json().error]).toEqual([404, GOOGLE_TEXTS.notOffered])
  })

  test('a provider that is away is told when somebody begins, and tried again the next time', async () => {
    const away = new FakeOpenIdProvider()
    await away.start()
    const { env } = away
    await away.stop()
    const lonely = new TestApp()
    await lonely.start(env)
    const reply = await lonely.call(google.start)
    expect([reply.statusCode, reply.json().error]).toEqual([503, GOOGLE_TEXTS.unreachable])
    await lonely.stop()
  })
})

test('the settings come together, and the provider is asked over TLS', () => {
  expect(readSettings({}).google).toBeNull()
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'a' })).toThrow('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  const both = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
  expect(readSettings(both).google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' })
  expect(() => readSettings({ ...both, GOOGLE_ISSUER: 'http://id.example' })).toThrow('GOOGLE_ISSUER must begin with https://.')
})
