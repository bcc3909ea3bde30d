import type { Db } from './open.ts'

type Callback = (db: Db) => unknown

/** Callbacks to run after the commit of each open transaction. */
const callbacks = new WeakMap<Db, Callback[]>()

let report = (error: unknown): void => console.error('After a commit:', error)

/** @param to is told of every callback that fails */
export function reportFailedCallbacks(to: (error: unknown) => void): void {
  report = to
}

/** Runs `work` in a transaction. The callbacks of `afterCommit` have run in this process before the promise resolves. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const pending: Callback[] = []
  const result = await db.transaction().execute((transaction) => {
    callbacks.set(transaction, pending)
    return work(transaction)
  })
  for (const callback of pending) await runSafely(callback, db)
  return result
}

/**
 * Runs `callback` in this process after the transaction has committed, and never if it is rolled back. Outside of a transaction it runs at once. An
 * error in it is reported and goes no further.
 * @param callback receives the database, not the transaction
 */
export async function afterCommit(db: Db, callback: Callback): Promise<void> {
  const pending = callbacks.get(db)
  if (pending) pending.push(callback)
  else await runSafely(callback, db)
}

/** The change is committed and stays so: whoever made it must not be told that it failed, and the other callbacks still run. */
async function runSafely(callback: Callback, db: Db): Promise<void> {
  try {
    await callback(db)
  } catch (error) {
    report(error)
  }
}
