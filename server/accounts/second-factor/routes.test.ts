import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { audit } from '#contract/accounts/audit.ts'
import { passkeys } from '#contract/accounts/passkeys.ts'
import { people } from '#contract/accounts/people.ts'
import { REQUIRED_STEPS } from '#contract/accounts/required-steps.ts'
import { secondFactor } from '#contract/accounts/second-factor.ts'
import { SECOND_FACTOR_TEXTS } from '#contract/accounts/second-factor-rules.ts'
import { forums } from '#contract/community/forums.ts'
import { type Person, TestApp, testApp } from '#tests/support/server/app.ts'
import { resetSecondFactorByEmail } from './commands/change.ts'

const app = testApp()

const MINUTE = 60_000
const codeOf = (secret: string, in30s = 0) => new TOTP({ secret }).generate({ timestamp: app.now.getTime() + in30s * 30_000 })
const start = (as: Person, password = as.password) => app.call(secondFactor.start, { as, body: { password } })
const confirm = (as: Person, code: string) => app.call(secondFactor.confirm, { as, body: { code } })
const login = ({ email, password }: Person) => app.call(accounts.login, { body: { email, password } })
const enter = (ticket: string, code: string) => app.call(secondFactor.signIn, { body: { ticket, code } })
const stateOf = async (as: Person) => (await app.call(secondFactor.state, { as })).json().data
const ticketOf = async (person: Person): Promise<string> => (await login(person)).json().current.ticket

/** The next code counts: the one that confirmed the app is used up. */
async function withApp(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await start(person)).json().data
  const { recovery_codes } = (await confirm(person, codeOf(secret))).json().data
  app.pass(30_000)
  return { secret, codes: recovery_codes }
}

describe('setting up an authenticator app', () => {
  test('asks for the password, shows a code to scan, and counts once a code has been entered', async () => {
    const asha = await app.person()
    const refused = await start(asha, 'a guess')
    expect([refused.statusCode, refused.json().error]).toEqual([403, SENTENCES.wrongPassword])
    const { secret, uri, qr_svg } = (await start(asha)).json().data
    expect(uri).toContain(`secret=${secret}`)
    expect(qr_svg).toMatch(/^(<\?xml[^>]*>)?\s*<svg[^>]*><rect width="100%" height="100%" fill="#fff"\/>/)
    expect((await stateOf(asha)).enabled_at).toBeNull()
    expect((await login(asha)).statusCode).toBe(200)
    const wrong = await confirm(asha, '000000')
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, SECOND_FACTOR_TEXTS.wrongCode])
    const right = await confirm(asha, `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)
    expect(right.json().data.recovery_codes).toHaveLength(10)
    expect(await stateOf(asha)).toEqual({ enabled_at: app.now.toISOString(), recovery_codes_left: 10, is_required: false })
    expect((await start(asha)).json().error).toBe(SECOND_FACTOR_TEXTS.enabled)
  })

  test('ends every other session, since they began without a code', async () => {
    const asha = await app.person()
    const elsewhere = await app.again(asha)
    await withApp(asha)
    expect((await app.call(accounts.profile, { as: elsewhere })).statusCode).toBe(401)
    expect((await app.call(accounts.profile, { as: asha })).statusCode).toBe(200)
  })

  test('stores recovery codes as hashes, and puts no secret into a person’s download', async () => {
    const asha = await app.person()
    const { secret, codes } = await withApp(asha)
    const rows = JSON.stringify(await app.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
    const text = (await app.call(accounts.exportData, { as: asha, body: { password: asha.password } })).body
    expect(text).toContain('recovery_codes_left')
    expect(text).not.toContain(secret)
  })
})

describe('signing in with an authenticator app', () => {
  test('takes two steps: the password gives a ticket, the code the session', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    const first = await login(asha)
    expect([first.statusCode, first.json()]).toMatchObject([
      401,
      { error: SECOND_FACTOR_TEXTS.needed, code: 'second_factor_needed', current: { ticket: expect.any(String) } },
    ])
    expect(first.json().token).toBeUndefined()
    const second = await enter(first.json().current.ticket, codeOf(secret))
    expect(second.json()).toMatchObject({ success: true, user: { id: asha.id }, token: expect.any(String) })
    expect((await app.call(accounts.profile, { as: second.json().token })).statusCode).toBe(200)
  })

  test('somebody without an app gets the reply that the specification names', async () => {
    const reply = (await login(await app.person())).json()
    expect(Object.keys(reply).sort()).toEqual(['success', 'token', 'user'])
  })

  test('a wrong password says nothing of the app', async () => {
    const asha = await app.person()
    await withApp(asha)
    expect((await login({ ...asha, password: 'a guess' })).json()).toEqual({
      success: false,
      error: SENTENCES.loginFailed,
      code: 'login_failed',
    })
  })

  test('a code works once, also when two use it at the same moment', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    const ticket = await ticketOf(asha)
    const replies = await Promise.all([1, 2, 3].map(() => enter(ticket, codeOf(secret))))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403])
    expect((await enter(ticket, codeOf(secret, -1))).statusCode).toBe(403)
    expect((await enter(ticket, codeOf(secret, 1))).statusCode).toBe(200)
  })

  test('a recovery code works once, in any case, with and without hyphens', async () => {
    const asha = await app.person()
    const { codes } = await withApp(asha)
    const ticket = await ticketOf(asha)
    const code = codes[0] ?? ''
    expect((await enter(ticket, code.toLowerCase())).statusCode).toBe(200)
    expect((await enter(ticket, code)).statusCode).toBe(403)
    expect((await enter(ticket, (codes[1] ?? '').replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await stateOf(asha)).recovery_codes_left).toBe(8)
  })

  test('five wrong codes make a pause that doubles, and the right one waits too', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    const ticket = await ticketOf(asha)
    for (let n = 0; n < 5; n++) expect((await enter(ticket, '000000')).statusCode).toBe(403)
    const refused = await enter(ticket, codeOf(secret))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    app.pass(15 * MINUTE)
    const later = await ticketOf(asha)
    for (let n = 0; n < 5; n++) await enter(later, '000000')
    expect((await enter(later, codeOf(secret))).headers['retry-after']).toBe('1800')
    app.pass(30 * MINUTE)
    expect((await enter(await ticketOf(asha), codeOf(secret))).statusCode).toBe(200)
  })

  test('abuse 11: a recovery code works during the pause, which somebody else may have caused, and ends it', async () => {
    const asha = await app.person()
    const { secret, codes } = await withApp(asha)
    for (let n = 0; n < 5; n++) await enter(await ticketOf(asha), '000000')
    expect((await enter(await ticketOf(asha), 'ABCD-ABCD-ABCD-ABCD')).statusCode).toBe(429)
    expect((await enter(await ticketOf(asha), codes[0] ?? '')).statusCode).toBe(200)
    expect((await enter(await ticketOf(asha), codeOf(secret))).statusCode).toBe(200)
  })

  test('abuse 11: a new password ends the pause: who knew the old one can enter no more codes', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    for (let n = 0; n < 5; n++) await enter(await ticketOf(asha), '000000')
    const body = { current_password: asha.password, new_password: 'another-quiet-stone' }
    await app.call(accounts.changePassword, { as: asha, body })
    expect((await enter(await ticketOf({ ...asha, password: body.new_password }), codeOf(secret))).statusCode).toBe(200)
  })

  test.each(['', 'a.b.c', 'x'.repeat(200)])('a ticket that nobody gave opens nothing: "%s"', async (ticket) => {
    expect((await enter(ticket, '123456')).json()).toMatchObject({ code: 'ticket_over' })
  })

  test('a ticket ends after five minutes, and with a suspension', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person()]
    const { secret } = await withApp(asha)
    const old = await ticketOf(asha)
    app.pass(5 * MINUTE)
    expect((await enter(old, codeOf(secret))).json().error).toBe(SECOND_FACTOR_TEXTS.ticketOver)
    const ticket = await ticketOf(asha)
    const body = { reason: 'Sold answers', password: admin.password }
    await app.call(people.suspend, { as: admin, params: { userId: asha.id }, body })
    expect((await enter(ticket, codeOf(secret))).json()).toMatchObject({ code: 'suspended' })
  })
})

describe('recovery codes and removal', () => {
  test('new recovery codes replace the old ones, and ask for the password', async () => {
    const asha = await app.person()
    const { secret, codes } = await withApp(asha)
    const renew = (body: object) => app.call(secondFactor.renewCodes, { as: asha, body })
    expect((await renew({ password: 'a guess', code: codeOf(secret) })).statusCode).toBe(403)
    const fresh = (await renew({ password: asha.password, code: codeOf(secret) })).json().data.recovery_codes
    const ticket = await ticketOf(asha)
    expect((await enter(ticket, codes[0] ?? '')).statusCode).toBe(403)
    expect((await enter(ticket, fresh[0])).statusCode).toBe(200)
  })

  test('removing the app asks for the password; then one step is enough again', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    const remove = (body: object) => app.call(secondFactor.remove, { as: asha, body })
    expect((await remove({ password: 'a guess', code: codeOf(secret) })).statusCode).toBe(403)
    expect((await remove({ password: asha.password, code: codeOf(secret) })).statusCode).toBe(200)
    expect((await login(asha)).statusCode).toBe(200)
    expect((await remove({ password: asha.password })).json().error).toBe(SECOND_FACTOR_TEXTS.notEnabled)
  })

  test('abuse 14: an open session and the password take no factor away and add none, without a code', async () => {
    const asha = await app.person()
    const { secret, codes } = await withApp(asha)
    const { password } = asha
    const changes = [
      [secondFactor.remove, {}],
      [secondFactor.renewCodes, {}],
      [passkeys.addOptions, {}],
      [passkeys.remove, { passkeyId: asha.id }],
    ] as const
    for (const [endpoint, params] of changes) {
      const call = (body: object) => app.call(endpoint as typeof passkeys.remove, { as: asha, params: params as never, body })
      const [without, wrong] = [await call({ password }), await call({ password, code: '000000' })]
      expect([without.statusCode, without.json()]).toMatchObject([403, { code: 'code_needed', details: [{ path: 'code' }] }])
      expect([wrong.statusCode, wrong.json()]).toMatchObject([403, { code: 'wrong_code', details: [{ path: 'code' }] }])
      expect((await call({ code: codes.at(-1) })).json().code).toBe('wrong_password')
    }
    expect((await app.call(passkeys.addOptions, { as: asha, body: { password, code: codeOf(secret) } })).statusCode).toBe(200)
    expect((await app.call(secondFactor.remove, { as: asha, body: { password, code: codes[0] } })).statusCode).toBe(200)
  })

  test('the command line resets a lost app, ends all sessions, and the audit log holds what admins do with theirs', async () => {
    const [admin, other] = [await app.person('admin'), await app.person('admin')]
    await withApp(admin)
    expect(await resetSecondFactorByEmail(app.db, admin.email.toUpperCase(), app.now)).toBe(true)
    expect(await resetSecondFactorByEmail(app.db, admin.email, app.now)).toBe(false)
    expect((await app.call(accounts.profile, { as: admin })).statusCode).toBe(401)
    expect((await login(admin)).statusCode).toBe(200)
    const { data } = (await app.call(audit.list, { as: other, query: { subject: admin.id } })).json()
    expect(data.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['user.second_factor_reset', 'The command line'],
      ['user.second_factor_added', admin.username],
    ])
  })
})

test('where the operator requires it, the calls of admins and testers work only after a code', async () => {
  const strict = new TestApp()
  await strict.start({ SECOND_FACTOR_REQUIRED: 'staff' })
  try {
    const [admin, tester, pro] = [await strict.person('admin'), await strict.person('tester'), await strict.person('pro')]
    const opens = (as: Person) => strict.call(as.role === 'admin' ? people.list : forums.categories, { as })
    for (const as of [admin, tester])
      expect((await opens(as)).json()).toEqual({
        success: false,
        error: REQUIRED_STEPS.second_factor_required,
        code: 'second_factor_required',
      })
    expect((await opens(pro)).statusCode).toBe(200)
    const stepOf = async (as: Person) => (await strict.call(accounts.profile, { as })).json().data.required_step
    expect([await stepOf(admin), await stepOf(pro)]).toEqual(['second_factor_required', null])
    const { secret } = (await strict.call(secondFactor.start, { as: admin, body: { password: admin.password } })).json().data
    const code = new TOTP({ secret }).generate({ timestamp: strict.now.getTime() })
    expect((await strict.call(secondFactor.state, { as: admin })).json().data.is_required).toBe(true)
    await strict.call(secondFactor.confirm, { as: admin, body: { code } })
    expect((await opens(admin)).statusCode).toBe(200)
    expect(await stepOf(admin)).toBe(null)
  } finally {
    await strict.empty()
    await strict.stop()
  }
})

describe('a first step that is under way', () => {
  test('is over when the password is changed', async () => {
    const asha = await app.person()
    const { secret } = await withApp(asha)
    const ticket = await ticketOf(asha)
    const body = { current_password: asha.password, new_password: 'another-quiet-stone' }
    expect((await app.call(accounts.changePassword, { as: asha, body })).statusCode).toBe(200)
    const late = await enter(ticket, codeOf(secret))
    expect([late.statusCode, late.json().error]).toEqual([401, SECOND_FACTOR_TEXTS.ticketOver])
    expect((await enter(await ticketOf({ ...asha, password: body.new_password }), codeOf(secret))).statusCode).toBe(200)
  })
})
