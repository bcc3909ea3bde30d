import { type Kysely, sql } from 'kysely'
import type { Notifications } from '#server/db/notifications.ts'
import type { Tables } from '#server/db/tables.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { ofAnother, SEPARATOR, Spread, sayNow } from './spread.ts'

type Listener = (key: string) => void

const spreads = new WeakMap<object, Spread>()
const listeners = new Map<string, Set<Listener>>()

/**
 * Tells this process, and every other on the same database, that what is kept in memory under `topic` and `key` has changed.
 * Inside `inTransaction` it is heard after the commit, and not at all if that fails.
 */
export async function signal(db: Kysely<Tables>, topic: string, key: string): Promise<void> {
  await sql`select pg_notify('catalyst', ${`${topic}:${key}`})`.execute(db)
  signalHere(db, topic, key)
}

/** Tells only this process: for what others keep so shortly that they need not be told. */
export function signalHere(db: Kysely<Tables>, topic: string, key: string): void {
  const message = `${topic}:${key}`
  void afterCommit(db, () => hear(message))
}

/**
 * Tells this process now and all others within the second, many in one statement: for what one person polls, which would be too much to tell
 * of in each transaction. Should the process be killed meanwhile, the others find out when they look again.
 */
export async function signalSoon(db: Kysely<Tables>, topic: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const tell = (db: Kysely<Tables>) => {
    for (const key of keys) hear(`${topic}:${key}`)
    const spread = spreads.get(db)
    if (spread) return spread.add(topic, keys)
    // What it tells of has been done, whether or not it can be told.
    return sayNow(db, topic, keys).catch(() => {})
  }
  await afterCommit(db, tell)
}

/**
 * Has what is signalled soon on this database gathered; without it, as in a program that ends by itself, it is said at once.
 * @returns a function that says what is left and ends it
 */
export function spreadSignals(db: Kysely<Tables>): () => Promise<void> {
  const spread = new Spread(db)
  spreads.set(db, spread)
  return () => {
    if (spreads.get(db) === spread) spreads.delete(db)
    return spread.close()
  }
}

/** @returns a function that stops listening */
export function onSignal(topic: string, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set()
  listeners.set(topic, all.add(listener))
  return () => all.delete(listener)
}

/** Hears other processes. After a gap every listener is told `*`: anything may have changed. */
export function hearOthers(notifications: Notifications): void {
  notifications.on((said) => {
    const message = ofAnother(said)
    if (message !== undefined) hear(message)
  })
  notifications.onGap(() => {
    for (const topic of listeners.keys()) hear(`${topic}:*`)
  })
}

function hear(message: string): void {
  const cut = message.indexOf(':')
  const heard = listeners.get(message.slice(0, cut))
  if (!heard) return
  for (const key of message.slice(cut + 1).split(SEPARATOR)) for (const listener of heard) listener(key)
}
