import { batchWrites } from '#server/db/batch-writes.ts'
import { type Notifications, notifyProcesses } from '#server/db/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { afterCommit } from '#server/db/transaction.ts'

type Listener = (tag: string) => void

const listeners = new Set<Listener>()

/** The key of a tag that stands for every key of its topic. */
export const EVERY_KEY = '*'
export const EVERYTHING = '*'

/**
 * Invalidates what is cached under the given tags, in this process and in every other on the same database (through NOTIFY). Inside
 * `inTransaction` it takes effect after the commit, and not at all if that fails. NOTIFY is not part of the transaction: PostgreSQL commits
 * transactions with one only one after the other. Should the process end between the two, other processes serve what they have cached until
 * it expires, after a minute at most; the same where it cannot be sent, which is reported and does not fail the change.
 * @param tags `topic:key`, such as `forum:<id>`; `topic:*` stands for every key of the topic
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

/** Tells a cache of every tag that is invalidated. @returns a function that unsubscribes it */
export function onInvalidation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Delivers what other processes invalidate. After a gap in the connection anything may have changed, so everything is invalidated. */
export function listenForInvalidations(notifications: Notifications): void {
  notifications.on(deliver)
  notifications.onGap(() => deliver(EVERYTHING))
}

function deliver(tag: string): void {
  for (const listener of listeners) listener(tag)
}
