import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { people } from '#contract/accounts/people.ts'
import { sessions } from '#contract/accounts/sessions.ts'
import { newSecret } from '#server/platform/auth/ids.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const LIMIT = 5
const statements = new Statements()
const app = testApp({ RATE_READ: String(LIMIT), RATE_WRITE: '3' }, statements.of(testDatabase))

let networks = 0
/** Limits are counted for a minute of the real clock: each test has its own network. */
const aNetwork = () => `203.0.113.${++networks}`
const profile = (as: Person | string | undefined, ip: string) => app.call(accounts.profile, { as, ip })
const statusesOf = async (times: number, call: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await call()).statusCode)
  return statuses
}
const lookUps = () => statements.take().filter(({ sql }) => sql.includes('"token_hash"')).length
const five = (status: number) => Array(LIMIT).fill(status)

describe('a refused call', () => {
  test('counts for the network of a guest', async () => {
    const ip = aNetwork()
    expect(await statusesOf(LIMIT + 1, () => profile(undefined, ip))).toEqual([...five(401), 429])
  })

  test('counts for a member who may not make it', async () => {
    const as = await app.person('free')
    expect(await statusesOf(LIMIT + 1, () => app.call(people.list, { as, ip: aNetwork() }))).toEqual([...five(403), 429])
  })

  test('with a new invented token each time costs no more queries than a network has calls', async () => {
    const ip = aNetwork()
    statements.take()
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await profile(newSecret(), ip)).statusCode))
    expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([
      LIMIT,
      25,
    ])
    expect(lookUps()).toBe(LIMIT)
  })

  test('with a token that no session can have costs no query', async () => {
    statements.take()
    for (const token of ['x', `${newSecret()}x`, newSecret().replace(/./, '.')])
      expect((await profile(token, aNetwork())).statusCode).toBe(401)
    expect(lookUps()).toBe(0)
  })

  test('with the token of a session that has ended costs one query, however often it is repeated', async () => {
    const as = await app.person()
    await app.call(sessions.logout, { as, ip: aNetwork() })
    const ip = aNetwork()
    statements.take()
    expect(await statusesOf(LIMIT, () => profile(as, ip))).toEqual(five(401))
    expect(lookUps()).toBe(1)
  })
})

describe('members of a network from which somebody tries tokens', () => {
  test('are counted by who they are', async () => {
    const ip = aNetwork()
    for (let n = 0; n < LIMIT + 2; n++) expect((await profile(await app.person(), ip)).statusCode).toBe(200)
  })

  test('stay signed in, also when their session is looked up again', async () => {
    const ip = aNetwork()
    const as = await app.person()
    expect((await profile(as, ip)).statusCode).toBe(200)
    await statusesOf(LIMIT + 1, () => profile(newSecret(), ip))
    await app.call(accounts.updateProfile, { as, ip, body: { time_zone: 'Asia/Dubai' } })
    expect((await profile(as, ip)).statusCode).toBe(200)
  })
})
