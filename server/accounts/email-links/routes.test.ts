import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { endpoints } from '#contract/all.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { posts } from '#contract/community/posts.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { confirmAllEmails } from '#server/accounts/accounts/commands/confirm-address.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum } from '#tests/support/fixtures/forums.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ CONFIRM_EMAIL: '1' })
const HOUR = 3_600_000

const signUp = async (email = 'asha@example.in') => {
  const reply = await app.call(accounts.register, {
    body: { email, password: 'monsoon-42', consent: { terms: true, age: 'adult' } },
  })
  const { token, user } = reply.json()
  return { token: token as string, id: user.id as string, email, user }
}
const tokenIn = (text = '') => /confirm-email#token=([\w-]+)/.exec(text)?.[1] ?? ''
const mailedToken = async () => {
  await app.runJobs()
  return tokenIn(app.mails.at(-1)?.text)
}
const confirm = (token: string, as?: string) => app.call(emailLinks.confirm, { as, body: { token } })
const isConfirmed = async (as: string) => (await app.call(accounts.profile, { as })).json().data.email_confirmed

describe('confirming an email address', () => {
  test('sign-up mails a link, and opening it where one is signed in confirms the address', async () => {
    const reader = await signUp()
    expect(reader.user.email_confirmed).toBe(false)
    const token = await mailedToken()
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[reader.email, 'Confirm your email address']])
    expect((await confirm(token, reader.token)).json()).toEqual({ success: true, data: { was_confirmed: false } })
    expect(await isConfirmed(reader.token)).toBe(true)
  })

  test('a link that is opened a second time says that the address is confirmed', async () => {
    const reader = await signUp()
    const token = await mailedToken()
    await confirm(token, reader.token)
    expect((await confirm(token)).json().data).toEqual({ was_confirmed: true })
  })

  test('of twenty simultaneous uses of a link one confirms', async () => {
    const reader = await signUp()
    const token = await mailedToken()
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(token, reader.token)))
    expect(replies.filter((reply) => reply.json().data.was_confirmed === false)).toHaveLength(1)
  })

  test('a link works for 24 hours; an expired one can be exchanged for a new one without signing in', async () => {
    const reader = await signUp()
    const token = await mailedToken()
    app.pass(24 * HOUR)
    const late = await confirm(token)
    expect([late.statusCode, late.json().code]).toEqual([400, 'link_expired'])
    expect(await isConfirmed(reader.token)).toBe(false)
    const sent = await app.call(emailLinks.resendExpired, { body: { token } })
    expect(sent.statusCode).toBe(200)
    const next = await mailedToken()
    expect(next).not.toBe(token)
    expect((await confirm(next, reader.token)).statusCode).toBe(200)
    expect(await isConfirmed(reader.token)).toBe(true)
  })

  test.each(['x', 'a'.repeat(43)])('the token %s is refused', async (token) => {
    const replies = [await confirm(token), await app.call(emailLinks.resendExpired, { body: { token } })]
    for (const reply of replies) expect([reply.statusCode, reply.json().code]).toEqual([400, 'link_invalid'])
  })

  test('the link can be sent again, five times an hour and ten times a day', async () => {
    const reader = await signUp()
    const again = async () => {
      await app.runJobs()
      return app.call(emailLinks.resend, { as: reader.token })
    }
    for (let sent = 1; sent < 5; sent++) expect((await again()).statusCode).toBe(200)
    const refused = await again()
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
      429,
      EMAIL_LINK_SENTENCES.tooManyLinks,
      '3600',
    ])
    app.pass(HOUR)
    for (let sent = 5; sent < 10; sent++) expect((await again()).statusCode).toBe(200)
    app.pass(HOUR)
    expect((await again()).statusCode).toBe(429)
    expect(app.mails).toHaveLength(10)
  })

  test('many requests at once send no more links than the limit', async () => {
    const reader = await signUp()
    await Promise.all(Array.from({ length: 20 }, () => app.call(emailLinks.resend, { as: reader.token })))
    await app.runJobs()
    expect(app.mails).toHaveLength(5)
  })

  test('a confirmed address is sent no other link', async () => {
    const reader = await signUp()
    await confirm(await mailedToken(), reader.token)
    const reply = await app.call(emailLinks.resend, { as: reader.token })
    expect([reply.statusCode, reply.json().error]).toEqual([409, EMAIL_LINK_SENTENCES.alreadyConfirmed])
  })

  test('without a mail server the reply says where the link is', async () => {
    const reader = await signUp()
    expect((await app.call(emailLinks.resend, { as: reader.token })).json().message).toBe(EMAIL_LINK_SENTENCES.linkInOutbox)
  })

  test('setting a new password by mail confirms the address too', async () => {
    const reader = await signUp()
    await app.call(passwordReset.ask, { body: { email: reader.email } })
    await app.runJobs()
    const token = /#token=([\w-]+)/.exec(app.mails.find(({ subject }) => subject === 'Set a new password')?.text ?? '')?.[1]
    await app.call(passwordReset.set, { body: { token, password: 'monsoon-43-rain' } })
    const again = await app.signedIn(reader.email, 'monsoon-43-rain')
    expect(await isConfirmed(again.token)).toBe(true)
  })

  test('accounts that an operator creates count as confirmed', async () => {
    await createAccount(app.db, { email: 'editor@example.in', password: 'monsoon-42' }, app.now)
    const editor = await app.signedIn('editor@example.in', 'monsoon-42')
    expect(await isConfirmed(editor.token)).toBe(true)
  })

  test('where the operator turns confirmation off, those who have not confirmed are no longer waited for', async () => {
    const reader = await signUp()
    await confirmAllEmails(app.db, app.now)
    expect(await isConfirmed(reader.token)).toBe(true)
  })

  test('a mail server that is down loses no link', async () => {
    const reader = await signUp()
    app.isMailDown = true
    for (let tries = 0; tries < 6; tries++) await expect(app.runJobs()).rejects.toThrow('The mail server is down')
    app.isMailDown = false
    expect((await confirm(await mailedToken(), reader.token)).statusCode).toBe(200)
  })

  test('only a hash of the token is stored', async () => {
    await signUp()
    const token = await mailedToken()
    expect(JSON.stringify(await app.db.selectFrom('email_links').selectAll().execute())).not.toContain(token)
  })

  test('links are deleted after seven days', async () => {
    await signUp()
    const token = await mailedToken()
    app.pass(7 * 24 * HOUR + 1)
    await app.runSchedule('delete-old-email-links')
    expect((await confirm(token)).json().code).toBe('link_invalid')
  })
})

describe('what an unconfirmed person can do', () => {
  test('they can read, but not start the trial', async () => {
    const reader = await signUp()
    expect((await app.call(accounts.profile, { as: reader.token })).statusCode).toBe(200)
    const refused = await app.call(subscriptions.startTrial, { as: reader.token })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { success: false, error: EMAIL_LINK_SENTENCES.confirmForTrial, code: 'email_unconfirmed' },
    ])
    await confirm(await mailedToken(), reader.token)
    expect((await app.call(subscriptions.startTrial, { as: reader.token })).json().data.state).toBe('trialing')
  })

  test('they cannot post, and can as soon as they have confirmed', async () => {
    const forumId = await aForum(app)
    const reader = await signUp()
    await changeRoleByEmail(app.db, reader.email, 'pro', app.now)
    const post = () => app.call(posts.create, { as: reader.token, params: { forumId }, body: { content: 'Hello' } })
    const refused = await post()
    expect([refused.statusCode, refused.json().error]).toEqual([403, EMAIL_LINK_SENTENCES.confirmToPost])
    await confirm(await mailedToken(), reader.token)
    expect((await post()).statusCode).toBe(200)
  })

  /** What nobody else sees. */
  const PRIVATE = ['forums.subscribe', 'peerLearning.saveTip']
  const writes = endpoints.filter(
    ({ endpoint }) => endpoint.policy === 'community' && ['POST', 'PUT', 'PATCH'].includes(endpoint.method),
  )

  test('everything that others see in the community waits for the confirmation', async () => {
    expect(writes.length).toBeGreaterThan(20)
    const open = writes.filter(({ endpoint }) => !endpoint.unconfirmed)
    expect(open.map(({ feature, name }) => `${feature}.${name}`)).toEqual(PRIVATE)
  })

  test.each(
    writes
      .filter(({ endpoint }) => endpoint.unconfirmed)
      .map(({ feature, name, endpoint }) => [`${feature}.${name}`, endpoint] as const),
  )('%s is refused with what to do', async (_name, endpoint) => {
    const reader = await app.person('pro')
    await app.db.updateTable('users').set({ email_confirmed_at: null }).where('user_id', '=', reader.id).execute()
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()]))
    const reply = await app.call(endpoint, { as: reader, params: params as never, body: {} })
    expect([reply.statusCode, reply.json().code, reply.json().error]).toEqual([403, 'email_unconfirmed', endpoint.unconfirmed])
  })
})
