import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import type { OpenDatabase } from '#server/db/open.ts'

/** The embedded database of a data folder, made there if there is none. The caller closes it. */
export const openFolder = (dataDir: string, log: (message: string) => void = () => {}): Promise<OpenDatabase> =>
  openEmbedded({ dataDir, programFolder: null, poolSize: 5 }, log)

/** The same with all tables. */
export async function openMigratedFolder(dataDir: string): Promise<OpenDatabase> {
  const database = await openFolder(dataDir)
  await migrate(database.db)
  return database
}
