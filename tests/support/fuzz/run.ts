import fc from 'fast-check'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { can, type Role } from '#contract/roles.ts'
import * as properties from './properties.ts'
import { callsOf, namesIn, type Sent } from './request.ts'
import type { World } from './world.ts'
import { takeWrites } from './write-log.ts'

/** Callers without access always get the same reply. */
const AT_THE_DOOR = 0.2
const SECOND = 1000

export interface Tally {
  calls: number
  accepted: number
  refused: number
  byGuests: number
}

export const emptyTally = (): Tally => ({ calls: 0, accepted: 0, refused: 0, byGuests: 0 })

export async function fuzz(
  world: World,
  endpoint: Endpoint,
  role: Role,
  { cases, seed }: { cases: number; seed: number },
): Promise<Tally> {
  await world.gather(role, namesIn(endpoint))
  const tally = emptyTally()
  const isLetIn = endpoint.policy === 'public' || endpoint.policy === 'member' || can(role, endpoint.policy)
  await fc.assert(
    fc.asyncProperty(callsOf(endpoint, world.known), async (sent) => void (await once(world, endpoint, role, sent, tally))),
    { numRuns: isLetIn ? cases : Math.ceil(cases * AT_THE_DOOR), seed },
  )
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(world.app.logLines.filter((line) => line.includes('unexpected error'))).toEqual([])
  return tally
}

/** @returns the status */
export async function once(world: World, endpoint: Endpoint, role: Role, sent: Sent, tally = emptyTally()): Promise<number> {
  const { app } = world
  app.pass(SECOND)
  const caller = world.caller(role)
  if (sent.isRepeatedByGuest && endpoint.policy !== 'public') {
    properties.checkGuest(await send(world, endpoint, sent))
    tally.byGuests++
  }
  const reply = await send(world, endpoint, sent, caller.token)
  // Before any check fails, so that these writes do not count for the next call.
  const writes = endpoint.method === 'GET' ? [] : await takeWrites(app.db)
  const isOk = properties.isAccepted(reply)
  tally.calls++
  if (isOk) tally.accepted++
  else tally.refused++
  if (reply.statusCode === 401 && endpoint.policy !== 'public') {
    // An earlier call ended the session or deleted the account.
    await world.gather(role)
    return reply.statusCode
  }
  properties.checkReply(endpoint, role, reply)
  properties.checkAcceptance(endpoint, sent, isOk)
  if (isOk && endpoint.method !== 'GET' && !endpoint.produces) properties.checkRoundTrip(endpoint, sent, reply)
  properties.checkWrites(endpoint, role, caller.id, isOk, writes)
  return reply.statusCode
}

/** A new IP address per call, because wrong passwords block an address. */
let networks = 0

async function send({ app }: World, endpoint: Endpoint, { url, payload, contentType, headers }: Sent, token?: string) {
  let isAnswered = false
  const reply = app.app
    .inject({
      method: endpoint.method,
      url,
      remoteAddress: `203.0.113.${networks++ % 250}`,
      headers: {
        ...headers,
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    .finally(() => {
      isAnswered = true
    })
  // This call waits for its job.
  while (endpoint.timeoutMs && !isAnswered) await Promise.all([app.runJobs(), new Promise(setImmediate)])
  return reply
}
