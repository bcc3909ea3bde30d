import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's own file system never calls fsync, so a power cut can lose acknowledged writes or the whole database. This one passes
 * PostgreSQL's fsync on to the disk. It reaches into Emscripten's NODEFS: PGlite is pinned exactly and a test counts the fsyncs.
 */
export class DurableNodeFS extends NodeFS {
  readonly synced: () => void

  readonly aborted: () => void

  constructor(dataDir: string, synced: () => void = () => {}, aborted: () => void = () => {}) {
    super(dataDir)
    this.synced = synced
    this.aborted = aborted
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    return super.init(pg, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        (module: unknown) => {
          const { NODEFS } = module as { NODEFS: { stream_ops: Record<string, unknown> } }
          // PGlite would go on with what PostgreSQL has just declared broken (no room for its log, say), and turn in circles for ever.
          Object.assign(module as object, { onAbort: this.aborted })
          NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
            fsyncSync(stream.nfd)
            this.synced()
            return 0
          }
        },
      ],
    })
  }
}

/**
 * `-F` turns fsync off; the default `wal_sync_method` (fdatasync) is a no-op in Emscripten. By default it keeps a thousand
 * files open, which could leave too few for connections and stored files.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'random_page_cost=1.1', '-c', 'max_files_per_process=128'],
]
