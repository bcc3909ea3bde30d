import { isAhead, isMigrated, migrate } from './db/migrate.ts'
import { type Db, openServer } from './db/open.ts'
import { prepareQueue } from './platform/jobs/prepare-queue.ts'
import type { Settings } from './settings/settings.ts'

/**
 * With a separate role for migrations, the product's role cannot create or drop tables. The schema may be newer, during a
 * rolling upgrade or after a downgrade: migrations only add.
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
