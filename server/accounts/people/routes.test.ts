import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { audit } from '#contract/accounts/audit.ts'
import { type Person as Listed, people } from '#contract/accounts/people.ts'
import { ALREADY_SUSPENDED, ENOUGH_RESETS, LAST_ADMIN, NOT_SUSPENDED, PERSON_NOT_FOUND } from '#contract/accounts/people-rules.ts'
import { forums } from '#contract/community/forums.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const found = async (as: Person, query: Record<string, string> = {}) =>
  (await app.call(people.list, { as, query })).json() as { data: Listed[]; next_before: string | null }
const change = (as: Person, userId: string, role: string, password = as.password) =>
  app.call(people.changeRole, { as, params: { userId }, body: { role, password } })
const suspend = (as: Person, userId: string, reason = 'Sold answers', password = as.password) =>
  app.call(people.suspend, { as, params: { userId }, body: { reason, password } })
const lift = (as: Person, userId: string) => app.call(people.lift, { as, params: { userId } })
const acts = async (as: Person, subject: string) => (await app.call(audit.list, { as, query: { subject } })).json().data

describe('finding people', () => {
  test('by the beginning of an address or a name, in any case, and by role', async () => {
    const admin = await app.person('admin')
    const password = 'quiet-river-stone'
    for (const email of ['Asha.Rao@example.in', 'ravi_k@example.in', 'ravi.k@asha.in'])
      await createAccount(app.db, { email, password, role: email.startsWith('ravi_') ? 'pro' : 'free' }, app.now)
    const emails = async (query: Record<string, string>) => (await found(admin, query)).data.map(({ email }) => email)
    expect(await emails({ q: ' ASHA' })).toEqual(['Asha.Rao@example.in'])
    expect(await emails({ q: 'Áshā\u200b.Rao' })).toEqual(['Asha.Rao@example.in'])
    expect(await emails({ q: 'ravi' })).toEqual(['ravi.k@asha.in', 'ravi_k@example.in'])
    expect(await emails({ q: 'ravi_' })).toHaveLength(2)
    expect(await emails({ q: 'ravi.' })).toEqual(['ravi.k@asha.in'])
    expect(await emails({ q: '%' })).toEqual([])
    expect(await emails({ q: 'a\\' })).toEqual([])
    expect(await emails({ q: 'ravi', role: 'pro' })).toEqual(['ravi_k@example.in'])
    expect(await emails({ role: 'admin' })).toEqual([admin.email])
    expect(await emails({ role: 'suspended' })).toEqual([])
  })

  test('page by page, latest first, and only for admins', async () => {
    const admin = await app.person('admin')
    const others = [await app.person('free'), await app.person('tester'), await app.person('pro')]
    const first = await found(admin, { limit: '2' })
    expect(first.data.map(({ user_id }) => user_id)).toEqual([others[2]?.id, others[1]?.id])
    expect(first.data[0]).toMatchObject({ role: 'pro', suspended_at: null, last_seen_at: app.now.toISOString() })
    expect(JSON.stringify(first)).not.toContain('password')
    const second = await found(admin, { limit: '2', before: first.next_before as string })
    expect([second.data.map(({ user_id }) => user_id), second.next_before]).toEqual([[others[0]?.id, admin.id], null])
    for (const as of others) expect((await app.call(people.list, { as })).statusCode).toBe(403)
  })
})

describe('the last admin', () => {
  test('cannot delete the account, since nobody could make another; with a second one they can', async () => {
    const admin = await app.person('admin')
    const leave = () => app.call(accounts.deleteAccount, { as: admin, body: { password: admin.password } })
    const refused = await leave()
    expect([refused.statusCode, refused.json().error]).toEqual([409, LAST_ADMIN])
    expect((await app.call(accounts.profile, { as: admin })).statusCode).toBe(200)
    await app.person('admin')
    expect((await leave()).statusCode).toBe(200)
  })
})

describe('changing a role', () => {
  test('counts from the next request on, both ways, and is written down', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('free')]
    const opens = async () => (await app.call(forums.categories, { as: ravi })).statusCode
    expect(await opens()).toBe(403)
    expect((await change(admin, ravi.id, 'pro')).json().data).toMatchObject({ user_id: ravi.id, role: 'pro' })
    const next = await app.call(forums.categories, { as: ravi })
    expect([next.statusCode, next.headers['x-role']]).toEqual([200, 'pro'])
    await change(admin, ravi.id, 'pro')
    await change(admin, ravi.id, 'free')
    const refused = await app.call(forums.categories, { as: ravi })
    expect([refused.statusCode, refused.headers['x-role']]).toEqual([403, 'free'])
    expect(await acts(admin, ravi.id)).toMatchObject([
      { action: 'user.role_changed', actor: admin.username, details: { from: 'pro', to: 'free' } },
      { action: 'user.role_changed', subject: { kind: 'person', name: ravi.username }, details: { from: 'free', to: 'pro' } },
    ])
  })

  test('leaves at least one admin, also when two take each other’s role at once', async () => {
    const [asha, ravi] = [await app.person('admin'), await app.person('admin')]
    const both = await Promise.all([change(asha, ravi.id, 'free'), change(ravi, asha.id, 'free')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)])
    const admins = await app.db.selectFrom('users').where('role', '=', 'admin').select('user_id').execute()
    expect(admins).toHaveLength(1)
    const last = admins[0]?.user_id === asha.id ? asha : ravi
    for (const reply of [await change(last, last.id, 'pro'), await suspend(last, last.id)])
      expect([reply.statusCode, reply.json().error]).toEqual([409, LAST_ADMIN])
    expect((await found(last)).data.find(({ user_id }) => user_id === last.id)?.role).toBe('admin')
  })

  test('needs a role there is, a person there is, and an admin', async () => {
    const [admin, ravi, tester] = [await app.person('admin'), await app.person('free'), await app.person('tester')]
    const { password } = admin
    for (const body of [{}, { role: 'pro' }, { role: 'owner', password }, { role: 'pro', password, email: 'x@y.in' }])
      expect((await app.call(people.changeRole, { as: admin, params: { userId: ravi.id }, body })).statusCode).toBe(422)
    expect((await change(admin, newId(), 'pro')).json().error).toBe(PERSON_NOT_FOUND)
    for (const as of [ravi, tester]) expect((await change(as, as.id, 'admin')).statusCode).toBe(403)
  })
})

describe('an admin whose session somebody else uses', () => {
  const roleOf = async (as: Person, { id }: Person) => (await found(as)).data.find(({ user_id }) => user_id === id)?.role

  test('suspends nobody without the password', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('free')]
    const refused = await suspend(admin, ravi.id, 'Sold answers', 'a guess')
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: SENTENCES.wrongPassword, code: 'wrong_password' }])
    const missing = await app.call(people.suspend, { as: admin, params: { userId: ravi.id }, body: { reason: 'Sold answers' } })
    expect([missing.statusCode, missing.json().details]).toEqual([422, [{ path: 'password', message: 'Password is required' }]])
    expect((await found(admin, { role: 'suspended' })).data).toEqual([])
  })

  test('gives nobody a role without the password', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('free')]
    const refused = await change(admin, ravi.id, 'admin', 'a guess')
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: SENTENCES.wrongPassword, code: 'wrong_password' }])
    expect([await roleOf(admin, ravi), await acts(admin, ravi.id)]).toEqual(['free', []])
    const missing = await app.call(people.changeRole, { as: admin, params: { userId: ravi.id }, body: { role: 'admin' } })
    expect([missing.statusCode, missing.json().details]).toEqual([
      ...[422, [{ path: 'password', message: 'Password is required' }]],
    ])
    expect((await change(admin, ravi.id, 'tester')).statusCode).toBe(200)
  })

  test('is soon stopped from guessing it, and guesses made here count when signing in', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('free')]
    for (let n = 0; n < 5; n++) await change(admin, ravi.id, 'admin', `guess ${n}`)
    const refused = await change(admin, ravi.id, 'admin')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    const signIn = { body: { email: admin.email, password: admin.password } }
    expect((await app.call(accounts.login, signIn)).statusCode).toBe(429)
    expect(await roleOf(admin, ravi)).toBe('free')
  })
})

describe('suspending', () => {
  test('signs out everywhere, keeps out with the reason, and leaves what was written', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, ravi, forumId, 'Still here')
    const second = await app.signedIn(ravi.email, ravi.password)
    expect((await suspend(admin, ravi.id, ' Sold answers. ')).json().data).toMatchObject({
      suspended_at: app.now.toISOString(),
      suspended_reason: 'Sold answers.',
      last_seen_at: null,
    })
    for (const as of [ravi, second]) expect((await app.call(accounts.profile, { as })).statusCode).toBe(401)
    const signIn = (password: string) => app.call(accounts.login, { body: { email: ravi.email, password } })
    const reply = await signIn(ravi.password)
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'This account is suspended. Sold answers.'])
    expect((await signIn('a wrong password')).json().error).toBe(SENTENCES.loginFailed)
    const seen = await app.app.inject({
      url: `/api/community/posts/${post_id}`,
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(seen.json().post.content).toBe('Still here')
    expect((await found(admin, { role: 'suspended' })).data.map(({ user_id }) => user_id)).toEqual([ravi.id])
    expect((await suspend(admin, ravi.id)).json().error).toBe(ALREADY_SUSPENDED)
    expect((await lift(admin, ravi.id)).json().data).toMatchObject({ suspended_at: null, suspended_reason: null })
    expect((await signIn(ravi.password)).statusCode).toBe(200)
    expect((await lift(admin, ravi.id)).json().error).toBe(NOT_SUSPENDED)
    expect((await acts(admin, ravi.id)).map(({ action }: { action: string }) => action)).toEqual([
      ...['user.unsuspended', 'user.suspended'],
    ])
  })

  test('holds against a session that was begun at the same moment', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('pro')]
    const signIn = () => app.call(accounts.login, { body: { email: ravi.email, password: ravi.password } })
    const [, ...replies] = await Promise.all([suspend(admin, ravi.id), signIn(), signIn(), signIn()])
    const tokens = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().token as string)
    const profiles = await Promise.all([ravi, ...tokens].map((as) => app.call(accounts.profile, { as })))
    expect(profiles.map(({ statusCode }) => statusCode)).toEqual(profiles.map(() => 401))
  })

  test('needs a reason', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('pro')]
    for (const reason of ['', '  ', 'x'.repeat(501)]) expect((await suspend(admin, ravi.id, reason)).statusCode).toBe(422)
  })
})

describe('a link to set a new password', () => {
  test('goes to the person, is written down, and ends after so many', async () => {
    const [admin, ravi] = [await app.person('admin'), await app.person('free')]
    const send = () => app.call(people.sendReset, { as: admin, params: { userId: ravi.id } })
    const reply = await send()
    expect([reply.statusCode, reply.json().message]).toEqual([
      ...[200, `A link to set a new password is on its way to ${ravi.email}`],
    ])
    await app.runJobs()
    expect(app.mails).toMatchObject([{ to: ravi.email, subject: 'Set a new password' }])
    expect(await acts(admin, ravi.id)).toMatchObject([{ action: 'user.reset_sent', actor: admin.username }])
    for (let n = 0; n < 2; n++) {
      await send()
      await app.runJobs()
    }
    const enough = await send()
    expect([enough.statusCode, enough.json().error]).toEqual([429, ENOUGH_RESETS])
    expect(await acts(admin, ravi.id)).toHaveLength(3)
    expect((await app.call(people.sendReset, { as: admin, params: { userId: newId() } })).statusCode).toBe(404)
  })
})
