import { batchWrites } from '#server/db/batch-writes.ts'
import { type Notifications, notifyProcesses } from '#server/db/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { afterCommit } from '#server/db/transaction.ts'

type Listener = (tag: string) => void

const listeners = new Set<Listener>()

export const EVERY_KEY = '*'
export const EVERYTHING = '*'

/**
 * Invalidates what is cached under the tags, in this process and every other on the same database; inside `inTransaction` after the commit.
 * NOTIFY is sent after the commit: PostgreSQL serialises commits with one. If it fails, other processes serve cached values
 * for a minute.
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

export function onInvalidation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function listenForInvalidations(notifications: Notifications): void {
  notifications.on(deliver)
  notifications.onGap(() => deliver(EVERYTHING))
}

function deliver(tag: string): void {
  for (const listener of listeners) listener(tag)
}
