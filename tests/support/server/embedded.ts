import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import type { OpenDatabase } from '#server/db/open.ts'

/** Created if missing. The caller closes it. */
export const openFolder = (dataDir: string, log: (message: string) => void = () => {}): Promise<OpenDatabase> =>
  openEmbedded({ dataDir, programFolder: null, poolSize: 5 }, log)

export async function openMigratedFolder(dataDir: string): Promise<OpenDatabase> {
  const database = await openFolder(dataDir)
  await migrate(database.db)
  return database
}
