import type { Db } from './open.ts'

type Callback = (db: Db) => unknown

/** What to do after the commit of each open transaction. */
const callbacks = new WeakMap<Db, Callback[]>()

/** A transaction. After its commit the callbacks of `afterCommit` have run in this process before the caller goes on. */
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
 * Runs `callback` in this process once the transaction has committed, and never if it is rolled back. Outside of a transaction it runs at once.
 * @param callback is given the database, no longer the transaction
 */
export async function afterCommit(db: Db, callback: Callback): Promise<void> {
  const pending = callbacks.get(db)
  if (pending) pending.push(callback)
  else await callback(db)
}
