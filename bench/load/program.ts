/**
 * Calls a server as people do: when each of them is due, whether or not those before have been answered. A reply is timed from when its call was
 * due, so that a server that stops is not asked fewer questions. A program of its own.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { type Draw, drawRequest, OPENING, type Request, requestOf, type World } from './mix.ts'

export interface Order {
  origin: string
  world: World
  seed: number
  seconds: number
  /** Calls a second, of all kinds; or so many people who come within the time, each with all that a page asks for when it is opened, and some who sign in. */
  calls?: { perSecond: number } | { people: number; signIns: number }
  /** Instead of calls that are due: so many who call again as soon as they are answered. */
  workers?: number
}

/** Of one kind of call. */
export interface Told {
  name: string
  /** How often each status came. 0: no answer at all, -1: none in time, -2: too many were waiting to send one more. */
  statuses: Record<number, number>
  /** Milliseconds of those that were answered with 200 or 304, in order. */
  times: number[]
}

/** Longer than the server lets any answer take. */
const STUCK_MS = 14_000
const MAX_WAITING = 4000
const TICK_MS = 5

const agent = new Agent({ keepAlive: true, maxSockets: 1500 })

process.on('message', async (order: Order) => {
  const told = new Map<string, Told>()
  const random = randomFrom(order.seed)
  const draw: Draw = (from) => from[Math.floor(random() * from.length)] as (typeof from)[number]
  let waiting = 0
  const send = async (one: Request, due: number) => {
    const of = told.get(one.name) ?? { name: one.name, statuses: {}, times: [] }
    told.set(one.name, of)
    waiting++
    const status = waiting > MAX_WAITING ? -2 : await statusOf(order.origin, one)
    waiting--
    of.statuses[status] = (of.statuses[status] ?? 0) + 1
    if (status === 200 || status === 304) of.times.push(performance.now() - due)
  }
  const next = () => drawRequest(order.world, draw, randomUUID)
  if (order.workers) await closed(order.seconds, order.workers, () => send(next(), performance.now()))
  else await open(order.seconds, dueOf(order, draw, next), send)
  for (const { times } of told.values()) times.sort((one, other) => one - other)
  process.send?.([...told.values()])
})
process.on('disconnect', () => process.exit(0))

/** What is due, by its number, and how many in a second. */
function dueOf(
  { calls, world, seconds }: Order,
  draw: Draw,
  next: () => Request,
): { perSecond: number; at: (n: number) => Request[] } {
  if (!calls || 'perSecond' in calls) return { perSecond: calls?.perSecond ?? 0, at: () => [next()] }
  const { people, signIns } = calls
  const each = Math.round(people / signIns)
  return {
    perSecond: people / seconds,
    at: (n) => {
      const caller = world.callers[n % world.callers.length] as Record<string, string>
      const names = n % each === 0 ? ['login', ...OPENING] : OPENING
      return names.map((name) => requestOf(name, caller, world, draw, randomUUID))
    },
  }
}

async function open(
  seconds: number,
  { perSecond, at }: ReturnType<typeof dueOf>,
  send: (one: Request, due: number) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  const sent: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; ) {
    const due = begun + (n * 1000) / perSecond
    if (due > performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
      continue
    }
    for (const one of at(n++)) sent.push(send(one, due))
  }
  await Promise.all(sent)
}

async function closed(seconds: number, workers: number, send: () => Promise<void>): Promise<void> {
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < until) await send()
    }),
  )
}

function statusOf(origin: string, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, headers, agent, timeout: STUCK_MS }, (reply) => {
      reply.on('error', () => resolve(0))
      reply.on('end', () => resolve(reply.statusCode ?? 0))
      reply.resume()
    })
    sent.on('timeout', () => {
      resolve(-1)
      sent.destroy()
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}
