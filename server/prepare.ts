import { isAhead, isMigrated, migrate } from './db/migrate.ts'
import { type Db, openServer } from './db/open.ts'
import { prepareQueue } from './platform/jobs/prepare-queue.ts'
import type { Settings } from './settings/settings.ts'

/**
 * Runs the migrations. With a database role of their own, the role of the running product needs no permission to create or drop tables, so an
 * injected statement has none either.
 *
 * The schema may be newer than this version: during a rolling upgrade a process of the earlier version may restart, and an operator may return to
 * it. Migrations only add, so the earlier version continues to work.
 */
export async function prepareDatabase(
  {
    migrateDatabaseUrl,
    databasePooler,
    databaseListenUrl,
  }: Pick<Settings, 'migrateDatabaseUrl' | 'databasePooler' | 'databaseListenUrl'>,
  db: Db,
  log: { warn: (message: string) => void },
): Promise<void> {
  if (await isAhead(db))
    return log.warn('The database has been brought up to date by a newer version. This version can still use it: upgrade soon.')
  const url = migrateDatabaseUrl ?? (databasePooler ? databaseListenUrl : null)
  if (!url) return migrate(db)
  const owner = await openServer(url, { poolSize: 2, name: 'catalyst-migrate' }, log.warn)
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
