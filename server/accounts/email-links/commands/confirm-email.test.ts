import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { CONFIRM_FIRST } from '#contract/accounts/confirm-first.ts'
import { NEW_PASSWORD_SENTENCE } from '#contract/accounts/email-link-rules.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { FakeAuthenticator } from '#tests/support/fakes/fake-authenticator.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ CONFIRM_EMAIL: '1' })
const ORIGIN = 'http://localhost:3000'
const THEIRS = 'known-to-a-stranger'
const OWN = 'chosen-by-the-owner'

/** @returns the session of the person who signed up, and the token in the mailbox of the address */
async function signUp(email = 'asha@example.in') {
  const reply = await app.call(accounts.register, { body: { email, password: THEIRS } })
  await app.runJobs()
  const { token, user } = reply.json()
  return { session: token as string, id: user.id as string, email, mailed: tokenIn(app.mails.at(-1)?.text) }
}
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const confirm = (body: { token: string; password?: string }, as?: string) => app.call(emailLinks.confirm, { as, body })
const login = (email: string, password: string) => app.call(accounts.login, { body: { email, password } })
const profile = (as: string) => app.call(accounts.profile, { as })

/** As accounts of earlier versions may have them: today nothing of this can be added before the address is confirmed. */
async function withFactors({ id, session }: { id: string; session: string }): Promise<FakeAuthenticator> {
  await setConfirmed(id, app.now)
  const device = new FakeAuthenticator(ORIGIN)
  const options = await app.call(passkeys.addOptions, { as: session, body: { password: THEIRS } })
  const added = { name: 'Stays behind', credential: device.create(options.json().data.challenge) }
  expect((await app.call(passkeys.add, { as: session, body: added })).statusCode).toBe(200)
  const { secret } = (await app.call(secondFactor.start, { as: session, body: { password: THEIRS } })).json().data
  const code = new TOTP({ secret }).generate({ timestamp: app.now.getTime() })
  expect((await app.call(secondFactor.confirm, { as: session, body: { code } })).statusCode).toBe(200)
  const google = { issuer: 'https://accounts.google.com', subject: 's', email: 'stranger@gmail.com', linked_at: app.now }
  await app.db
    .insertInto('google_identities')
    .values({ ...google, user_id: id })
    .execute()
  await setConfirmed(id, null)
  return device
}

async function setConfirmed(userId: string, at: Date | null): Promise<void> {
  await app.db.updateTable('users').set({ email_confirmed_at: at }).where('user_id', '=', userId).execute()
  await invalidate(app.db, `person:${userId}`)
}

const signInWithPasskey = async (device: FakeAuthenticator) => {
  const { challenge } = (await app.call(passkeys.signInOptions)).json().data
  return app.call(passkeys.signIn, { body: { credential: device.get(challenge) } })
}

describe('confirming an address on a device that is not signed in to the account', () => {
  test('asks for a new password, and leaves the link as it is', async () => {
    const { mailed, email } = await signUp()
    const asked = await confirm({ token: mailed })
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      { success: false, error: NEW_PASSWORD_SENTENCE, code: 'new_password_needed', current: { email } },
    ])
    const weak = await confirm({ token: mailed, password: 'password' })
    expect([weak.statusCode, weak.json().details]).toEqual([422, [{ path: 'password', message: SENTENCES.passwordCommon }]])
    expect((await confirm({ token: mailed, password: OWN })).json().data).toEqual({ was_confirmed: false })
    expect((await login(email, OWN)).json().user.email_confirmed).toBe(true)
  })

  test('a session of another account is no session of this one', async () => {
    const { mailed } = await signUp()
    const other = await app.person()
    expect((await confirm({ token: mailed }, other.token)).json().code).toBe('new_password_needed')
    expect((await confirm({ token: mailed, password: OWN }, other.token)).statusCode).toBe(200)
    expect((await profile(other.token)).statusCode).toBe(200)
  })

  test('abuse 26: a stranger who signed up with the address before is shut out: session, password, passkey, Google account and app', async () => {
    const stranger = await signUp()
    const device = await withFactors(stranger)
    await confirm({ token: stranger.mailed, password: OWN })
    expect((await profile(stranger.session)).statusCode).toBe(401)
    expect((await login(stranger.email, THEIRS)).statusCode).toBe(401)
    expect((await signInWithPasskey(device)).json().code).toBe('passkey_unknown')
    for (const table of ['passkeys', 'google_identities', 'second_factors', 'recovery_codes'] as const)
      expect(await app.db.selectFrom(table).select('user_id').execute()).toEqual([])
    expect((await login(stranger.email, OWN)).statusCode).toBe(200)
  })

  test('abuse 26: a link for a new password that was asked for before does not outlive it', async () => {
    const { mailed, email } = await signUp()
    await app.call(passwordReset.ask, { body: { email } })
    await app.runJobs()
    const token = tokenIn(app.mails.at(-1)?.text)
    await confirm({ token: mailed, password: OWN })
    expect((await app.call(passwordReset.set, { body: { token, password: 'one-more-password' } })).statusCode).toBe(400)
  })

  test('where it is signed in to the account, everything stays as it is', async () => {
    const reader = await signUp()
    const device = await withFactors(reader)
    expect((await confirm({ token: reader.mailed }, reader.session)).json().data).toEqual({ was_confirmed: false })
    expect((await profile(reader.session)).json().data.email_confirmed).toBe(true)
    expect((await signInWithPasskey(device)).statusCode).toBe(200)
  })
})

describe('before the address is confirmed', () => {
  test('abuse 26: nothing that would outlive a new password can be added', async () => {
    const { session } = await signUp()
    const body = { password: THEIRS }
    const added = { name: 'Stays behind', credential: new FakeAuthenticator(ORIGIN).create('bm90LWEtY2hhbGxlbmdl') }
    for (const [endpoint, given, sentence] of [
      [passkeys.addOptions, body, CONFIRM_FIRST.passkey],
      [passkeys.add, added, CONFIRM_FIRST.passkey],
      [secondFactor.start, body, CONFIRM_FIRST.app],
      [secondFactor.confirm, { code: '123456' }, CONFIRM_FIRST.app],
    ] as const) {
      const refused = await app.call(endpoint, { as: session, body: given })
      expect([refused.statusCode, refused.json()]).toEqual([403, { success: false, error: sentence, code: 'email_unconfirmed' }])
    }
  })
})

describe('a call that is under way when its session ends', () => {
  /** The call has passed the check of its session, which is cached, when the row goes. */
  const endUnnoticed = (userId: string) => app.db.deleteFrom('sessions').where('user_id', '=', userId).execute()

  test('abuse 26: adds no passkey, confirms no app and sets no password', async () => {
    const asha = await app.person()
    const body = { password: asha.password }
    const { challenge } = (await app.call(passkeys.addOptions, { as: asha, body })).json().data
    const { secret } = (await app.call(secondFactor.start, { as: asha, body })).json().data
    const code = new TOTP({ secret }).generate({ timestamp: app.now.getTime() })
    await endUnnoticed(asha.id)
    const added = { name: 'Stays behind', credential: new FakeAuthenticator(ORIGIN).create(challenge) }
    const change = { current_password: asha.password, new_password: 'kept-by-a-stranger' }
    for (const [endpoint, given] of [
      [passkeys.add, added],
      [secondFactor.confirm, { code }],
      [accounts.changePassword, change],
    ] as const)
      expect((await app.call(endpoint, { as: asha, body: given })).statusCode).toBe(401)
    expect((await login(asha.email, asha.password)).statusCode).toBe(200)
    expect(await app.db.selectFrom('passkeys').select('user_id').execute()).toEqual([])
  })
})
