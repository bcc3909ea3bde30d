import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, lstatSync, openSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { reasonIn, withoutPostgresSettings } from './cluster.ts'
import { reasonOfSilence } from './disk-space.ts'
import { inFolder, type Place } from './place.ts'

const IO_METHOD_SINCE = 18

/** For a small machine shared with the product. */
const SETTINGS: Record<string, string> = {
  // The system caches files too.
  shared_buffers: '64MB',
  // Ten for the product, and commands.
  max_connections: '40',
  // Workers would take 10 MB each.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '1',
  // Compiling takes longer than the longest query.
  jit: 'off',
  // Only for crash recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // The product reports query errors without their values.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  timezone: 'UTC',
}

/** Ctrl C must reach only the product, which ends the server last. */
export function launch(
  { program, folder, data, socket, user }: Place,
  port: number,
  settings: Record<string, string> = {},
): ChildProcess {
  const where =
    socket === null
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: quoted(socket), unix_socket_permissions: '0700' }
  // I/O workers would be three more processes.
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

/** A list: a comma needs quotes. */
const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`

/** The server may outlive this process. A new file, because its user could have created a link. */
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

export const readLog = (folder: string): string => readFileSync(logPath(folder), 'utf8') || reasonOfSilence(folder)

export const lastReason = ({ folder }: Place): string => reasonIn(readLog(folder))
