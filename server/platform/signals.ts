import { type Kysely, sql } from 'kysely'
import type { Notifications } from '#server/db/notifications.ts'
import type { Tables } from '#server/db/tables.ts'

type Listener = (key: string) => void

/** Signals raised inside a transaction, to be heard once it has committed. */
const raised = new WeakMap<object, string[]>()
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
  const waiting = raised.get(db)
  if (waiting) waiting.push(message)
  else hear(message)
}

/** A transaction whose signals are heard in this process before the caller goes on. */
export async function inTransaction<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const messages: string[] = []
  const result = await db.transaction().execute(async (db) => {
    raised.set(db, messages)
    return work(db)
  })
  messages.forEach(hear)
  return result
}

/** @returns a function that stops listening */
export function onSignal(topic: string, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set()
  listeners.set(topic, all.add(listener))
  return () => all.delete(listener)
}

/** Hears other processes. After a gap every listener is told `*`: anything may have changed. */
export function hearOthers(notifications: Notifications): void {
  notifications.on(hear)
  notifications.onGap(() => {
    for (const topic of listeners.keys()) hear(`${topic}:*`)
  })
}

function hear(message: string): void {
  const cut = message.indexOf(':')
  for (const listener of listeners.get(message.slice(0, cut)) ?? []) listener(message.slice(cut + 1))
}
