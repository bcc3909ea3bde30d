import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { testApp } from '#tests/support/server/app.ts'
import { createAccount } from './create-account.ts'

const app = testApp()
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One password in two forms of Unicode, as two keyboards write it. NFC takes the nukta letters apart. */
const FORMS = [
  ['Latin letters with accents', 'pässwörd-é-123'.normalize('NFC'), 'pässwörd-é-123'.normalize('NFD')],
  [
    'Devanagari letters with nukta',
    '\u0958\u093e\u0917\u093c\u091c\u093c-1234',
    '\u0915\u093c\u093e\u0917\u093c\u091c\u093c-1234',
  ],
] as const

const login = (email: string, password: string) => app.call(accounts.login, { body: { email, password } })
const register = (email: string, password: string) => app.call(accounts.register, { body: { email, password } })

describe.each(FORMS)('a password with %s', (_, one, other) => {
  test('signs in from another keyboard, however it was set', async () => {
    await register('asha@example.in', one)
    expect((await login('asha@example.in', other)).statusCode).toBe(200)
    const ravi = (await register('ravi@example.in', other)).json()
    expect((await login('ravi@example.in', one)).statusCode).toBe(200)
    const change = { current_password: one, new_password: `${other}x` }
    expect((await app.call(accounts.changePassword, { as: ravi.token, body: change })).statusCode).toBe(200)
    expect((await login('ravi@example.in', `${one}x`)).statusCode).toBe(200)
    await createAccount(app.db, { email: 'editor@example.in', password: `${one}-long`, role: 'admin' }, app.now)
    expect((await login('editor@example.in', `${other}-long`)).statusCode).toBe(200)
  })

  test('set by a mailed link, and asked for again before a download and a deletion, is the same too', async () => {
    await register('asha@example.in', 'quiet-river-stone')
    await app.call(passwordReset.ask, { body: { email: 'asha@example.in' } })
    await app.runJobs()
    const token = /#token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1]
    await app.call(passwordReset.set, { body: { token, password: one } })
    const as = (await login('asha@example.in', other)).json().token
    expect((await app.call(accounts.exportData, { as, body: { password: other } })).statusCode).toBe(200)
    expect((await app.call(accounts.deleteAccount, { as, body: { password: other } })).statusCode).toBe(200)
  })

  test('whose hash an earlier version made of what was typed signs in as before, and from then on from every keyboard', async () => {
    const typed = [one, other].find((form) => form !== form.normalize('NFC')) ?? ''
    const asha = await app.person()
    const set = (password_hash: string) =>
      app.db.updateTable('users').set({ password_hash }).where('user_id', '=', asha.id).execute()
    await set(await hash(typed, COST))
    expect((await login(asha.email, typed.normalize('NFC'))).statusCode).toBe(401)
    expect((await login(asha.email, typed)).statusCode).toBe(200)
    expect((await login(asha.email, typed.normalize('NFC'))).statusCode).toBe(200)
    expect((await login(asha.email, typed)).statusCode).toBe(200)
  })
})

describe('the length of a password', () => {
  test.each(['\u200b'.repeat(7), 'abcde\u200b', '\u2060\ufeff\u00ad'.repeat(30), `abc${'\u3164'.repeat(9)}`])(
    'does not count characters that show nothing: %j',
    async (password) => {
      const refused = await register('asha@example.in', password)
      expect([refused.statusCode, refused.json().error]).toEqual([422, SENTENCES.passwordShort])
    },
  )

  test('is that of its common form: 200 letters with a mark of their own are enough, and fit', async () => {
    expect((await register('asha@example.in', 'e\u0301'.repeat(200))).statusCode).toBe(200)
    expect((await register('ravi@example.in', 'e\u0301'.repeat(201))).json().error).toBe(SENTENCES.passwordLong)
    expect((await register('mira@example.in', 'e\u0301'.repeat(5))).json().error).toBe(SENTENCES.passwordShort)
  })

  test('the name of the product and commonest passwords are not hidden by characters that show nothing', async () => {
    expect((await register('asha@example.in', 'upsc\u200bcatalyst')).json().error).toBe(SENTENCES.passwordObvious)
    expect((await register('asha@example.in', 'pass\u200bword')).json().error).toBe(SENTENCES.passwordCommon)
  })
})
