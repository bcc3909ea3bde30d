import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const REPLACED = 'database.replaced'
/** Folder of a new embedded database until it is complete. */
export const RESTORING = 'restoring'
export const COPY_PREFIX = 'backup-copy-'

/** Replaces the database with the restored one. The old one is deleted last. */
export async function replaceDatabase(folder: string): Promise<void> {
  const [database, replaced] = [join(folder, 'database'), join(folder, REPLACED)]
  if (existsSync(database)) renameSync(database, replaced)
  renameSync(join(folder, RESTORING, 'database'), database)
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
  for (const name of [REPLACED, RESTORING]) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Cleans up after a crash during a restore or a backup. If the new database was not yet in place, the old one is put back. */
export function deleteLeftovers(folder: string): void {
  const [database, replaced] = [join(folder, 'database'), join(folder, REPLACED)]
  if (existsSync(replaced) && !existsSync(database)) renameSync(replaced, database)
  for (const name of readdirSync(folder))
    if (name === REPLACED || name === RESTORING || name.startsWith(COPY_PREFIX))
      rmSync(join(folder, name), { recursive: true, force: true })
}
