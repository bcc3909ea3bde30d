import { type OpenDatabase, openServer, type ServerOptions } from '#server/db/open.ts'
import { carryOver } from './carry-over.ts'
import { EmbeddedServer } from './embedded-server.ts'
import { preparePlace } from './place.ts'

interface EmbeddedOptions extends Omit<ServerOptions, 'listenUrl' | 'isPooled'> {
  dataDir: string
  /** `null`: find one. */
  programFolder: string | null
  /** For commands beside the product. */
  mayShare?: boolean
}

/**
 * `close` stops the server.
 * @throws Error
 */
export async function openEmbedded(
  { dataDir, programFolder, mayShare, ...options }: EmbeddedOptions,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  const server = await EmbeddedServer.start(preparePlace(dataDir, programFolder, log), { log, mayShare })
  const opened: OpenDatabase[] = []
  const close = async () => {
    for (const { close } of opened) await close()
    await server.stop()
  }
  try {
    const database = await openServer(server.url, options, log)
    opened.push(database)
    await carryOver(dataDir, database.db, !server.isShared, log)
    return { ...database, engine: 'embedded', close }
  } catch (error) {
    await close()
    throw error
  }
}
