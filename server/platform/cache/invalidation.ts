import { batchWrites } from '#server/db/batch-writes.ts'
import { type Notifications, notifyProcesses } from '#server/db/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { afterCommit } from '#server/db/transaction.ts'

type Listener = (tag: string) => void

const listeners = new Set<Listener>()

/** As a tag's key: every key of its topic. */
export const EVERY_KEY = '*'
export const EVERYTHING = '*'

/**
 * Evicts the tags here and, by NOTIFY, in all processes on this database; in a transaction after the commit. NOTIFY is
 * outside the transaction, because PostgreSQL serialises commits with one. If the process ends in between or NOTIFY fails,
 * others serve cached values until they expire, a minute at most.
 * @param tags `topic:key` or `topic:*`
 */
export async function invalidate(db: Db, ...tags: string[]): Promise<void> {
  await afterCommit(db, async (db) => {
    tags.forEach(deliver)
    await Promise.all(tags.map((tag) => tellProcesses(db, tag)))
  })
}

const tellProcesses = batchWrites<string, void>({
  keyOf: (tag) => tag,
  write: async (db, tags) => {
    await notifyProcesses(db, tags)
    return tags.map(() => undefined)
  },
})

/** @returns unsubscribes */
export function onInvalidation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After a gap in the connection everything is invalidated. */
export function listenForInvalidations(notifications: Notifications): void {
  notifications.on(deliver)
  notifications.onGap(() => deliver(EVERYTHING))
}

function deliver(tag: string): void {
  for (const listener of listeners) listener(tag)
}
