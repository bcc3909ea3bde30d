import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const REPLACED = 'database.replaced'
/** Where a new embedded database is made until it is whole. */
export const RESTORING = 'restoring'
export const COPY = 'backup-copy-'

/** Puts the new database in the place of the old one, which goes only afterwards. */
export async function swapIn(folder: string): Promise<void> {
  const [database, replaced] = [join(folder, 'database'), join(folder, REPLACED)]
  if (existsSync(database)) renameSync(database, replaced)
  renameSync(join(folder, RESTORING, 'database'), database)
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
  for (const name of [REPLACED, RESTORING]) rmSync(join(folder, name), { recursive: true, force: true })
}

/** What a crash in the middle of a restore or a backup left: the old database comes back where the new one did not get into its place. */
export function tidy(folder: string): void {
  const [database, replaced] = [join(folder, 'database'), join(folder, REPLACED)]
  if (existsSync(replaced) && !existsSync(database)) renameSync(replaced, database)
  for (const name of readdirSync(folder))
    if (name === REPLACED || name === RESTORING || name.startsWith(COPY))
      rmSync(join(folder, name), { recursive: true, force: true })
}
