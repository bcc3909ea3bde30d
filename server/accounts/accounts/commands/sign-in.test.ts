import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { people } from '#contract/accounts/people.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

/** With the usual limit of calls per network. */
const app = testApp({ RATE_AUTH: '' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const attempt = (email: string, password: string, ip: string, cookie?: string) =>
  app.call(accounts.login, { body: { email, password }, ip, headers: cookie ? { cookie } : {} })

/** Somebody who signed in once, on a device and in a network that are known from then on. */
async function owner() {
  const person = await app.person()
  const reply = await attempt(person.email, person.password, '192.0.2.1')
  return { person, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}

async function signsInByLink(email: string, ip: string): Promise<number> {
  await app.call(emailLinks.requestSignIn, { body: { email }, ip })
  await app.runJobs()
  const token = /sign-in-link#token=([\w-]+)/.exec(app.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[1] ?? ''
  return (await app.call(emailLinks.signIn, { body: { token }, ip })).statusCode
}

describe('an attacker with 1,000 networks against one account', () => {
  const network = (n: number) => `198.18.${Math.floor(n / 250) % 4}.${(n % 250) + 1}`
  const ELSEWHERE = '203.0.113.50'

  test('abuse 11: tries 20 passwords when all networks call at once', async () => {
    const { person } = await owner()
    const statuses: number[] = []
    for (let first = 0; first < 1000; first += 100) {
      const calls = Array.from({ length: 100 }, (_, n) => attempt(person.email, `guess-${first + n}`, network(first + n)))
      statuses.push(...(await Promise.all(calls)).map((reply) => reply.statusCode))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(980)
  })

  test('abuse 11: tries 140 passwords in the first day and 20 in each day after it, while the owner signs in at any time', async () => {
    const { person, cookie } = await owner()
    const tries = { first: 0, second: 0, third: 0 }
    const owners = async () => [
      (await attempt(person.email, person.password, ELSEWHERE, cookie)).statusCode,
      (await attempt(person.email, person.password, '192.0.2.1')).statusCode,
      (await attempt(person.email, person.password, `203.0.113.${100 + app.now.getUTCHours()}`)).statusCode,
    ]
    const ownersStatuses: number[][] = []
    let next = 0
    for (const day of ['first', 'second', 'third'] as const)
      for (const dayEnds = app.now.getTime() + DAY; app.now.getTime() < dayEnds; app.pass(15 * MINUTE)) {
        while ((await attempt(person.email, 'guess', network(next++))).statusCode === 401) tries[day]++
        if (app.now.getUTCHours() % 6 === 0 && app.now.getUTCMinutes() === 0) ownersStatuses.push(await owners())
      }
    expect(ownersStatuses).toEqual(Array.from({ length: 12 }, () => [200, 200, 429]))
    expect(tries.first).toBe(140)
    expect(tries.second).toBeLessThanOrEqual(20)
    expect(tries.third).toBeLessThanOrEqual(20)
  })

  test('abuse 11: asks for links all day and the owner still signs in by link on a new device', async () => {
    const { person } = await owner()
    for (const ends = app.now.getTime() + DAY; app.now.getTime() < ends; app.pass(5 * MINUTE)) {
      await app.call(emailLinks.requestSignIn, { body: { email: person.email }, ip: network(app.now.getTime() / MINUTE) })
      await app.runJobs()
    }
    expect(app.mails.length).toBeLessThanOrEqual(144)
    expect(await signsInByLink(person.email, '203.0.113.77')).toBe(200)
  }, 60_000)

  test('abuse 11: a neighbour behind the same address cannot lock the owner out of a known device', async () => {
    const { person, cookie } = await owner()
    for (let n = 0; n < 5; n++) await attempt(person.email, 'guess', '192.0.2.1')
    expect((await attempt(person.email, person.password, '192.0.2.1')).statusCode).toBe(429)
    expect((await attempt(person.email, person.password, '192.0.2.1', cookie)).statusCode).toBe(200)
    expect(await signsInByLink(person.email, '192.0.2.1')).toBe(200)
  })
})

describe('a known device', () => {
  test('has five tries of its own, and then the same pause', async () => {
    const { person, cookie } = await owner()
    for (let n = 0; n < 5; n++) expect((await attempt(person.email, 'typo', '192.0.2.1', cookie)).statusCode).toBe(401)
    const refused = await attempt(person.email, person.password, '192.0.2.1', cookie)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
      429,
      '900',
      'Too many failed attempts. Please try again in 15 minutes.',
    ])
  })

  test('is known to no other account, and an invented id to none', async () => {
    const { cookie } = await owner()
    const other = await owner()
    for (const given of [cookie, 'device=AAAAAAAAAAAAAAAAAAAAAA'])
      for (let n = 0; n < 5; n++) await attempt(other.person.email, 'guess', '203.0.113.9', given)
    expect((await attempt(other.person.email, other.person.password, '203.0.113.9', cookie)).statusCode).toBe(429)
  })

  test('is told apart by a cookie that scripts and other sites cannot use', async () => {
    const person = await app.person()
    const given = String((await attempt(person.email, person.password, '192.0.2.1')).headers['set-cookie'])
    expect(given).toMatch(/^device=[\w-]{22}; Path=\/api\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
  })

  test('is forgotten after 180 days without a sign-in, and with the account', async () => {
    await owner()
    const stored = async () => (await app.db.selectFrom('sign_in_sources').selectAll().execute()).length
    expect(await stored()).toBeGreaterThan(1)
    app.pass(181 * DAY)
    await app.runSchedule('delete-expired-sessions')
    expect(await stored()).toBe(0)
    const { person } = await owner()
    await app.call(accounts.deleteAccount, { as: await again(person), body: { password: person.password } })
    expect(await stored()).toBe(0)
  })

  const again = (person: Person) => app.again(person)
})

describe('somebody who is signed in', () => {
  const password = (as: Person, given: string, ip: string) => app.call(accounts.exportData, { as, body: { password: given }, ip })

  test('confirms their password on the move, whatever strangers try', async () => {
    const { person } = await owner()
    for (let n = 0; n < 20; n++) await attempt(person.email, 'guess', `198.18.0.${n + 1}`)
    expect((await attempt(person.email, person.password, '203.0.113.50')).statusCode).toBe(429)
    expect((await password(await app.again(person), person.password, '203.0.113.50')).statusCode).toBe(200)
  })

  test('has five tries for the session, from whatever network', async () => {
    const as = await app.person()
    for (let n = 0; n < 5; n++) expect((await password(as, 'guess', `198.18.0.${n + 1}`)).statusCode).toBe(403)
    expect((await password(as, as.password, '198.18.0.9')).statusCode).toBe(429)
  })
})

describe('a classroom of 200 behind one address', () => {
  test('all sign in on new devices within a minute, also those who mistype first', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, () => app.person()))
    const signIn = async (person: Person, n: number) => {
      if (n % 2 === 0) await attempt(person.email, 'mistyped', '198.51.100.9')
      return (await attempt(person.email, person.password, '198.51.100.9')).statusCode
    }
    const statuses: number[] = []
    for (let first = 0; first < 200; first += 50)
      statuses.push(...(await Promise.all(people.slice(first, first + 50).map(signIn))))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }, 60_000)
})

test('neither addresses nor networks are stored with the failures', async () => {
  const person = await app.person()
  await attempt(person.email, 'guess', '203.0.113.7')
  const stored = JSON.stringify(await app.db.selectFrom('sign_in_failures').selectAll().execute())
  expect(stored).toContain('account')
  for (const word of [person.email, '203.0.113.7']) expect(stored).not.toContain(word)
})

describe('somebody who knows the old password', () => {
  test('gets no session that outlives a change of the password at the same moment', async () => {
    const survivors: string[] = []
    for (let round = 0; round < 4; round++) {
      const { person } = await owner()
      const change = app.call(accounts.changePassword, {
        as: person,
        body: { current_password: person.password, new_password: 'another-quiet-stone' },
      })
      const attempts = Array.from({ length: 8 }, (_, n) => attempt(person.email, person.password, `198.51.100.${n + 1}`))
      const [changed, ...replies] = await Promise.all([change, ...attempts])
      expect(changed.statusCode).toBe(200)
      const tokens = replies.flatMap((reply) => (reply.statusCode === 200 ? [reply.json().token as string] : []))
      for (const token of tokens) if ((await app.call(accounts.profile, { as: token })).statusCode === 200) survivors.push(token)
    }
    expect(survivors).toEqual([])
  })

  test('gets no session while the account is suspended, nor one that wakes when that is lifted', async () => {
    const admin = await app.person('admin')
    const { person } = await owner()
    const suspend = app.call(people.suspend, {
      as: admin,
      params: { userId: person.id },
      body: { reason: 'Spam', password: admin.password },
    })
    const attempts = Array.from({ length: 8 }, (_, n) => attempt(person.email, person.password, `198.51.100.${n + 1}`))
    const [suspended, ...replies] = await Promise.all([suspend, ...attempts])
    expect(suspended.statusCode).toBe(200)
    await app.call(people.lift, { as: admin, params: { userId: person.id } })
    const tokens = replies.flatMap((reply) => (reply.statusCode === 200 ? [reply.json().token as string] : []))
    const statuses = await Promise.all(tokens.map(async (as) => (await app.call(accounts.profile, { as })).statusCode))
    expect(statuses.filter((status) => status === 200)).toEqual([])
  })
})
