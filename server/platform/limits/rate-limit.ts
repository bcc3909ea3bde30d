import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { RateClass } from '#contract/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { onSignal } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const MAX_CALLERS = 20_000
/** Who has not used up a sixteenth of what they may is nobody to speak of. */
const WORTH_TELLING = 1 / 16
/** A limit counts the calls of a minute. */
const WINDOW_MS = 60_000
const TELL_EVERY_MS = 1000
/** PostgreSQL takes messages of less than 8000 bytes. */
const MAX_IN_A_MESSAGE = 80
const MAX_MESSAGES = 5
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
export class Rates {
  readonly #counts = new LRUCache<string, Count>({ max: MAX_CALLERS })
  readonly #toTell = new Map<string, number>()
  /** Milliseconds since 1970. */
  readonly now: () => number

  constructor(now: () => number = Date.now) {
    this.now = now
  }

  /** Counts a call. @returns how many there were in the window, and when it ends (milliseconds since 1970) */
  count(key: string, most: number): Readonly<Pick<Count, 'used' | 'ends'>> {
    const count = this.#add(key, 1, WINDOW_MS)
    count.here++
    if (count.here > most * WORTH_TELLING) this.#toTell.set(key, WINDOW_MS)
    return count
  }

  /** Counts a call unless the window holds `most` already. @returns whether it was counted */
  countWithin(key: string, most: number): boolean {
    const kept = this.#counts.get(key)
    if (kept && kept.ends > this.now() && kept.used >= most) return false
    this.count(key, most)
    return true
  }

  /** @returns what the others have not been told yet, in portions that fit a message, the busiest callers first */
  untold(): Told[][] {
    const due: { key: string; windowMs: number; count: Count }[] = []
    for (const [key, windowMs] of this.#toTell) {
      const count = this.#counts.peek(key)
      if (count && count.ends > this.now() && count.here > count.told) due.push({ key, windowMs, count })
      else this.#toTell.delete(key)
    }
    const untoldOf = ({ here, told }: Count) => here - told
    due.sort((one, other) => untoldOf(other.count) - untoldOf(one.count))
    // Whoever finds no room is told of the next time.
    const told = due.slice(0, MAX_MESSAGES * MAX_IN_A_MESSAGE).map(({ key, windowMs, count }): Told => {
      const calls = untoldOf(count)
      count.told = count.here
      this.#toTell.delete(key)
      return [key, calls, windowMs]
    })
    return Array.from({ length: Math.ceil(told.length / MAX_IN_A_MESSAGE) }, (_, n) =>
      told.slice(n * MAX_IN_A_MESSAGE, (n + 1) * MAX_IN_A_MESSAGE),
    )
  }

  hear(told: Told[]): void {
    for (const [key, calls, windowMs] of told) this.#add(key, calls, windowMs)
  }

  #add(key: string, calls: number, windowMs: number): Count {
    const now = this.now()
    const kept = this.#counts.get(key)
    const count = kept && kept.ends > now ? kept : { used: 0, here: 0, told: 0, ends: now + windowMs }
    count.used += calls
    if (count !== kept) this.#counts.set(key, count)
    return count
  }
}

/** Somebody with an IPv6 line has a whole /64: counting single addresses would count nothing. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}

const keyOf = (kind: RateClass, member: Member | null, ip: () => string) => (member?.id ?? networkOf(ip())) + kind

/** @throws Refusal 429 with the seconds until the caller's window ends, if this call is one too many */
export function countCall(
  rates: Rates,
  limits: Record<RateClass, number>,
  kind: RateClass,
  member: Member | null,
  ip: () => string,
): void {
  const most = limits[kind]
  if (most === 0) return
  const { used, ends } = rates.count(keyOf(kind, member, ip), most)
  if (used <= most) return
  const seconds = Math.ceil((ends - rates.now()) / 1000)
  throw new HttpError(429, 'Too many requests. Please wait a moment and try again.', { retryAfter: Math.max(1, seconds) })
}

/** Counts a call of a member unless it is one too many. @returns whether it was counted */
export function countIfAllowed(rates: Rates, limits: Record<RateClass, number>, kind: RateClass, member: Member): boolean {
  const most = limits[kind]
  if (most === 0) return true
  const key = keyOf(kind, member, () => '')
  return rates.countWithin(key, most)
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
