/**
 * Builds a migrated, empty embedded database once, which saves the time at the first start and in each test worker: the first start copies
 * `dist/database`, and tests load `dist/database.tar` into memory.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open.ts'
import { openQueue } from '#server/platform/jobs/pg-boss-queue.ts'

export async function buildImage(): Promise<void> {
  const folder = 'dist/image.partial'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const database = await openEmbedded(folder)
  await migrate(database.db)
  const queue = openQueue(database, console)
  await queue.start()
  await queue.stop()
  const connection = await database.embedded.connect()
  for (const statement of ['vacuum analyze', 'checkpoint']) await connection.query(statement, [])
  connection.release()
  writeFileSync('dist/database.tar', await database.embedded.dump())
  await database.close()
  rmSync('dist/database', { recursive: true, force: true })
  renameSync(`${folder}/database`, 'dist/database')
  rmSync(folder, { recursive: true, force: true })
}

if (import.meta.main) await buildImage()
