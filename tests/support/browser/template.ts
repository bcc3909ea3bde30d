import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { emptyFolder } from './data-folder.ts'
import { startServerIn } from './server.ts'

/** Copied by `newDataFolder`. One worker starts one server, which is as fast without it. */
export default async function setup({ workers }: FullConfig) {
  if (workers === 1) return
  const folder = emptyFolder()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  await (await startServerIn(folder)).stop()
  // A link if the database server cannot access the folder; copies would share one database.
  if (lstatSync(join(folder, 'postgres')).isSymbolicLink()) return remove
  process.env.E2E_TEMPLATE = folder
  return remove
}
