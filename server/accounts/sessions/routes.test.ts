import { describe, expect, test } from 'vitest'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { accounts } from '#contract/accounts/accounts.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const DAY = 24 * 60 * 60_000
const profile = (as: Person) => app.call(accounts.profile, { as })
/** Sessions are cached for a minute of the real clock. */
const pass = (ms: number) => {
  app.pass(ms)
  return invalidate(app.db, 'person:*')
}
const listed = async (as: Person) => (await app.call(sessions.list, { as })).json().data
const stored = () => app.db.selectFrom('sessions').select(['session_id', 'network_hash']).execute()

describe('how long a session lasts', () => {
  test('abuse 14: fourteen days without use end it', async () => {
    const reader = await app.person()
    app.pass(13 * DAY)
    expect((await profile(reader)).statusCode).toBe(200)
    app.pass(13 * DAY)
    expect((await profile(reader)).statusCode).toBe(200)
    app.pass(14 * DAY + 1000)
    const late = await profile(reader)
    expect([late.statusCode, late.json().error]).toEqual([401, SENTENCES.sessionOver])
  })

  test('abuse 14: sixty days end it however much it is used', async () => {
    const reader = await app.person()
    for (let n = 0; n < 6; n++) {
      await pass(10 * DAY - 1000)
      expect((await profile(reader)).statusCode).toBe(200)
    }
    await pass(7000)
    expect((await profile(reader)).statusCode).toBe(401)
  })

  test('a session that has ended is not listed, and the next night deletes it', async () => {
    const reader = await app.person()
    app.pass(15 * DAY)
    const again = await app.again(reader)
    expect(await listed(again)).toHaveLength(1)
    expect(await stored()).toHaveLength(2)
    await app.runSchedule('delete-expired-sessions')
    expect(await stored()).toHaveLength(1)
  })
})

test('the network of a session is stored as a keyed hash, which nobody can turn back by trying all addresses', async () => {
  await app.person()
  const [session] = await stored()
  expect(session?.network_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(session?.network_hash).not.toBe(hashOf('127.0.0.1'))
})
