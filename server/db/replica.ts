import { Kysely, PostgresDialect, sql } from 'kysely'
import { serverPool } from './open.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

/** A standby of the main server, for those who can do with what was true a moment ago. */
export interface Replica {
  /** @returns the standby if it has all that was committed until then (milliseconds since 1970), else `undefined` */
  knowing(until: number): Db | undefined
  /** What was asked of it failed: it is left alone until it is seen to be well again. */
  mistrust(): void
  close(): Promise<void>
}

const LOOK_EVERY_MS = 500
/** A standby that is so far behind is of no use to anybody. */
const MAX_PLACES = 120

/** Up to where the main server had written, and when. */
interface Place {
  lsn: string
  at: number
}

/**
 * Opens a standby and watches how far it has come: twice a second the main server is asked up to where it has written, and the standby
 * whether it has got there. By this server's own clock, so no clock has to agree with another.
 * @param db the main server
 */
export function openReplica(url: string, poolSize: number, db: Db, log: (message: string) => void): Replica {
  const replica = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: serverPool(url, { poolSize, name: 'catalyst-replica', isPooled: false }, log) }),
  })
  let places: Place[] = []
  let knownUntil = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const mistrust = () => {
    if (knownUntil > 0) log('The read replica is left alone until it is well again')
    knownUntil = 0
    places = []
  }

  const look = async () => {
    const at = Date.now()
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(db)
    places.push({ lsn: rows[0]?.lsn as string, at })
    if (places.length > MAX_PLACES) throw new Error(`more than ${(MAX_PLACES * LOOK_EVERY_MS) / 1000} seconds behind`)
    const reached = await sql<{ at: number }>`
      select max(place.at) as at from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(lsn pg_lsn, at float8)
      where not pg_is_in_recovery() or place.lsn <= pg_last_wal_replay_lsn()`.execute(replica)
    const until = reached.rows[0]?.at ?? null
    if (until === null || isClosed) return
    if (knownUntil === 0) log('The read replica answers')
    knownUntil = until
    places = places.filter((place) => place.at > until)
  }

  const rounds = async () => {
    await look().catch((error: Error) => {
      if (knownUntil > 0) log(`The read replica: ${error.message}`)
      mistrust()
    })
    if (!isClosed) timer = setTimeout(rounds, LOOK_EVERY_MS).unref()
  }
  void rounds()

  return {
    knowing: (until) => (knownUntil >= until ? replica : undefined),
    mistrust,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await replica.destroy()
    },
  }
}
