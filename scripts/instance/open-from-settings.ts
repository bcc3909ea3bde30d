import { existsSync } from 'node:fs'
import { type OpenDatabase, openEmbedded, openServer } from '#server/db/open.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { directUrl } from '#server/settings/database-settings.ts'
import { readSettings } from '#server/settings/settings.ts'

/** Opens and migrates the database that the server would use. Prints the reason and exits with 1 when that fails. */
export async function openFromSettings(): Promise<OpenDatabase> {
  try {
    const settings = readSettings()
    const { dataDir } = settings
    const url = directUrl(settings)
    const database = url
      ? await openServer(url, { poolSize: 2 }, console.warn)
      : await openEmbedded(dataDir, existsSync('dist/database') ? 'dist/database' : null)
    await prepareDatabase(settings, database.db, console)
    return database
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
