import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { people } from '#contract/accounts/people.ts'
import { REQUIRED_STEPS } from '#contract/accounts/required-steps.ts'
import { createAccount } from '#server/accounts/accounts/commands/create-account.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const email = 'asha.rao@example.in'
const signUp = async (password: string) => {
  await createAccount(app.db, { email, password }, app.now)
  return app.signedIn(email, password)
}
const opensAdministration = (as: Person) => app.call(people.list, { as })
const changeTo = (as: Person, password: string) =>
  app.call(accounts.changePassword, { as, body: { current_password: as.password, new_password: password } })
const stepOf = async (as: Person) => (await app.call(accounts.profile, { as })).json().data.required_step
const makeAdmin = async ({ id }: Person) => {
  const admin = await app.person('admin')
  const body = { role: 'admin', password: admin.password }
  expect((await app.call(people.changeRole, { as: admin, params: { userId: id }, body })).statusCode).toBe(200)
}

describe('an admin whose password is short', () => {
  test('is asked to change it before administration opens, and it opens with the next call', async () => {
    const asha = await signUp('monsoon-42')
    await makeAdmin(asha)
    const refused = await opensAdministration(asha)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { success: false, error: REQUIRED_STEPS.long_password_required, code: 'long_password_required' },
    ])
    expect(await stepOf(asha)).toBe('long_password_required')
    const saved = await app.call(accounts.updateProfile, { as: asha, body: { time_zone: 'Asia/Kolkata' } })
    expect(saved.json().data.required_step).toBe('long_password_required')
    const short = await changeTo(asha, 'monsoon-43')
    expect([short.statusCode, short.json().details]).toEqual([
      422,
      [{ path: 'new_password', message: SENTENCES.passwordShortForAdmin }],
    ])
    expect((await changeTo(asha, 'monsoon-in-kerala')).statusCode).toBe(200)
    expect(await stepOf(asha)).toBe(null)
    expect((await opensAdministration(asha)).statusCode).toBe(200)
  })

  test('whose password was long all along, from before its length was noted, signs in once more', async () => {
    const asha = await signUp('monsoon-in-kerala')
    await app.db.updateTable('users').set({ has_long_password: null, role: 'admin' }).where('user_id', '=', asha.id).execute()
    const before = await app.again(asha)
    expect((await opensAdministration(before)).statusCode).toBe(403)
    expect((await opensAdministration(await app.signedIn(email, asha.password))).statusCode).toBe(200)
  })
})

describe('passwords that anybody would try first', () => {
  const register = (password: string) => app.call(accounts.register, { body: { email, password } })

  test.each([
    ['        ', SENTENCES.passwordBlank],
    ['\u2003\u2003\u2003\u2003\u2003\u2003', SENTENCES.passwordBlank],
    ['catalyst', SENTENCES.passwordObvious],
    ['UPSC@2026', SENTENCES.passwordObvious],
    ['upscupsc', SENTENCES.passwordObvious],
    ['UPSC Current Catalyst', SENTENCES.passwordObvious],
    ['Asha.Rao', SENTENCES.passwordObvious],
    [' ASHA.RAO@example.in', SENTENCES.passwordObvious],
  ])('"%s" is refused at the field', async (password, message) => {
    const reply = await register(password)
    expect([reply.statusCode, reply.json().error, reply.json().details]).toEqual([422, message, [{ path: 'password', message }]])
  })

  test('a sentence with the name of the product in it may be one', async () => {
    expect((await register('a catalyst of my own')).statusCode).toBe(200)
  })
})
