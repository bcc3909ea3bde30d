/** The thread of the embedded database, so that a slow query does not block the event loop. Messages are `EmbeddedCall` and `EmbeddedReply`. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { FsyncNodeFS, fsyncStartParams } from './fsync-fs.ts'

export type EmbeddedCall =
  | { id: number; sql: string; params: unknown[] }
  | { id: number; close: true }
  | { id: number; syncs: true }
  | { id: number; dump: true }
export type EmbeddedReply =
  | { id: number; rows: unknown[]; affected: number }
  | { id: number; failure: { message: string; code?: string; constraint?: string } }
  | { ready: true }
  | { channel: string; payload: string }

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

if (!parentPort) throw new Error('embedded-worker runs as a worker thread')
const port = parentPort
const { dataDir, archive } = workerData as { dataDir: string | null; archive: string | null }

let syncs = 0
const db = await PGlite.create({
  ...(dataDir
    ? {
        // Ends this thread. EmbeddedThread starts another one, which recovers the data from the log.
        fs: new FsyncNodeFS(
          dataDir,
          () => syncs++,
          () => process.exit(1),
        ),
        startParams: fsyncStartParams,
      }
    : { dataDir: 'memory://', ...(archive ? { loadDataDir: new Blob([readFileSync(archive)]) } : {}) }),
  extensions: { pg_trgm },
  // The same JavaScript types as for a PostgreSQL server: see open.ts.
  parsers: { [INT8]: Number, [NUMERIC]: Number, [DATE]: (text: string) => text },
  // Without a UTF-8 character type, full-text search does not separate words of Indian scripts from punctuation.
  initDbStartParams: ['--locale=C.UTF-8', '--encoding=UTF8'],
})
db.onNotification((channel, payload) => reply({ channel, payload }))
reply({ ready: true })

port.on('message', async (call: EmbeddedCall) => {
  try {
    if ('close' in call) {
      await db.close()
      reply({ id: call.id, rows: [], affected: 0 })
      port.close()
    } else if ('dump' in call)
      reply({ id: call.id, rows: [new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())], affected: 0 })
    else if ('syncs' in call) reply({ id: call.id, rows: [syncs], affected: 0 })
    else reply({ id: call.id, ...(await run(call.sql, call.params)) })
  } catch (error) {
    const { message, code, constraint } = error as { message: string; code?: string; constraint?: string }
    reply({ id: call.id, failure: { message, code, constraint } })
  }
})

/** Without parameters a call may have several statements; its rows are those of the last statement that returned any. */
async function run(sql: string, params: unknown[]) {
  if (params.length > 0) {
    const { rows, affectedRows } = await db.query(sql, params)
    return { rows, affected: affectedRows ?? 0 }
  }
  const results = await db.exec(sql)
  const last = results.findLast((result) => result.rows.length > 0) ?? results.at(-1)
  return { rows: last?.rows ?? [], affected: results.at(-1)?.affectedRows ?? 0 }
}

function reply(message: EmbeddedReply) {
  port.postMessage(message)
}
