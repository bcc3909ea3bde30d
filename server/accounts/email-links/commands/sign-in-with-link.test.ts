import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { people } from '#contract/accounts/people.ts'
import { testApp } from '#tests/support/server/app.ts'
import { createSignInLink } from './request-sign-in-link.ts'

const app = testApp()
const MINUTE = 60_000

const ask = (email: string, ip?: string) => app.call(emailLinks.requestSignIn, { body: { email }, ...(ip ? { ip } : {}) })
const signIn = (token: string) => app.call(emailLinks.signIn, { body: { token } })
const newestToken = () => /sign-in-link#token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? ''
async function mailedToken(email: string): Promise<string> {
  await ask(email)
  await app.runJobs()
  return newestToken()
}

describe('signing in with a link', () => {
  test('the mailed link signs in once', async () => {
    const reader = await app.person('pro')
    const token = await mailedToken(reader.email)
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[reader.email, 'Your sign-in link']])
    const signedIn = await signIn(token)
    expect(signedIn.json().user).toMatchObject({ id: reader.id, role: 'pro' })
    expect((await app.call(accounts.profile, { as: signedIn.json().token })).statusCode).toBe(200)
    const again = await signIn(token)
    expect([again.statusCode, again.json()]).toMatchObject([400, { code: 'link_used', error: EMAIL_LINK_SENTENCES.linkUsed }])
  })

  test('abuse 17: of twenty simultaneous uses one signs in', async () => {
    const token = await mailedToken((await app.person()).email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(token)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('the link works for 15 minutes', async () => {
    const token = await mailedToken((await app.person()).email)
    app.pass(15 * MINUTE)
    expect((await signIn(token)).json().code).toBe('link_expired')
    expect((await signIn('made-up')).json().code).toBe('link_invalid')
  })

  test('abuse 12: the reply is the same for an address without an account', async () => {
    const reader = await app.person()
    const [known, unknown] = [await ask(reader.email), await ask('nobody@example.in')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.json().message).toBe(EMAIL_LINK_SENTENCES.signInLinkSent)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })

  test('while a link of the last ten minutes is unused no other is sent; after its use another is', async () => {
    const reader = await app.person()
    const token = await mailedToken(reader.email)
    await mailedToken(reader.email)
    expect(app.mails).toHaveLength(1)
    await signIn(token)
    await mailedToken(reader.email)
    expect(app.mails).toHaveLength(2)
    app.pass(10 * MINUTE)
    await mailedToken(reader.email)
    expect(app.mails).toHaveLength(3)
  })

  test('one network can ask for five links a day for an account', async () => {
    const reader = await app.person()
    for (let n = 0; n < 8; n++) {
      await ask(reader.email, '203.0.113.7')
      await app.runJobs()
      app.pass(11 * MINUTE)
    }
    expect(app.mails).toHaveLength(5)
    await ask(reader.email, '203.0.113.8')
    await app.runJobs()
    expect(app.mails).toHaveLength(6)
  })

  test('a suspended account stays closed and says why', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const token = await mailedToken(reader.email)
    const body = { reason: 'Spam', password: admin.password }
    await app.db.updateTable('users').set({ has_long_password: true }).where('user_id', '=', admin.id).execute()
    expect((await app.call(people.suspend, { as: await app.again(admin), params: { userId: reader.id }, body })).statusCode).toBe(
      200,
    )
    const refused = await signIn(token)
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'This account is suspended. Spam'])
  })

  test('abuse 14: the link of somebody with an authenticator app is used up too: of six uses one asks for the code', async () => {
    const reader = await app.person()
    const factor = { user_id: reader.id, secret: 'JBSWY3DPEHPK3PXP', created_at: app.now, confirmed_at: app.now, last_step: 0 }
    await app.db.insertInto('second_factors').values(factor).execute()
    const token = await mailedToken(reader.email)
    const codes: string[] = []
    for (let n = 0; n < 6; n++) codes.push((await signIn(token)).json().code)
    expect(codes).toEqual(['second_factor_needed', ...Array.from({ length: 5 }, () => 'link_used')])
  })

  test('abuse 17: many who ask at once are sent one link', async () => {
    const reader = await app.person()
    const source = 'x'.repeat(64)
    const made = await Promise.all(Array.from({ length: 8 }, () => createSignInLink(app.db, reader.id, source, app.now)))
    expect(made.filter(Boolean)).toHaveLength(1)
  })

  test('a new password ends the links that are on their way', async () => {
    const reader = await app.person()
    const token = await mailedToken(reader.email)
    const body = { current_password: reader.password, new_password: 'new-monsoon-43' }
    await app.call(accounts.changePassword, { as: reader, body })
    expect((await signIn(token)).statusCode).toBe(400)
  })

  test('an unconfirmed address gets a link to set a new password, which ends the access of the person who signed up with it', async () => {
    const reader = await app.person()
    await app.db.updateTable('users').set({ email_confirmed_at: null }).where('user_id', '=', reader.id).execute()
    await ask(reader.email)
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toEqual(['Set a new password'])
  })

  test('a mail server that is down loses no link', async () => {
    const reader = await app.person()
    await ask(reader.email)
    app.isMailDown = true
    for (let tries = 0; tries < 3; tries++) await expect(app.runJobs()).rejects.toThrow('The mail server is down')
    app.isMailDown = false
    await app.runJobs()
    expect((await signIn(newestToken())).statusCode).toBe(200)
  })
})
