import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { OWNER_ONLY } from './private-files.ts'

/**
 * PGlite's own file system never calls fsync, so a power cut can lose acknowledged writes or the whole database. This one forwards
 * PostgreSQL's fsync to the disk. It depends on internals of Emscripten's NODEFS: PGlite is pinned exactly and a test counts the fsyncs.
 */
export class FsyncNodeFS extends NodeFS {
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
          const { NODEFS } = module as { NODEFS: Internals }
          // Without this PGlite would continue after PostgreSQL has aborted (for example with no space for its log) and loop for ever.
          Object.assign(module as object, { onAbort: this.aborted })
          NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
            fsyncSync(stream.nfd)
            this.synced()
            return 0
          }
          closeToOthers(NODEFS.node_ops)
        },
      ],
    })
  }
}

interface Internals {
  stream_ops: Record<string, unknown>
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void }
}

/** Emscripten gives each new file the mode that the program asked for, past the umask of the process. */
function closeToOthers(operations: Internals['node_ops']): void {
  const { setattr } = operations
  operations.setattr = (node, { mode, ...rest }) =>
    setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~OWNER_ONLY })
}

/**
 * `-F` turns fsync off; the default `wal_sync_method` (fdatasync) is a no-op in Emscripten. By default PostgreSQL keeps a
 * thousand files open, which could leave too few for connections and stored files.
 */
export const fsyncStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'random_page_cost=1.1', '-c', 'max_files_per_process=128'],
]
