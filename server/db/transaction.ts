import { sql } from 'kysely'
import type { Db } from './open.ts'

type Callback = (db: Db) => unknown

/** Callbacks to run after the commit of each open transaction. */
const callbacks = new WeakMap<Db, Callback[]>()

/** SQLSTATE classes of a lost connection and of a database that has stopped, and what `pg` says without one. */
const OUTAGE = /^(08|53|57)...$|Connection terminated/

/** The stack of an outage says nothing about it. */
let report = (error: unknown): void => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  console.error('A consequence of an act failed:', OUTAGE.test(code || message) ? message : error)
}

/** @param to is told of every consequence that fails without failing its act */
export function reportFailedConsequences(to: (error: unknown) => void): void {
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

/** The change is committed and stays so: its author must not be told that it failed, and the other callbacks still run. */
async function runSafely(callback: Callback, db: Db): Promise<void> {
  try {
    await callback(db)
  } catch (error) {
    report(error)
  }
}

/**
 * Runs `work` inside the transaction of an act that must not fail because of it, such as a notice of the act. What the database refuses about
 * it is undone and reported, and the act goes on. Other errors, such as a lost connection, are thrown: then the act is made again as a whole.
 */
export async function asConsequence(db: Db, work: () => Promise<void>): Promise<void> {
  if (!db.isTransaction) return work()
  await sql`savepoint consequence`.execute(db)
  try {
    await work()
    await sql`release savepoint consequence`.execute(db)
  } catch (error) {
    if (!isRefused(error)) throw error
    await sql`rollback to savepoint consequence`.execute(db)
    report(error)
  }
}

/** SQLSTATE classes of invalid values and of constraints. */
const isRefused = (error: unknown): boolean => /^2[23]...$/.test(String((error as { code?: unknown } | null)?.code))
