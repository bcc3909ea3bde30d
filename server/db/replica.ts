import { Kysely, PostgresDialect, sql } from 'kysely'
import { withNamedStatements } from './named-statements.ts'
import { serverPool } from './open.ts'
import type { Tables } from './tables.ts'

type Db = Kysely<Tables>

export interface Replica {
  /** @returns `undefined` when unreachable or five seconds behind */
  db(): Db | undefined
  close(): Promise<void>
}

const CHECK_EVERY_MS = 500
const MAX_LAG_SECONDS = 5

export function openReplica(url: string, poolSize: number, log: (message: string) => void): Replica {
  const replica = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(serverPool(url, { poolSize, name: 'catalyst-replica' }, log)) }),
  })
  let isUsable = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const check = async () => {
    const usable = await isCurrent(replica).catch(() => false)
    if (usable !== isUsable)
      log(usable ? 'The read replica is in use' : 'The read replica is not in use: it cannot be reached or is too far behind')
    isUsable = usable
    if (!isClosed) timer = setTimeout(check, CHECK_EVERY_MS).unref()
  }
  void check()

  return {
    db: () => (isUsable ? replica : undefined),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await replica.destroy()
    },
  }
}

/** On an idle primary the last transaction is old. */
async function isCurrent(replica: Db): Promise<boolean> {
  const { rows } = await sql<{ is_current: boolean }>`
    select not pg_is_in_recovery() or (
      exists (select from pg_stat_wal_receiver)
      and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
        or coalesce(now() - pg_last_xact_replay_timestamp() <= make_interval(secs => ${MAX_LAG_SECONDS}), false))
    ) as is_current`.execute(replica)
  return rows[0]?.is_current ?? false
}
