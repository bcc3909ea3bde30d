import { randomUUID } from 'node:crypto'
import type { FastifyRateLimitStore, RateLimitPluginOptions } from '@fastify/rate-limit'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/open.ts'
import { onSignal } from './signals.ts'

const MOST_CALLERS = 20_000
/** Who has not used up a sixteenth of what they may is nobody to speak of. */
const WORTH_TELLING = 1 / 16
const TELL_EVERY_MS = 1000
/** PostgreSQL takes messages of less than 8000 bytes. */
const MOST_IN_A_MESSAGE = 80
const MOST_MESSAGES = 5
const TOPIC = 'rates'

interface Count {
  /** Calls here and elsewhere since the window began. */
  used: number
  /** Those of them that were made here, and those that the others know of. */
  here: number
  told: number
  ends: number
}

type Told = [key: string, calls: number, windowMs: number]

/**
 * How often each caller has called in a window that begins with their first call. Counted in memory, so that no call waits for it; once a
 * second the processes tell each other of callers who call a lot, so that a limit holds over all of them, within about a second.
 */
export class Rates implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: MOST_CALLERS })
  readonly #toTell = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 60_000,
    most = Number.POSITIVE_INFINITY,
  ): void {
    const count = this.#add(key, 1, windowMs)
    count.here++
    if (count.here > most * WORTH_TELLING) this.#toTell.set(key, windowMs)
    done(null, { current: count.used, ttl: count.ends - this.#now() })
  }

  /** All routes of a class are counted together: the key names the class. */
  child(): this {
    return this
  }

  /** @returns what the others have not been told yet, in portions that fit a message, the busiest callers first */
  untold(): Told[][] {
    const due: { key: string; windowMs: number; count: Count }[] = []
    for (const [key, windowMs] of this.#toTell) {
      const count = this.#counts.peek(key)
      if (count && count.ends > this.#now() && count.here > count.told) due.push({ key, windowMs, count })
      else this.#toTell.delete(key)
    }
    const untoldOf = ({ here, told }: Count) => here - told
    due.sort((one, other) => untoldOf(other.count) - untoldOf(one.count))
    // Whoever finds no room is told of the next time.
    const told = due.slice(0, MOST_MESSAGES * MOST_IN_A_MESSAGE).map(({ key, windowMs, count }): Told => {
      const calls = untoldOf(count)
      count.told = count.here
      this.#toTell.delete(key)
      return [key, calls, windowMs]
    })
    return Array.from({ length: Math.ceil(told.length / MOST_IN_A_MESSAGE) }, (_, n) =>
      told.slice(n * MOST_IN_A_MESSAGE, (n + 1) * MOST_IN_A_MESSAGE),
    )
  }

  hear(told: Told[]): void {
    for (const [key, calls, windowMs] of told) this.#add(key, calls, windowMs)
  }

  #add(key: string, calls: number, windowMs: number): Count {
    const now = this.#now()
    const kept = this.#counts.get(key)
    const count = kept && kept.ends > now ? kept : { used: 0, here: 0, told: 0, ends: now + windowMs }
    count.used += calls
    if (count !== kept) this.#counts.set(key, count)
    return count
  }
}

/** The plugin makes its store itself, of a class: one for all its routes is what it is given here. */
export function storeOf(rates: Rates) {
  function Store() {
    return rates
  }
  return Store as unknown as NonNullable<RateLimitPluginOptions['store']>
}

/**
 * Has the processes on one database tell each other what they count. What does not arrive is counted by each for itself.
 * @returns a function that ends it
 */
export function shareRates(rates: Rates, db: Db): () => Promise<void> {
  const self = randomUUID()
  const tell = async () => {
    for (const told of rates.untold())
      await sql`select pg_notify('catalyst', ${`${TOPIC}:${JSON.stringify({ from: self, told })}`})`.execute(db)
  }
  // A database that is away is told of by everything else.
  const timer = setInterval(() => void tell().catch(() => {}), TELL_EVERY_MS).unref()
  const stopHearing = onSignal(TOPIC, (message) => {
    if (message === '*') return
    const { from, told } = JSON.parse(message) as { from: string; told: Told[] }
    if (from !== self) rates.hear(told)
  })
  return async () => {
    clearInterval(timer)
    stopHearing()
  }
}
