import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { endpoints } from '#contract/all.ts'
import { RefusalReply } from '#contract/refusal.ts'
import { can } from '#contract/roles.ts'
import { sessions } from '#contract/sessions.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, TestApp } from './support/app.ts'
import { published } from './support/articles.ts'

/** Requests that no honest client sends, at every endpoint, on a database with something in it. */
const CASES = 60
const SEED = 20_260_115
/** These end sessions or accounts when they succeed. */
const ENDING: string[] = [sessions.logout, accounts.deleteAccount, sessions.endOthers].map(
  ({ method, path }) => `${method} ${path}`,
)

const HOSTILE = [
  '',
  ' ',
  '\0',
  '%00',
  'a\\',
  '\ud800',
  "' or 1=1 --",
  '2026-02-30',
  '0000-01-01',
  '-1',
  '1e400',
  '99999999999999999999',
  '<script>',
  'संविधान',
  '\u202e',
  '__proto__',
  'x'.repeat(3000),
]
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE, null, true, 0, -1, 0.5, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
)
const id = fc.oneof(
  fc.constant('known'),
  fc.constant(newId()),
  fc.constantFrom(...HOSTILE.filter((text) => text.isWellFormed() && text.length < 300)),
)

const app = new TestApp()
let people: Person[]
let known: string

beforeAll(async () => {
  await app.start()
  await app.empty()
  people = [await app.person('free'), await app.person('pro'), await app.person('admin')]
  known = (await published(app, '2026-01-15', ['Budget', 'Monsoon']))[0] ?? ''
})
afterAll(() => app.stop())

describe('hostile requests', () => {
  test.each(
    endpoints
      .filter(({ endpoint }) => !ENDING.includes(`${endpoint.method} ${endpoint.path}`))
      .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s answers them all with a reply or a plain refusal', async (_name, endpoint) => {
    const fields = endpoint.body ? Object.keys((endpoint.body as { shape?: object }).shape ?? {}) : []
    const body = fc.oneof(
      fc.dictionary(fields.length > 0 ? fc.constantFrom(...fields) : fc.string(), value, { maxKeys: 5 }),
      value,
    )
    const query = fc.dictionary(
      fc.constantFrom('q', 'limit', 'before', 'x'),
      fc.constantFrom(...HOSTILE.filter((text) => text.isWellFormed())),
      { maxKeys: 3 },
    )
    await fc.assert(
      fc.asyncProperty(body, query, id, fc.nat(2), async (body, query, id, who) => {
        const caller = people[who] as Person
        const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
        const params = Object.fromEntries(names.map((name) => [name, id === 'known' ? known : id]))
        const reply = await app.call(endpoint, {
          as: caller,
          params: params as never,
          query,
          ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        })
        expect(reply.statusCode).toBeLessThan(500)
        if (reply.statusCode >= 300) expect(RefusalReply.safeParse(reply.json()).error).toBeUndefined()
        else if (!endpoint.sends) expect(endpoint.reply.safeParse(reply.json()).error).toBeUndefined()
        if (endpoint.policy !== 'public' && endpoint.policy !== 'member' && !can(caller.role, endpoint.policy))
          expect(reply.statusCode).toBe(403)
      }),
      { numRuns: CASES, seed: SEED },
    )
  })
})
