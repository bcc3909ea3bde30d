import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The rights of group and others. */
export const OWNER_ONLY = 0o077

/** From here on this process makes files that only its user may read: the database, mails, recordings, backups. */
export const createPrivateFiles = (): void => void process.umask(OWNER_ONLY)

/** Permissions of others to list or write. They may have search permission (`embedded/place.ts`). */
const CLOSED = 0o066

/** Takes the rights of group and others from a data folder of an earlier version. Nobody gets past a closed folder, so its files are not looked at. */
export function tightenFolder(folder: string): void {
  if (existsSync(folder) && (lstatSync(folder).mode & CLOSED) !== 0) tighten(folder)
}

/** Takes the rights of group and others from everything under the path. The files come first: a crash in between is mended by the next start. */
export function tighten(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name))
  if ((found.mode & OWNER_ONLY) !== 0) chmodSync(path, found.mode & 0o700)
}
