import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const MINUTE = 60_000

const login = (email: string, password: string) => app.call(accounts.login, { body: { email, password } })
const whoAmI = (as: Parameters<typeof app.call>[1]) => app.call(accounts.profile, as)

describe('abuse 13: a forgotten password', () => {
  const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
  const ask = (email: string, headers = {}) => app.call(passwordReset.ask, { body: { email }, headers })
  const reset = (token: string, password = 'new-monsoon-43') => app.call(passwordReset.set, { body: { token, password } })

  test('a link comes by mail, works once, and ends every session', async () => {
    const reader = await app.person()
    const known = await ask(reader.email.toUpperCase())
    const unknown = await ask('nobody@example.in')
    expect([known.statusCode, known.body]).toEqual([200, unknown.body])
    await app.runJobs()
    expect(app.mails.map((mail) => mail.to)).toEqual([reader.email])
    const token = tokenIn(app.mails[0]?.text)
    expect(app.mails[0]?.html).toContain(token)
    expect((await reset(token)).statusCode).toBe(200)
    expect((await whoAmI({ as: reader })).statusCode).toBe(401)
    expect((await login(reader.email, reader.password)).statusCode).toBe(401)
    expect((await login(reader.email, 'new-monsoon-43')).statusCode).toBe(200)
    expect((await reset(token)).json()).toMatchObject({ error: SENTENCES.resetInvalid, code: 'reset_invalid' })
    await app.runJobs()
    expect(app.mails.at(-1)?.subject).toBe('Your password was changed')
  })

  test('twenty uses of one link at once succeed once', async () => {
    const reader = await app.person()
    await ask(reader.email)
    await app.runJobs()
    const token = tokenIn(app.mails[0]?.text)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `new-monsoon-${i}`)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 400]))
  })

  test('a newer link replaces the older, and half an hour is the end of both', async () => {
    const reader = await app.person()
    await ask(reader.email)
    await app.runJobs()
    app.pass(MINUTE)
    await ask(reader.email)
    await app.runJobs()
    const [older, newer] = app.mails.map((mail) => tokenIn(mail.text)) as [string, string]
    expect((await reset(older)).statusCode).toBe(400)
    app.pass(31 * MINUTE)
    expect((await reset(newer)).statusCode).toBe(400)
  })

  test('the link names the configured address, whatever the request claims, and three an hour are enough', async () => {
    const reader = await app.person()
    for (let i = 0; i < 6; i++) await ask(reader.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await app.runJobs()
    expect(app.mails).toHaveLength(3)
    for (const mail of app.mails) {
      expect(mail.text).toContain('http://localhost:3000/reset-password#token=')
      expect(mail.text + mail.html).not.toContain('evil.example')
    }
  })

  test.each([true, false])(
    'what signs in beside the password stays only where the address was confirmed: %s',
    async (isConfirmed) => {
      const reader = await app.person()
      const of = { user_id: reader.id, created_at: app.now }
      const passkey = { passkey_id: newId(), credential_id: 'c', name: 'n', public_key: 'p', counter: 0 }
      const google = { issuer: 'i', subject: 's', email: 'e', linked_at: app.now, user_id: reader.id }
      await app.db
        .insertInto('passkeys')
        .values({ ...of, ...passkey })
        .execute()
      await app.db.insertInto('google_identities').values(google).execute()
      await app.db
        .insertInto('second_factors')
        .values({ ...of, secret: 'A', last_step: 0, confirmed_at: app.now })
        .execute()
      const change = { email_confirmed_at: isConfirmed ? app.now : null }
      await app.db.updateTable('users').set(change).where('user_id', '=', reader.id).execute()
      await ask(reader.email)
      await app.runJobs()
      await reset(tokenIn(app.mails[0]?.text))
      const left = await Promise.all(
        (['passkeys', 'google_identities', 'second_factors'] as const).map((table) =>
          app.db.selectFrom(table).select('user_id').execute(),
        ),
      )
      expect(left.flat()).toHaveLength(isConfirmed ? 3 : 0)
    },
  )

  test('an outage of the mail server ends no try: the link comes when it is over, and works', async () => {
    const reader = await app.person()
    await ask(reader.email)
    app.isMailDown = true
    for (let tries = 0; tries < 6; tries++) await expect(app.runJobs()).rejects.toThrow('The mail server is down')
    app.isMailDown = false
    await app.runJobs()
    expect(app.mails.map((mail) => mail.to)).toEqual([reader.email])
    expect((await reset(tokenIn(app.mails[0]?.text))).statusCode).toBe(200)
  })

  test('each link is a mail of its own, and none offers to unsubscribe', async () => {
    const reader = await app.person()
    for (const _ of [1, 2]) {
      await ask(reader.email)
      await app.runJobs()
    }
    expect(new Set(app.mails.map((mail) => mail.messageId)).size).toBe(2)
    await reset(tokenIn(app.mails.at(-1)?.text))
    await app.runJobs()
    expect(app.mails).toHaveLength(3)
    for (const { headers } of app.mails) expect(headers?.['List-Unsubscribe']).toBeUndefined()
  })
})
