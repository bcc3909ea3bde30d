import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { type OpenDatabase, openServer } from '#server/db/open.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { directUrl } from '#server/settings/database-settings.ts'
import { readSettings } from '#server/settings/settings.ts'

/** Exits with 1 on failure. */
export async function openFromSettings(): Promise<OpenDatabase> {
  try {
    const settings = readSettings()
    const { dataDir, postgresBin: programFolder } = settings
    const url = directUrl(settings)
    const database = url
      ? await openServer(url, { poolSize: 2 }, console.warn)
      : await openEmbedded({ dataDir, programFolder, poolSize: 2, mayShare: true }, console.warn)
    await prepareDatabase(settings, database.db, console)
    return database
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
