import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ CONFIRM_EMAIL: '1', REFUSE_DISPOSABLE_EMAIL: '1' })
const PASSWORD = 'monsoon-42'

async function signUp(email: string): Promise<string> {
  return (await app.call(accounts.register, { body: { email, password: PASSWORD } })).json().token
}
const change = (as: string, email: string, password = PASSWORD) =>
  app.call(accounts.changeEmail, { as, body: { email, password } })
const confirm = (token: string, as?: string) => app.call(emailLinks.confirm, { as, body: { token } })
const profileOf = async (as: string) => (await app.call(accounts.profile, { as })).json().data
async function newestToken(): Promise<string> {
  await app.runJobs()
  return /#token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('a mistyped address', () => {
  test('is corrected with the password; the link goes to the new one and confirms it', async () => {
    const asha = await signUp('asha@exmaple.in')
    await newestToken()
    const reply = await change(asha, 'Asha@gmail.com')
    expect([reply.statusCode, reply.json().data]).toMatchObject([200, { email: 'Asha@gmail.com', email_confirmed: false }])
    const token = await newestToken()
    expect(app.mails.map(({ to }) => to)).toEqual(['asha@exmaple.in', 'Asha@gmail.com'])
    expect((await confirm(token, asha)).statusCode).toBe(200)
    expect(await profileOf(asha)).toMatchObject({ email: 'Asha@gmail.com', email_confirmed: true })
    const signedIn = await app.call(accounts.login, { body: { email: 'asha@gmail.com', password: PASSWORD } })
    expect(signedIn.statusCode).toBe(200)
  })

  test('abuse: a link that went to the old address does not confirm the new one, nor does a new password by mail', async () => {
    const mine = await signUp('mine@example.in')
    const old = await newestToken()
    await app.call(passwordReset.ask, { body: { email: 'mine@example.in' } })
    const reset = await newestToken()
    await change(mine, 'victim@example.in')
    expect((await confirm(old)).json()).toMatchObject({ code: 'link_expired' })
    const set = await app.call(passwordReset.set, { body: { token: reset, password: 'another-monsoon' } })
    expect([set.statusCode, (await profileOf(mine)).email_confirmed]).toEqual([400, false])
    expect((await app.call(subscriptions.startTrial, { as: mine })).json().error).toBe(EMAIL_LINK_SENTENCES.confirmForTrial)
  })

  test('abuse: of a change and the use of the old link at the same time, the new address is never confirmed', async () => {
    for (let round = 0; round < 5; round++) {
      const mine = await signUp(`mine${round}@example.in`)
      const old = await newestToken()
      await Promise.all([change(mine, `victim${round}@example.in`), confirm(old, mine)])
      const { email, email_confirmed } = await profileOf(mine)
      expect([`mine${round}@example.in true`, `victim${round}@example.in false`]).toContain(`${email} ${email_confirmed}`)
    }
  })

  test('cannot become the address of somebody else', async () => {
    await signUp('asha@example.in')
    const mine = await signUp('mine@example.in')
    const refused = await change(mine, 'ASHA@example.in')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: SENTENCES.emailTaken, details: [{ path: 'email', message: SENTENCES.emailTaken }] },
    ])
    expect((await profileOf(mine)).email).toBe('mine@example.in')
  })

  test('stays as it is with a wrong password, which is said at its field, and once it is confirmed', async () => {
    const mine = await signUp('mine@example.in')
    const wrong = await change(mine, 'other@example.in', 'not-mine')
    expect([wrong.statusCode, wrong.json().details]).toEqual([403, [{ path: 'password', message: SENTENCES.wrongPassword }]])
    await confirm(await newestToken(), mine)
    const late = await change(mine, 'other@example.in')
    expect([late.statusCode, late.json().error]).toEqual([409, SENTENCES.emailFixed])
    expect((await profileOf(mine)).email).toBe('mine@example.in')
  })

  test('abuse: nobody is mailed more than five links an hour by changing back and forth, and no disposable address is taken', async () => {
    const mine = await signUp('mine@example.in')
    await newestToken()
    for (let n = 0; n < 4; n++) {
      expect((await change(mine, `try${n}@example.in`)).statusCode).toBe(200)
      await app.runJobs()
    }
    expect((await change(mine, 'one-too-many@example.in')).statusCode).toBe(429)
    expect(app.mails).toHaveLength(5)
    app.pass(3_600_000)
    expect((await change(mine, 'somebody@mailinator.com')).statusCode).toBe(422)
  })
})
