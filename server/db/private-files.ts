import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWNER_ONLY = 0o077

export const createPrivateFiles = (): void => void process.umask(OWNER_ONLY)

/** Others may have search permission (`embedded/place.ts`). */
const CLOSED = 0o066

/** For earlier versions. A closed folder protects its files. */
export function tightenFolder(folder: string): void {
  if (existsSync(folder) && (lstatSync(folder).mode & CLOSED) !== 0) tighten(folder)
}

/** Contents first: a crash leaves the folder open, and the next start continues. */
export function tighten(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name))
  if ((found.mode & OWNER_ONLY) !== 0) chmodSync(path, found.mode & 0o700)
}
