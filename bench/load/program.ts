/**
 * An open-loop load generator in a separate process: calls start when they are due, whether or not earlier ones have a reply. Latency is measured
 * from the due time, so that a stalled server does not reduce the load (no coordinated omission).
 */
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { type Draw, drawRequest, OPENING, type Request, requestOf, type World } from './mix.ts'

export interface Order {
  origin: string
  world: World
  seed: number
  seconds: number
  /** Either a rate of calls of all kinds, per second, or the number of people who open the page during the run and how many of them sign in. */
  calls?: { perSecond: number } | { people: number; signIns: number }
  /** Instead of an open loop: the number of clients that call again after each reply. */
  workers?: number
}

/** The results of one kind of call. */
export interface CallResults {
  name: string
  /**
   * The number of replies by status. 0: no reply, -1: timeout, -2: not sent, because too many were waiting, -3: a refusal without Retry-After,
   * -4: a page that was opened and got something other than HTML.
   */
  statuses: Record<number, number>
  /** Sorted durations in milliseconds of replies with 200 or 304. */
  times: number[]
}

/** Longer than the server's limit for a reply. */
const STUCK_MS = 14_000
const MAX_WAITING = 4000
const TICK_MS = 5

const agent = new Agent({ keepAlive: true, maxSockets: 1500 })

process.on('message', async (order: Order) => {
  const told = new Map<string, CallResults>()
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

/** The call with a number, and the rate per second. */
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

function wrongIn(reply: IncomingHttpHeaders, status: number | undefined, sent: Request['headers']): number | undefined {
  if (status === 503 && !reply['retry-after']) return -3
  return sent.accept === 'text/html' && !reply['content-type']?.includes('text/html') ? -4 : undefined
}

function statusOf(origin: string, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, headers, agent, timeout: STUCK_MS }, (reply) => {
      reply.on('error', () => resolve(0))
      reply.on('end', () => resolve(wrongIn(reply.headers, reply.statusCode, headers) ?? reply.statusCode ?? 0))
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
