import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SENTENCES, SIGN_IN_AGAIN } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { CONSENT_SENTENCES } from '#contract/accounts/consent-rules.ts'
import { google } from '#contract/accounts/google.ts'
import { GOOGLE_TEXTS } from '#contract/accounts/google-rules.ts'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { SECOND_FACTOR_NEEDED } from '#contract/accounts/second-factor-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { FakeOpenIdProvider, type Somebody } from '#tests/support/fakes/fake-openid-provider.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

const provider = new FakeOpenIdProvider()
const app = new TestApp()
beforeAll(async () => {
  await provider.start()
  await app.start({ ...provider.env, CONFIRM_EMAIL: '1' })
})
beforeEach(() => app.empty())
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const BROWSER = { cookie: 'device=AAAAAAAAAAAAAAAAAAAAAA' }
const ASHA: Somebody = { sub: '1001', email: 'asha@gmail.com' }

const startedAt = async () => (await app.call(google.start, { headers: BROWSER })).json().data.url as string
const signIn = (body: unknown) => app.call(google.signIn, { headers: BROWSER, body })
const enter = async (somebody: Somebody) => signIn(provider.agree(await startedAt(), somebody))
const signUp = (ticket: string, headers = BROWSER) =>
  app.call(google.signUp, { headers, body: { ticket, time_zone: 'Asia/Kolkata', consent: { terms: true, age: 'adult' } } })
const ticketFor = async (somebody: Somebody) => (await enter(somebody)).json().current.ticket as string
const stateOf = async (as: Person | string) => (await app.call(google.state, { as })).json().data

/** Somebody whose account has this address. */
async function holder(email: string, change: { email_confirmed_at?: null; suspended_at?: Date; suspended_reason?: string } = {}) {
  const person = await app.person()
  await app.db
    .updateTable('users')
    .set({ email, email_key: email, ...change })
    .where('user_id', '=', person.id)
    .execute()
  return { ...person, email }
}

/** Somebody who signed up with Google. */
const unlink = (as: Person, password = as.password) => app.call(google.unlink, { as, body: { password } })

async function newcomer(somebody = ASHA): Promise<Person> {
  const { token, user } = (await signUp(await ticketFor(somebody))).json()
  return { id: user.id, email: user.email, username: user.username, password: '', token, role: user.role }
}

async function linked(as: Person, somebody: Somebody) {
  const { data } = (await app.call(google.startLink, { as, headers: BROWSER, body: { password: as.password } })).json()
  return app.call(google.link, { as, headers: BROWSER, body: provider.agree(data.url, somebody) })
}

describe('creating an account with Google', () => {
  test('somebody without an account is asked first, then has one with a confirmed address and no password', async () => {
    const asked = await enter(ASHA)
    expect([asked.statusCode, asked.json()]).toMatchObject([
      401,
      { code: 'google_account_needed', error: GOOGLE_TEXTS.accountNeeded, current: { email: ASHA.email } },
    ])
    expect(await app.db.selectFrom('users').select('user_id').execute()).toEqual([])
    const reply = await signUp(asked.json().current.ticket)
    expect([reply.statusCode, reply.json().user]).toMatchObject([
      200,
      { email: ASHA.email, email_confirmed: true, role: 'free', time_zone: 'Asia/Kolkata' },
    ])
    expect(await stateOf(reply.json().token)).toMatchObject({ identity: { email: ASHA.email }, has_password: false })
  })

  test('an account needs consent and a declared age, which are stored', async () => {
    const ticket = await ticketFor(ASHA)
    const refused = await app.call(google.signUp, { body: { ticket } })
    expect([refused.statusCode, refused.json().error]).toEqual([422, CONSENT_SENTENCES.consentNeeded])
    await signUp(ticket)
    expect(await app.db.selectFrom('consents').select('age').execute()).toEqual([{ age: 'adult' }])
  })

  test('the next time it signs in the same account, whatever its address is by then', async () => {
    const asha = await newcomer()
    const reply = await enter({ ...ASHA, email: 'asha.new@gmail.com' })
    expect([reply.statusCode, reply.json().user.id]).toEqual([200, asha.id])
  })

  test('an address that Google verified once, but whose mail is elsewhere, must still be confirmed', async () => {
    const reply = await signUp(await ticketFor({ sub: '7', email: 'ravi@example.test' }))
    expect(reply.json().user.email_confirmed).toBe(false)
    await app.runJobs()
    expect(app.mails).toMatchObject([{ to: 'ravi@example.test', subject: 'Confirm your email address' }])
  })

  test('a ticket makes one account, and only for a quarter of an hour', async () => {
    const [first, second] = [await ticketFor(ASHA), await ticketFor({ sub: '8', email: 'late@gmail.com' })]
    expect((await signUp(first)).statusCode).toBe(200)
    expect((await signUp(first)).statusCode).toBe(409)
    app.pass(15 * 60_000)
    const late = await signUp(second)
    expect([late.statusCode, late.json().error]).toEqual([401, GOOGLE_TEXTS.ticketOver])
    expect((await signUp(`${second.slice(0, -3)}AAA`)).statusCode).toBe(401)
  })

  test('a password cannot be guessed where there is none, and nothing that asks for one works before it is set', async () => {
    const asha = await newcomer()
    const guess = await app.call(accounts.login, { body: { email: asha.email, password: 'no account has this password' } })
    expect(guess.json().error).toBe(SENTENCES.loginFailed)
    const deleted = await app.call(accounts.deleteAccount, { as: asha, body: { password: 'anything' } })
    expect([deleted.statusCode, deleted.json().error]).toEqual([403, SENTENCES.noPassword])
  })
})

describe('an account that only Google signs in', () => {
  const withoutPassword = (as: Person | string) => app.call(accounts.deleteAccount, { as, body: {} })

  test('is deleted without a password within fifteen minutes of signing in, and after that not before signing in again', async () => {
    const asha = await newcomer()
    app.pass(15 * 60_000)
    const late = await withoutPassword(asha)
    expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'sign_in_again', error: SIGN_IN_AGAIN }])
    expect((await app.call(passkeys.addOptions, { as: asha, body: {} })).statusCode).toBe(403)
    const again = (await enter(ASHA)).json().token
    expect((await withoutPassword(asha)).statusCode).toBe(403)
    expect((await app.call(passkeys.addOptions, { as: again, body: {} })).statusCode).toBe(200)
    expect((await app.call(accounts.exportData, { as: again, body: {} })).statusCode).toBe(200)
    expect((await withoutPassword(again)).statusCode).toBe(200)
    expect(await app.db.selectFrom('users').select('user_id').execute()).toEqual([])
  })

  test('has a password that counts once there is one: leaving it out is refused', async () => {
    const reader = await app.person()
    const refused = await withoutPassword(reader)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong_password'])
  })

  test('tells its owner by mail that Google was added or removed', async () => {
    const asha = await holder(ASHA.email)
    await enter(ASHA)
    await unlink(asha)
    await linked(asha, { sub: '9', email: 'other@gmail.com' })
    await app.runJobs()
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ASHA.email, 'A Google account was added to your account'],
      [ASHA.email, 'The Google account was removed from your account'],
      [ASHA.email, 'A Google account was added to your account'],
    ])
  })
})

describe('signing in to an account that exists', () => {
  test('one with the same, confirmed address is linked at once and signed in', async () => {
    const asha = await holder(ASHA.email)
    const reply = await enter({ ...ASHA, email: 'Asha@Gmail.com' })
    expect([reply.statusCode, reply.json().user.id]).toEqual([200, asha.id])
    expect(await stateOf(asha)).toMatchObject({ identity: { email: 'Asha@Gmail.com' }, has_password: true })
  })

  test('an address of a Workspace is as good as one of Gmail', async () => {
    const asha = await holder('asha@school.example')
    const reply = await enter({ sub: '2', email: asha.email, hd: 'school.example' })
    expect(reply.json().user?.id).toBe(asha.id)
  })

  const NOT_LINKED: [string, string, Somebody, Record<string, null>][] = [
    ['nobody has confirmed its address', ASHA.email, ASHA, { email_confirmed_at: null }],
    ['Google does not run the mailbox', 'asha@example.test', { sub: '3', email: 'asha@example.test' }, {}],
    ['the Workspace is another one', 'asha@a.example', { sub: '3', email: 'asha@a.example', hd: 'b.example' }, {}],
  ]
  test.each(NOT_LINKED)('it is not linked where %s', async (_, email, somebody, change) => {
    const asha = await holder(email, change)
    const reply = await enter(somebody)
    expect([reply.statusCode, reply.json().error]).toEqual([409, GOOGLE_TEXTS.linkFirst])
    expect(await stateOf(asha)).toMatchObject({ identity: null })
  })

  test('it is not linked where it has another Google account', async () => {
    const asha = await newcomer()
    const reply = await enter({ ...ASHA, sub: 'somebody who was given the address later' })
    expect(reply.json().error).toBe(GOOGLE_TEXTS.linkFirst)
    expect((await enter(ASHA)).json().user.id).toBe(asha.id)
  })

  test('a suspended account stays out, linked or not, and hears why', async () => {
    const suspension = { suspended_at: app.now, suspended_reason: 'Spam.' }
    const asha = await holder(ASHA.email)
    await enter(ASHA)
    await holder('ravi@gmail.com', suspension)
    await app.db.updateTable('users').set(suspension).where('user_id', '=', asha.id).execute()
    const replies = [await enter(ASHA), await enter({ sub: '5', email: 'ravi@gmail.com' })]
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual([
      [403, SENTENCES.suspended({ reason: 'Spam.' })],
      [403, SENTENCES.suspended({ reason: 'Spam.' })],
    ])
    expect(await app.db.selectFrom('google_identities').select('subject').execute()).toEqual([{ subject: ASHA.sub }])
  })

  test('somebody with an authenticator app is still asked for a code', async () => {
    const asha = await holder(ASHA.email)
    const factor = { user_id: asha.id, secret: 'AAAAAAAAAAAAAAAA', confirmed_at: app.now, created_at: app.now, last_step: 0 }
    await app.db.insertInto('second_factors').values(factor).execute()
    for (const _ of ['linking', 'linked']) {
      const reply = await enter(ASHA)
      expect([reply.statusCode, reply.json().code]).toEqual([401, SECOND_FACTOR_NEEDED])
    }
  })
})

describe('the Google account in the settings', () => {
  test('it is added with the password and removed again', async () => {
    const asha = await app.person()
    const refused = await app.call(google.startLink, { as: asha, headers: BROWSER, body: { password: 'a guess' } })
    expect([refused.statusCode, refused.json().error]).toEqual([403, SENTENCES.wrongPassword])
    expect((await linked(asha, ASHA)).json().data).toMatchObject({ identity: { email: ASHA.email, last_used_at: null } })
    expect((await enter(ASHA)).json().user.id).toBe(asha.id)
    expect((await unlink(asha, 'a guess')).json().error).toBe(SENTENCES.wrongPassword)
    expect((await unlink(asha)).statusCode).toBe(200)
    expect((await enter(ASHA)).json().code).toBe('google_account_needed')
    expect((await unlink(asha)).statusCode).toBe(404)
  })

  test('nobody adds a second one, or one that signs in somebody else', async () => {
    const [asha, ravi] = [await app.person(), await app.person()]
    await linked(asha, ASHA)
    const [second, taken] = [await linked(asha, { sub: '9', email: 'x@gmail.com' }), await linked(ravi, ASHA)]
    expect([second.statusCode, second.json().error]).toEqual([409, GOOGLE_TEXTS.linked])
    expect([taken.statusCode, taken.json().error]).toEqual([409, GOOGLE_TEXTS.taken])
  })

  test('it is not added to an account whose address nobody has confirmed', async () => {
    const asha = await holder('asha@example.test', { email_confirmed_at: null })
    const reply = await app.call(google.startLink, { as: await app.again(asha), body: { password: asha.password } })
    expect([reply.statusCode, reply.json().error]).toEqual([403, GOOGLE_TEXTS.confirmFirst])
  })

  test('the only way to sign in is not removed', async () => {
    const asha = await newcomer()
    const reply = await app.call(google.unlink, { as: asha, body: {} })
    expect([reply.statusCode, reply.json().error]).toEqual([409, GOOGLE_TEXTS.onlyWay])
    const key = { passkey_id: newId(), user_id: asha.id, credential_id: 'c', name: 'Key', public_key: 'p', created_at: app.now }
    await app.db
      .insertInto('passkeys')
      .values({ ...key, counter: 0, transports: '' })
      .execute()
    expect((await app.call(google.unlink, { as: asha, body: {} })).statusCode).toBe(200)
  })
})
