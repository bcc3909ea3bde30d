import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { emptyFolder } from './data-folder.ts'
import { startServerIn } from './server.ts'

/** Makes the data folder that the servers of a run copy (`newDataFolder`). One worker alone starts one server, which is as fast without. */
export default async function setup({ workers }: FullConfig) {
  if (workers === 1) return
  const folder = emptyFolder()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  await (await startServerIn(folder)).stop()
  // Where the server of the database has no access to the folder, this is a link, and copies would share one database.
  if (lstatSync(join(folder, 'postgres')).isSymbolicLink()) return remove
  process.env.E2E_TEMPLATE = folder
  return remove
}
