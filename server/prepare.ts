import { isMigrated, migrate } from './db/migrate.ts'
import { type Db, openServer } from './db/open.ts'
import { prepareQueue } from './platform/queue.ts'
import type { Settings } from './settings.ts'

/**
 * Brings the database up to date. Where a role of its own does that, the role that everything else runs as need not be able to make or
 * drop a table, and so neither is whoever finds a way to run SQL through it.
 */
export async function prepareDatabase(
  { migrateDatabaseUrl }: Settings,
  db: Db,
  log: { warn: (message: string) => void },
): Promise<void> {
  if (!migrateDatabaseUrl) return migrate(db)
  const owner = await openServer(migrateDatabaseUrl, 2, log.warn, 'catalyst-migrate')
  try {
    await migrate(owner.db)
    await prepareQueue(owner, log)
  } finally {
    await owner.close()
  }
  const isSame = await isMigrated(db).catch(() => false)
  if (!isSame)
    throw new Error(
      'The PostgreSQL role of DATABASE_URL does not see the tables that the role of MIGRATE_DATABASE_URL made: it is another database, or the ' +
        'role was not given its rights (docs/operations.md, Two roles).',
    )
}
