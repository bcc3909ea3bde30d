import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, lstatSync, openSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { reasonIn, withoutPostgresSettings } from './cluster.ts'
import { reasonOfSilence } from './disk-space.ts'
import { inFolder, type Place } from './place.ts'

const IO_METHOD_SINCE = 18

/** PostgreSQL's defaults are for a dedicated machine; this server shares a small one with the product. */
const SETTINGS: Record<string, string> = {
  // Pages that are read again come from the file cache of the system anyway.
  shared_buffers: '64MB',
  // One process with ten connections, and commands beside it.
  max_connections: '40',
  // No helpers for one query, which would be processes of 10 MB each: there are as many callers as processors.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '1',
  // Compiling a query takes longer than the longest query of the product.
  jit: 'off',
  // There is no replica: the log holds only what a crash needs, and takes little of the disk.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Errors of queries are reported by the product, without the values that PostgreSQL would write here.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
}

/**
 * Starts the server. It is in a process group of its own: Ctrl C in a terminal goes to the product, which ends the server after itself.
 * @param port of the loopback address, or the one that names the Unix socket
 */
export function launch(
  { program, folder, data, socket, user }: Place,
  port: number,
  settings: Record<string, string> = {},
): ChildProcess {
  const where =
    socket === null
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: quoted(socket), unix_socket_permissions: '0700' }
  // Helpers for reading would be three more processes.
  const reading = program.major >= IO_METHOD_SINCE ? { io_method: 'sync' } : {}
  const all = Object.entries({ ...SETTINGS, ...reading, ...where, port: String(port), ...settings })
  const log = openLog(folder, user)
  try {
    return spawn(join(program.bin, 'postgres'), ['-D', data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
      stdio: ['ignore', 'ignore', log],
      cwd: folder,
      detached: true,
      env: withoutPostgresSettings(),
      ...user,
    })
  } finally {
    closeSync(log)
  }
}

const logPath = (folder: string) => join(folder, 'server.log')

/** `unix_socket_directories` is a list, so a path with a comma must be quoted. */
const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`

/** A file, not a pipe: the server may outlive this process. A new file, because the user of the server could have created a link with this name. */
function openLog(folder: string, user: Place['user']): number {
  for (;;) {
    const log = inFolder(folder, () => newFile(logPath(folder)))
    if (log === undefined) continue
    if (user) fchownSync(log, user.uid, user.gid)
    return log
  }
}

/** @returns `undefined` when another start was faster */
function newFile(path: string): number | undefined {
  if (lstatSync(path, { throwIfNoEntry: false })) unlinkSync(path)
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

/** What the last server that was started has written. */
export const readLog = (folder: string): string => readFileSync(logPath(folder), 'utf8') || reasonOfSilence(folder)

/** Why the last server that was started has exited. */
export const lastReason = ({ folder }: Place): string => reasonIn(readLog(folder))
