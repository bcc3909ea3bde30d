import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import { FakeAuthenticator } from '#tests/support/fakes/fake-authenticator.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.now.getTime() })
const byPassword = ({ password }: Person) => ({ password })

async function withApp(as: Person): Promise<string[]> {
  const { secret } = (await app.call(secondFactor.start, { as, body: byPassword(as) })).json().data
  const reply = await app.call(secondFactor.confirm, { as, body: { code: codeOf(secret) } })
  return reply.json().data.recovery_codes
}

async function signInWith(as: Person, code: string): Promise<number> {
  const first = await app.call(accounts.login, { body: { email: as.email, password: as.password } })
  const { ticket } = first.json().current
  return (await app.call(secondFactor.signIn, { body: { ticket, code } })).statusCode
}

const withPasskey = async (as: Person): Promise<string> => {
  const { challenge } = (await app.call(passkeys.addOptions, { as, body: byPassword(as) })).json().data
  const credential = new FakeAuthenticator('http://localhost:3000').create(challenge)
  return (await app.call(passkeys.add, { as, body: { name: 'My phone', credential } })).json().data.passkey_id
}

/** The subjects of the mails since the last time. */
async function mailed(): Promise<string[]> {
  await app.runJobs()
  return app.mails.splice(0).map(({ subject }) => subject)
}

describe('the owner of an account gets a mail', () => {
  test('when two-step sign-in is turned on, its codes are replaced, one is used, and it is turned off', async () => {
    const asha = await app.person()
    const [code] = await withApp(asha)
    expect(await mailed()).toEqual(['Two-step sign-in was turned on'])
    const renewed = await app.call(secondFactor.renewCodes, { as: asha, body: { ...byPassword(asha), code } })
    expect(await mailed()).toEqual(['A recovery code was used', 'Your recovery codes were replaced'])
    const [first, second] = renewed.json().data.recovery_codes
    expect(await signInWith(asha, first)).toBe(200)
    expect(await mailed()).toEqual(['A recovery code was used'])
    await app.call(secondFactor.remove, { as: asha, body: { ...byPassword(asha), code: second } })
    expect(await mailed()).toEqual(['A recovery code was used', 'Two-step sign-in was turned off'])
  })

  test('when a passkey is added or removed', async () => {
    const asha = await app.person()
    const passkeyId = await withPasskey(asha)
    expect(await mailed()).toEqual(['A passkey was added to your account'])
    await app.call(passkeys.remove, { as: asha, params: { passkeyId }, body: byPassword(asha) })
    expect(await mailed()).toEqual(['A passkey was removed from your account'])
  })

  test('that says what to do if it was somebody else', async () => {
    const asha = await app.person()
    await withPasskey(asha)
    await app.runJobs()
    expect(app.mails.map(({ to }) => to)).toEqual([asha.email])
    expect(app.mails[0]?.text).toContain('If it wasn’t, set a new password now')
    expect(app.mails[0]?.text).toContain('/forgot-password')
  })

  test('but not for a code of the app, a wrong code, or a refused change', async () => {
    const asha = await app.person()
    const { secret } = (await app.call(secondFactor.start, { as: asha, body: byPassword(asha) })).json().data
    await app.call(secondFactor.confirm, { as: asha, body: { code: codeOf(secret) } })
    await mailed()
    app.pass(30_000)
    expect(await signInWith(asha, codeOf(secret))).toBe(200)
    expect(await signInWith(asha, 'ABCD-ABCD-ABCD-ABCD')).toBe(403)
    expect((await app.call(secondFactor.remove, { as: asha, body: { password: 'a guess' } })).statusCode).toBe(403)
    expect(await mailed()).toEqual([])
  })
})
