import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { catchUp } from '#contract/practice/catch-up.ts'
import { progress } from '#contract/reading/progress.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'
import { changeRoleByEmail } from './commands/change-role.ts'

const app = testApp()
const MINUTE = 60_000

const register = (body: object, more: object = {}) => app.call(accounts.register, { body, ...more })
const login = (email: string, password: string, ip = '127.0.0.1') => app.call(accounts.login, { body: { email, password }, ip })
const whoAmI = (as: Parameters<typeof app.call>[1]) => app.call(accounts.profile, as)

describe('signing up', () => {
  test('an aspirant is signed in at once, with a username from the email', async () => {
    const reply = await register({ email: '  Asha.Rao@Example.in ', password: 'monsoon-42', time_zone: 'Asia/Dubai' })
    const { success, token, user } = reply.json()
    expect([reply.statusCode, success, user.email, user.username, user.role, user.time_zone]).toEqual([
      200,
      true,
      'Asha.Rao@Example.in',
      'Asha_Rao',
      'free',
      'Asia/Dubai',
    ])
    expect((await whoAmI({ as: token })).json().data.id).toBe(user.id)
  })

  test('the language of the interface is kept in the account, and can be changed', async () => {
    const given = { email: 'asha@example.in', password: 'monsoon-42', interface_language: 'ta' }
    const { token, user } = (await register(given)).json()
    expect(user.interface_language).toBe('ta')
    const change = (interface_language: string) => app.call(accounts.updateProfile, { as: token, body: { interface_language } })
    expect((await change('hi')).json().data.interface_language).toBe('hi')
    expect((await whoAmI({ as: token })).json().data.interface_language).toBe('hi')
    const refused = await change('fr')
    expect([refused.statusCode, refused.json().error]).toEqual([422, 'interface_language must be one of: en, hi, ta'])
    expect((await register({ email: 'ravi@example.in', password: 'monsoon-42' })).json().user.interface_language).toBeNull()
  })

  test('the same email in other letters is taken, also when two sign up at once', async () => {
    const replies = await Promise.all(
      ['asha@example.in', 'ASHA@example.in', 'Asha@Example.in'].map((email) => register({ email, password: 'monsoon-42' })),
    )
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409])
    expect(replies.find((reply) => reply.statusCode === 409)?.json()).toMatchObject({
      error: SENTENCES.emailTaken,
      code: 'email_taken',
    })
  })

  test('people with the same local part get different usernames', async () => {
    const names = await Promise.all(
      ['a.in', 'b.in', 'c.in'].map(
        async (host) => (await register({ email: `asha@${host}`, password: 'monsoon-42' })).json().user.username,
      ),
    )
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3)
  })

  test.each([
    [{ email: 'asha@example.in', password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ email: 'asha@example.in', password: 'x'.repeat(201) }, 'password', SENTENCES.passwordLong],
    [{ email: 'asha@example.in', password: 'password123' }, 'password', SENTENCES.passwordCommon],
    [{ email: 'not an address', password: 'monsoon-42' }, 'email', SENTENCES.emailInvalid],
    [{ email: '', password: 'monsoon-42' }, 'email', 'Email is required'],
    [{ email: 'a\u0000@example.in', password: 'monsoon-42' }, 'email', 'Email must not contain characters that cannot be stored'],
    [{ email: 'asha@example.in', password: 'monsoon-42', time_zone: 'Mars/Olympus' }, 'time_zone', 'Unknown time zone'],
  ])('%j is refused at %s', async (body, path, message) => {
    const reply = await register(body)
    expect([reply.statusCode, reply.json().error, reply.json().details[0]]).toEqual([422, message, { path, message }])
  })

  test('abuse 5: nobody can sign up as anything but a free reader', async () => {
    const reply = await register({ email: 'asha@example.in', password: 'monsoon-42', role: 'admin', user_id: newId() })
    expect(reply.json().user.role).toBe('free')
  })
})

describe('signing in', () => {
  test('abuse 12: an unknown email and a wrong password are told the same', async () => {
    const reader = await app.person()
    const [unknown, wrong] = [await login('nobody@example.in', 'whatever'), await login(reader.email, 'whatever')]
    expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body])
    expect(wrong.json().error).toBe('Invalid email or password')
  })

  test('abuse 11: after five wrong tries from one network there is a pause, which doubles, and other networks are not locked out', async () => {
    const reader = await app.person()
    for (let i = 0; i < 5; i++) expect((await login(reader.email, 'wrong', '203.0.113.7')).statusCode).toBe(401)
    const blocked = await login(reader.email, reader.password, '203.0.113.7')
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '900'])
    expect(blocked.json().error).toBe('Too many failed attempts. Please try again in 15 minutes.')
    expect((await login(reader.email, reader.password)).statusCode).toBe(200)
    app.pass(15 * MINUTE + 1)
    for (let i = 0; i < 5; i++) await login(reader.email, 'wrong', '203.0.113.7')
    expect((await login(reader.email, reader.password, '203.0.113.7')).headers['retry-after']).toBe('1800')
  })

  test('abuse 11: an attack on an account from many networks leaves its owner in', async () => {
    const reader = await app.person()
    for (let i = 0; i < 21; i++) await login(reader.email, 'wrong', `198.51.100.${i}`)
    expect((await login(reader.email, reader.password, '198.51.100.200')).statusCode).toBe(429)
    expect((await login(reader.email, reader.password, '127.0.0.1')).statusCode).toBe(200)
  })

  test('abuse 14: logging out ends the session on the server', async () => {
    const reader = await app.person()
    const reply = await app.call(sessions.logout, { as: reader })
    expect([reply.statusCode, reply.headers['clear-site-data']]).toEqual([200, '"cache"'])
    expect((await whoAmI({ as: reader })).statusCode).toBe(401)
  })

  test('a change of role takes effect on the next request', async () => {
    const reader = await app.person('pro')
    expect((await whoAmI({ as: reader })).json().data.role).toBe('pro')
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    expect((await whoAmI({ as: reader })).json().data.role).toBe('free')
  })

  test('only hashes of tokens and passwords are stored', async () => {
    const reader = await app.person()
    const rows = JSON.stringify([
      await app.db.selectFrom('sessions').selectAll().execute(),
      await app.db.selectFrom('users').selectAll().execute(),
    ])
    expect(rows).not.toContain(reader.token)
    expect(rows).not.toContain(reader.password)
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

describe('settings', () => {
  test('a new password signs every other device out', async () => {
    const reader = await app.person()
    const other = await app.signedIn(reader.email, reader.password)
    const wrong = await app.call(accounts.changePassword, {
      as: reader,
      body: { current_password: 'no', new_password: 'new-monsoon-43' },
    })
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, SENTENCES.wrongPassword])
    const done = await app.call(accounts.changePassword, {
      as: reader,
      body: { current_password: reader.password, new_password: 'new-monsoon-43' },
    })
    expect(done.statusCode).toBe(200)
    expect([(await whoAmI({ as: reader })).statusCode, (await whoAmI({ as: other })).statusCode]).toEqual([200, 401])
  })

  test('devices are listed, and each can be signed out, but nobody else’s', async () => {
    const reader = await app.person()
    const other = await app.signedIn(reader.email, reader.password)
    const stranger = await app.person()
    const list = (await app.call(sessions.list, { as: reader })).json().data
    expect(list.map((session: { is_current: boolean }) => session.is_current).sort()).toEqual([false, true])
    const sessionId = list.find((session: { is_current: boolean }) => !session.is_current).session_id
    const foreign = await app.call(sessions.end, { as: stranger, params: { sessionId } })
    const unknown = await app.call(sessions.end, { as: stranger, params: { sessionId: newId() } })
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
    expect((await whoAmI({ as: other })).statusCode).toBe(200)
    expect((await app.call(sessions.end, { as: reader, params: { sessionId } })).statusCode).toBe(200)
    expect((await whoAmI({ as: other })).statusCode).toBe(401)
    await app.signedIn(reader.email, reader.password)
    await app.call(sessions.endOthers, { as: reader })
    expect((await app.call(sessions.list, { as: reader })).json().data).toHaveLength(1)
  })

  test.each([
    ['ab', 422, SENTENCES.usernameRules],
    ['has space', 422, SENTENCES.usernameRules],
    ['आशा', 422, SENTENCES.usernameRules],
    ['Moderator', 422, SENTENCES.usernameReserved],
    ['TAKEN', 409, SENTENCES.usernameTaken],
  ])('the username %s is refused', async (username, status, error) => {
    await register({ email: 'taken@example.in', password: 'monsoon-42' })
    const reader = await app.person()
    const reply = await app.call(accounts.updateProfile, { as: reader, body: { username } })
    expect([reply.statusCode, reply.json().error]).toEqual([status, error])
  })

  test('abuse 5: the username changes, and no other field does', async () => {
    const reader = await app.person()
    const reply = await app.call(accounts.updateProfile, {
      as: reader,
      body: { username: 'asha-rao_7', role: 'admin', email: 'x@y.in' },
    })
    expect(reply.json().data).toMatchObject({ username: 'asha-rao_7', role: 'free', email: reader.email })
  })

  test('abuse 25: the download holds what is mine and nothing of others', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    for (const as of [reader, other]) await app.call(progress.markRead, { as, params: { articleId } })
    expect((await app.call(accounts.exportData, { as: reader, body: { password: 'wrong' } })).statusCode).toBe(403)
    const text = (await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })).body
    expect(text).toContain(reader.email)
    expect(text).toContain('Budget')
    expect(text).not.toContain(other.email)
    expect(text).not.toContain('argon2')
  })

  test('abuse 25: deleting the account leaves nothing of it behind, and the email can sign up again', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    await app.call(progress.finish, { as: reader, params: { articleId } })
    await app.call(progress.savePosition, { as: reader, params: { articleId }, body: { position: 0.5 } })
    await app.call(catchUp.mark, { as: reader, body: { article_ids: [articleId], done: true } })
    await login(reader.email, 'wrong')
    expect((await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })).statusCode).toBe(200)
    const tables = [
      'users',
      'sessions',
      'readings',
      'finished_articles',
      'reading_days',
      'reading_streaks',
      'reading_totals',
      'reading_positions',
      'study_plans',
      'caught_up_articles',
      'highlights',
      'mistake_reports',
      'mock_tests',
      'mock_attempts',
      'recall_cards',
      'recall_reviews',
      'recall_settings',
      'recall_fits',
      'written_answers',
      'answer_feedback',
      'answer_feedback_consents',
      'exchanged_answers',
      'exchange_members',
      'password_resets',
      'sign_in_failures',
    ] as const
    const rest = await Promise.all(
      tables.map(async (table) => JSON.stringify(await app.db.selectFrom(table).selectAll().execute())),
    )
    for (const rows of rest) {
      expect(rows).not.toContain(reader.id)
      expect(rows).not.toContain(reader.email)
    }
    expect((await whoAmI({ as: reader })).statusCode).toBe(401)
    expect((await register({ email: reader.email, password: 'monsoon-42' })).statusCode).toBe(200)
  })
})
