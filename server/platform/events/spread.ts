import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

const EVERY_MS = 100
/** PostgreSQL takes messages of less than 8000 bytes. */
const KEYS_OF_ONE = 150
/** So many at once are as good as all. */
const MAX_KEYS = 20_000
export const SEPARATOR = '\n'
/** Who said it has heard it already. */
const SELF = `@${randomUUID()} `

/** What other processes have to hear soon, but nobody has to wait for: gathered for a moment and said in one statement. */
export class Spread {
  readonly #db: Db
  readonly #waiting = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(db: Db) {
    this.#db = db
  }

  add(topic: string, keys: readonly string[]): void {
    const waiting = this.#waiting.get(topic) ?? new Set()
    for (const key of keys) waiting.add(key)
    this.#waiting.set(topic, waiting.size > MAX_KEYS ? new Set(['*']) : waiting)
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.#sayAll(), EVERY_MS).unref()
  }

  /** What is still waiting is said first. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#sayAll()
  }

  /** What could not be said waits for the next time; a database that is away is told of by everything else. */
  async #sayAll(): Promise<void> {
    this.#timer = undefined
    const all = [...this.#waiting]
    this.#waiting.clear()
    for (const [topic, keys] of all)
      await sayNow(this.#db, topic, [...keys]).catch(() => {
        if (!this.#isClosed) this.add(topic, [...keys])
      })
  }
}

export async function sayNow(db: Db, topic: string, keys: readonly string[]): Promise<void> {
  const all = keys.includes('*') ? ['*'] : keys
  const messages: string[] = []
  for (let from = 0; from < all.length; from += KEYS_OF_ONE)
    messages.push(`${SELF}${topic}:${all.slice(from, from + KEYS_OF_ONE).join(SEPARATOR)}`)
  await sql`select pg_notify('catalyst', message) from unnest(${messages}::text[]) as message`.execute(db)
}

/** @returns what another process said, or nothing where it was this one */
export function ofAnother(message: string): string | undefined {
  if (!message.startsWith('@')) return message
  return message.startsWith(SELF) ? undefined : message.slice(message.indexOf(' ') + 1)
}
