import { existsSync } from 'node:fs'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openEmbedded, openServer } from '#server/db/open.ts'
import { readSettings } from '#server/settings.ts'

/** The database that the server would use, migrated; a plain sentence and exit 1 where it cannot be had. */
export async function openFromSettings(): Promise<OpenDatabase> {
  try {
    const { databaseUrl, dataDir } = readSettings()
    const database = databaseUrl
      ? await openServer(databaseUrl, 2, console.warn)
      : await openEmbedded(dataDir, existsSync('dist/database') ? 'dist/database' : null)
    await migrate(database.db)
    return database
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
