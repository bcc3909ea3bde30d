import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, type PostgresProgram, reachableCopy } from './program.ts'
import { shortName } from './short-name.ts'
import { canReach, type SystemUser, serverUser } from './system-user.ts'

/** Where the programs, the data and the socket of an embedded PostgreSQL server are, and as whom it runs. */
export interface Place {
  program: PostgresProgram
  /** Only its user may enter it. */
  folder: string
  /** The files of the database, inside `folder`. */
  data: string
  /** The folder of the Unix socket; `null`: it listens on the loopback address, because the system has no such sockets. */
  socket: string | null
  /** `undefined`: the user of this process. */
  user: SystemUser | undefined
}

/** For what a server that runs as another user could not reach, for example below the home of root. */
const SHARED = '/var/lib/upsc-current-catalyst'
/** The path of a socket has 103 bytes on macOS and 107 on Linux, of which `/.s.PGSQL.5432` takes 14. */
const LONGEST_SOCKET_FOLDER = 88

/**
 * Makes the folders for the server of a data folder.
 * @param programFolder as in `findProgram`
 * @throws Error when a folder cannot be used, or there is no PostgreSQL
 */
export function preparePlace(dataDir: string, programFolder: string | null, log: (message: string) => void): Place {
  const found = findProgram(programFolder)
  const known = existingFolder(dataDir)
  const user = serverUser(known)
  makeFolder(dataDir)
  // Others can pass through it, but neither list nor change what is in it.
  if (user) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
  const near = join(dataDir, 'postgres')
  const folder = known ?? (!user || canReach(near, user) ? near : sharedFolder(dataDir))
  if (folder !== near)
    log(`The embedded database is in ${folder}: PostgreSQL does not run as root, and its user cannot reach ${dataDir}.`)
  makeFolder(folder, user)
  const program = !user || canReach(join(found.bin, 'postgres'), user) ? found : reachableCopy(found, SHARED)
  return { program, folder, data: join(folder, 'data'), socket: socketFolder(folder, user), user }
}

/** The folder of the database, if it was made earlier. */
export const existingFolder = (dataDir: string): string | undefined =>
  [join(dataDir, 'postgres'), sharedFolder(dataDir)].find((folder) => existsSync(join(folder, 'data')))

const sharedFolder = (dataDir: string) => join(SHARED, shortName(dataDir))

function socketFolder(folder: string, user: SystemUser | undefined): string | null {
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER) return folder
  const short = join(tmpdir(), `catalyst-${shortName(folder)}`)
  makeFolder(short, user)
  return short
}

const REASONS: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
}

/** A folder that only its user may enter. @throws Error when it belongs to somebody else, who could exchange what is in it */
function makeFolder(path: string, user?: SystemUser): void {
  try {
    const isNew = !existsSync(path)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (isNew && user) {
      chownSync(path, user.uid, user.gid)
      if (path.startsWith(`${SHARED}/`)) chmodSync(SHARED, 0o755)
    }
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new Error(`The embedded database cannot use ${path}: ${reason}. Set DATA_DIR to a folder of your own.`)
  }
  const owner = statSync(path).uid
  const expected = user?.uid ?? process.getuid?.()
  if (expected !== undefined && owner !== expected)
    throw new Error(`The embedded database cannot use ${path}: it belongs to another user. Set DATA_DIR to a folder of your own.`)
}
