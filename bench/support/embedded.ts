import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { preparePlace } from '#server/db/embedded/place.ts'
import { seedYears, type Years } from './years.ts'

export interface SeededFolder {
  dataDir: string
  /** The server of the product, while the product runs. */
  url: string
  years: Years
  remove(): void
}

/** A data folder as `npm start` has it, with two years of content. */
export async function seedEmbedded(): Promise<SeededFolder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalyst-load-'))
  const server = await EmbeddedServer.start(preparePlace(dataDir, null, console.log), { log: console.log })
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    return { dataDir, url: server.url, years: await seedYears(server.url), remove }
  } catch (error) {
    remove()
    throw error
  } finally {
    await server.stop()
  }
}
