import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { CONSENT_FIRST, CONSENT_SENTENCES } from '#contract/accounts/consent-rules.ts'
import { checkout } from '#contract/billing/checkout.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { posts } from '#contract/community/posts.ts'
import { daily } from '#contract/reading/daily.ts'
import { LEGAL_VERSION } from '#server/settings/legal-version.ts'
import { aForum } from '#tests/support/fixtures/forums.ts'
import { testApp } from '#tests/support/server/app.ts'
import { changeRoleByEmail } from './change-role.ts'
import { createAccount } from './create-account.ts'

const app = testApp()

const ASHA = { email: 'asha@example.in', password: 'monsoon-42' }
const ADULT = { terms: true, age: 'adult' }
const register = (consent?: unknown) => app.call(accounts.register, { body: { ...ASHA, ...(consent ? { consent } : {}) } })
const accept = (as: string, version: string, age?: string) =>
  app.call(accounts.acceptLegalTexts, { as, body: { version, ...(age ? { age } : {}) } })
const toAccept = async (as: string) => (await app.call(accounts.profile, { as })).json().data.legal_texts_to_accept
const exported = async (as: string) =>
  (await app.call(accounts.exportData, { as, body: { password: ASHA.password } })).json().data.data.accounts.consents

describe('consent at sign-up', () => {
  test.each(['adult', 'guardian'])('is kept with its date, the version of the texts and the age as declared: %s', async (age) => {
    const { token } = (await register({ terms: true, age })).json()
    expect(await exported(token)).toEqual([{ legal_version: LEGAL_VERSION, age, agreed_at: app.now.toISOString() }])
    expect(await toAccept(token)).toBe(null)
  })

  test.each([
    [{ terms: false, age: 'adult' }, 'consent.terms', CONSENT_SENTENCES.consentNeeded],
    [{ age: 'adult' }, 'consent.terms', CONSENT_SENTENCES.consentNeeded],
    [{ terms: true }, 'consent.age', CONSENT_SENTENCES.ageNeeded],
    [{ terms: true, age: '17' }, 'consent.age', CONSENT_SENTENCES.ageNeeded],
    ['yes', 'consent', CONSENT_SENTENCES.consentNeeded],
  ])('%j creates no account', async (consent, path, message) => {
    const reply = await register(consent)
    expect([reply.statusCode, reply.json().details]).toEqual([422, [{ path, message }]])
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('a program that does not know of consent signs up as before; the download says that none is recorded', async () => {
    const reply = await register()
    expect([reply.statusCode, reply.json().user]).toMatchObject([
      200,
      { legal_texts_to_accept: LEGAL_VERSION, needs_consent: true },
    ])
    expect(await exported(reply.json().token)).toContain('None recorded')
  })

  test('without it nobody posts, starts a trial or buys, until they have agreed and declared their age', async () => {
    const forumId = await aForum(app)
    const { token, user } = (await register()).json()
    await changeRoleByEmail(app.db, user.email, 'pro', app.now)
    const calls = () => [
      app.call(posts.create, { as: token, params: { forumId }, body: { content: 'Hello' } }),
      app.call(subscriptions.startTrial, { as: token }),
      app.call(checkout.create, { as: token, body: { plan: 'pro', cycle: 'monthly' } }),
    ]
    for (const refused of await Promise.all(calls()))
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: CONSENT_FIRST, code: 'consent_needed' }])
    const without = await accept(token, LEGAL_VERSION)
    expect([without.statusCode, without.json().details]).toEqual([422, [{ path: 'age', message: CONSENT_SENTENCES.ageNeeded }]])
    const agreed = await accept(token, LEGAL_VERSION, 'guardian')
    expect(agreed.json().data).toMatchObject({ legal_texts_to_accept: null, needs_consent: false })
    expect(await exported(token)).toMatchObject([{ legal_version: LEGAL_VERSION, age: 'guardian' }])
    for (const reply of await Promise.all(calls())) expect(reply.json().code).not.toBe('consent_needed')
  })

  test('without it reading works', async () => {
    const { token } = (await register()).json()
    expect((await app.call(daily.entries, { as: token })).statusCode).toBe(200)
  })

  test('goes with the account', async () => {
    const { token } = (await register(ADULT)).json()
    await app.call(accounts.deleteAccount, { as: token, body: { password: ASHA.password } })
    expect(await app.db.selectFrom('consents').selectAll().execute()).toEqual([])
  })
})

describe('a new version of the legal texts', () => {
  const agreedTo = (legal_version: string) => app.db.updateTable('consents').set({ legal_version }).execute()

  test('is to be accepted by those who agreed to an older one; both stay recorded', async () => {
    const { token } = (await register(ADULT)).json()
    await agreedTo('2025-12-31')
    expect(await toAccept(token)).toBe(LEGAL_VERSION)
    app.pass(60_000)
    const reply = await accept(token, LEGAL_VERSION)
    expect([reply.statusCode, reply.json().data.legal_texts_to_accept]).toEqual([200, null])
    expect(await toAccept(token)).toBe(null)
    expect(await exported(token)).toMatchObject([
      { legal_version: '2025-12-31', age: 'adult' },
      { legal_version: LEGAL_VERSION, age: null, agreed_at: app.now.toISOString() },
    ])
  })

  test('nobody agrees to a text that is not shown', async () => {
    const { token } = (await register(ADULT)).json()
    const reply = await accept(token, '2199-01-01')
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { error: CONSENT_SENTENCES.textsChanged, code: 'legal_texts_changed' },
    ])
    expect(await exported(token)).toHaveLength(1)
  })

  test('accepting twice at once records one', async () => {
    const { token } = (await register(ADULT)).json()
    await agreedTo('2025-12-31')
    const replies = await Promise.all([accept(token, LEGAL_VERSION), accept(token, LEGAL_VERSION)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await exported(token)).toHaveLength(2)
  })

  test('an account without consent is asked only about texts that are newer than the account', async () => {
    await createAccount(app.db, ASHA, new Date(`${LEGAL_VERSION}T00:00:00Z`))
    const { token } = await app.signedIn(ASHA.email, ASHA.password)
    expect(await toAccept(token)).toBe(null)
    await app.db
      .updateTable('users')
      .set({ created_at: new Date('2026-01-01') })
      .execute()
    expect(await toAccept(token)).toBe(LEGAL_VERSION)
  })
})
