import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#contract/accounts/sessions.ts'
import { endpoints } from '#contract/all.ts'
import { ErrorReply } from '#contract/error-reply.ts'
import { can, type Policy, type Role } from '#contract/roles.ts'
import { newId, newSecret } from '#server/platform/auth/ids.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const ROLES: Role[] = ['free', 'pro', 'tester', 'admin']
const mayCall = (policy: Policy, role: Role) => policy === 'public' || policy === 'member' || can(role, policy)
/** Bodies that no endpoint accepts: permitted callers fail validation, so nothing is deleted. */
const NONSENSE = { nonsense: true }

const named = endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

function callNonsense(endpoint: (typeof named)[number][1], as: Person | string | undefined) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()]))
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : NONSENSE
  return app.call(endpoint, { as, params: params as never, body })
}

let people: Record<Role, Person>
let revoked: string

beforeEach(async () => {
  const made = await Promise.all(ROLES.map(async (role) => [role, await app.person(role)] as const))
  people = Object.fromEntries(made) as Record<Role, Person>
  const gone = await app.person()
  await app.call(sessions.logout, { as: gone })
  revoked = gone.token
})

describe('access to endpoints', () => {
  test('every endpoint of the contract is covered', () => {
    expect(endpoints.length).toBeGreaterThan(20)
    expect(new Set(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(endpoints.length)
  })

  test.each(named)('%s', async (_name, endpoint) => {
    const as = (caller: Person | string | undefined) => callNonsense(endpoint, caller)
    const isOpen = endpoint.policy === 'public'

    for (const caller of [undefined, revoked, newSecret(), 'x'.repeat(500)]) {
      const reply = await as(caller)
      const outcome = reply.statusCode === 401 ? ErrorReply.parse(reply.json()).code : 'let in'
      expect(outcome).toBe(isOpen ? 'let in' : 'not_authenticated')
    }
    for (const role of ROLES) {
      // One of the endpoints ends the caller's own session.
      const person = await app.again(people[role])
      const reply = await as(person)
      const outcome = [401, 403].includes(reply.statusCode) ? [reply.statusCode, reply.json().error] : 'let in'
      expect(outcome).toEqual(mayCall(endpoint.policy, role) ? 'let in' : [403, endpoint.forbidden])
      expect(reply.statusCode).toBeLessThan(500)
    }
  })

  test.each(named.filter(([, { unconfirmed }]) => unconfirmed))('%s needs a confirmed address', async (_name, endpoint) => {
    const role = ROLES.find((each) => mayCall(endpoint.policy, each)) ?? 'admin'
    const person = await app.person(role)
    await app.db.updateTable('users').set({ email_confirmed_at: null }).where('user_id', '=', person.id).execute()
    const reply = await callNonsense(endpoint, person)
    expect([reply.statusCode, reply.json().error]).toEqual([403, endpoint.unconfirmed])
  })

  test.each([
    '/api/admin/entries/',
    '/api//admin/entries',
    '/API/admin/entries',
    '/api/%61dmin/entries',
    '/api/admin/entries?x=1',
    '/api/admin/./entries',
    '/api/admin/entries;x=1',
  ])('abuse 6: no spelling of an admin address opens it: %s', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PATCH'] as const) {
      const reply = await app.app.inject({ method, url, headers: { authorization: `Bearer ${people.free.token}` } })
      expect([401, 403, 404]).toContain(reply.statusCode)
    }
  })
})
