import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

/** A table whose rows are work. One process at a time has a row, until its lease ends. The other names are of columns. */
export interface WorkTable<Claim> {
  name: string
  id: keyof Claim & string
  /** Counts claims. */
  attempts: keyof Claim & string
  /** An id of each claim. Without one, the number of attempts tells claims apart. */
  lease?: keyof Claim & string
  /** When the lease ends. */
  until: string
  /** True of a row that a process has. */
  working: RawBuilder<SqlBool>
}

type Sql = RawBuilder<unknown>

interface NextWork {
  /** Joins of the table, which is called `due`. */
  joins?: Sql
  /** Of rows that may be claimed, also those whose lease has ended. */
  where: Sql
  order: Sql
  /** What else changes. */
  set: Sql
  /** Columns of the claim. */
  returning: Sql
}

/** Two processes get different rows. */
export async function claimNext<Claim>(
  db: Db,
  table: WorkTable<Claim>,
  { joins = sql``, where, order, set, returning }: NextWork,
  now: Date,
  leaseMs: number,
): Promise<Claim | undefined> {
  const lease = table.lease ? sql`${sql.ref(table.lease)} = ${newId()}::uuid,` : sql``
  const { rows } = await sql<Claim>`
    update ${sql.table(table.name)} set ${lease} ${sql.ref(table.until)} = ${later(now, leaseMs)},
      ${sql.ref(table.attempts)} = ${sql.ref(table.attempts)} + 1, ${set}
    where ${sql.ref(table.id)} = (
      select due.${sql.ref(table.id)} from ${sql.table(table.name)} as due ${joins} where ${where}
      order by ${order} limit 1 for update of due skip locked)
    returning ${returning}`.execute(db)
  return rows[0]
}

/** A condition: false once another process has the row, or it is no longer worked on. */
export function isHeld<Claim>(table: WorkTable<Claim>, claim: Claim): RawBuilder<SqlBool> {
  const token = table.lease ?? table.attempts
  return sql`(${sql.ref(table.id)} = ${claim[table.id]} and ${sql.ref(token)} = ${claim[token]} and ${table.working})`
}

interface Holding {
  now: () => Date
  leaseMs: number
  onError: (error: unknown) => void
}

/**
 * Renews the lease until `stop` is called.
 * @returns `lost`, aborted once the row is not held
 */
export function keepLease<Claim>(db: Db, table: WorkTable<Claim>, claim: Claim, { now, leaseMs, onError }: Holding) {
  const lost = new AbortController()
  const renew = () =>
    renewLease(db, table, claim, later(now(), leaseMs)).then((isOurs) => {
      if (!isOurs) lost.abort()
    }, onError)
  const timer = setInterval(renew, leaseMs / 3)
  return { lost: lost.signal, stop: () => clearInterval(timer) }
}

/** @returns `false` if the row is not held */
export async function renewLease<Claim>(db: Db, table: WorkTable<Claim>, claim: Claim, until: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table.name)} set ${sql.ref(table.until)} = ${until} where ${isHeld(table, claim)}`.execute(db)
  return numAffectedRows === 1n
}

interface Release {
  /** What else changes. */
  set: Sql
  /** As an attempt. Not by default: nothing was tried. */
  isCounted?: boolean
  /** Of tables where waiting rows have this time too. */
  until?: Date
}

/** Others can claim the row again. Changes nothing if it is not held. */
export async function releaseWork<Claim>(
  db: Db,
  table: WorkTable<Claim>,
  claim: Claim,
  { set, isCounted = false, until }: Release,
): Promise<void> {
  // Progress may have set them to 0.
  const attempts = isCounted ? sql`` : sql`, ${sql.ref(table.attempts)} = greatest(${sql.ref(table.attempts)} - 1, 0)`
  await sql`
    update ${sql.table(table.name)} set ${endOf(table, until)}${attempts}, ${set} where ${isHeld(table, claim)}`.execute(db)
}

/** Work that is interrupted often may be what ends the process: `set` says that it failed. */
export async function failInterrupted<Claim>(
  db: Db,
  table: WorkTable<Claim>,
  { most, set, where = sql`true` }: { most: number; set: Sql; where?: Sql },
  now: Date,
): Promise<void> {
  await sql`
    update ${sql.table(table.name)} set ${endOf(table)}, ${set}
    where ${table.working} and ${sql.ref(table.until)} < ${now} and ${sql.ref(table.attempts)} >= ${most} and ${where}`.execute(
    db,
  )
}

/** The embedded database has one process, so older leases are void. */
export async function expireLeases(
  db: Db,
  table: Pick<WorkTable<unknown>, 'name' | 'until' | 'working'>,
  now: Date,
): Promise<void> {
  await sql`update ${sql.table(table.name)} set ${sql.ref(table.until)} = ${now} where ${table.working}`.execute(db)
}

const endOf = <Claim>({ until, lease }: WorkTable<Claim>, at: Date | null = null): Sql =>
  sql`${sql.ref(until)} = ${at}${lease ? sql`, ${sql.ref(lease)} = null` : sql``}`

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
