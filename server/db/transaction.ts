import { sql } from 'kysely'
import type { Db } from './open.ts'

type Callback = (db: Db) => unknown

const callbacks = new WeakMap<Db, Callback[]>()

/** SQLSTATE classes of outages, and a message of `pg`. */
const OUTAGE = /^(08|53|57)...$|Connection terminated/

/** The stack of an outage is useless. */
let report = (error: unknown): void => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  console.error('A consequence of an act failed:', OUTAGE.test(code || message) ? message : error)
}

export function reportFailedConsequences(to: (error: unknown) => void): void {
  report = to
}

/** Runs `work` in a transaction. The callbacks of `afterCommit` have run before the promise resolves. */
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
 * Runs `callback` in this process after the commit, and never after a rollback; at once outside of a transaction. Its errors are reported only.
 * @param callback receives the database, not the transaction
 */
export async function afterCommit(db: Db, callback: Callback): Promise<void> {
  const pending = callbacks.get(db)
  if (pending) pending.push(callback)
  else await runSafely(callback, db)
}

async function runSafely(callback: Callback, db: Db): Promise<void> {
  try {
    await callback(db)
  } catch (error) {
    report(error)
  }
}

/**
 * For an act that must not fail because of `work`: values that the database refuses are rolled back and reported. Other
 * errors are thrown.
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

/** SQLSTATE classes of invalid values and constraints. */
const isRefused = (error: unknown): boolean => /^2[23]...$/.test(String((error as { code?: unknown } | null)?.code))
