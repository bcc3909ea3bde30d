import type { Db } from './open.ts'

type Callback = (db: Db) => unknown

/** Callbacks to run after the commit of each open transaction. */
const callbacks = new WeakMap<Db, Callback[]>()

/** Runs `work` in a transaction. The callbacks of `afterCommit` have run in this process before the promise resolves. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const pending: Callback[] = []
  const result = await db.transaction().execute((transaction) => {
    callbacks.set(transaction, pending)
    return work(transaction)
  })
  for (const callback of pending) await callback(db)
  return result
}

/**
 * Runs `callback` in this process after the transaction has committed, and never if it is rolled back. Outside of a transaction it runs at once.
 * @param callback receives the database, not the transaction
 */
export async function afterCommit(db: Db, callback: Callback): Promise<void> {
  const pending = callbacks.get(db)
  if (pending) pending.push(callback)
  else await callback(db)
}
