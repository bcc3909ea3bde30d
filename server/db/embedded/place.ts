import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, type PostgresProgram, reachableCopy } from './program.ts'
import { shortName } from './short-name.ts'
import { canReach, type SystemUser, serverUser } from './system-user.ts'

export interface Place {
  program: PostgresProgram
  /** Private to its user. */
  folder: string
  data: string
  /** Of the Unix socket; `null`: loopback address. */
  socket: string | null
  /** `undefined`: this process's. */
  user: SystemUser | undefined
}

/** For data folders that the server's user cannot reach. */
const SHARED = '/var/lib/upsc-current-catalyst'
/** Socket paths have at most 103 bytes on macOS; `/.s.PGSQL.5432` takes 14. */
const LONGEST_SOCKET_FOLDER = 88

/** @throws Error */
export function preparePlace(dataDir: string, programFolder: string | null, log: (message: string) => void): Place {
  const found = findProgram(programFolder)
  const user = serverUser(existingFolder(dataDir))
  const highest = makeFolder(dataDir) ?? dataDir
  if (user) inFolder(dataDir, () => letThrough(dataDir, highest))
  const folder = databaseFolder(dataDir, user)
  if (!folder.startsWith(dataDir))
    log(`The embedded database is in ${folder}: PostgreSQL does not run as root, and its user cannot reach ${dataDir}.`)
  makeFolder(folder, user)
  const program = !user || canReach(join(found.bin, 'postgres'), user) ? found : reachableCopy(found, SHARED)
  return { program, folder, data: join(folder, 'data'), socket: socketFolder(folder, user), user }
}

/** Search permission only. */
function letThrough(folder: string, highest: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011)
  if (folder !== highest) letThrough(dirname(folder), highest)
}

/** May be a symbolic link. */
const nameIn = (dataDir: string) => join(dataDir, 'postgres')

export function existingFolder(dataDir: string): string | undefined {
  const name = nameIn(dataDir)
  return existsSync(join(name, 'data')) ? realpathSync(name) : undefined
}

function databaseFolder(dataDir: string, user: SystemUser | undefined): string {
  const name = nameIn(dataDir)
  const link = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(name) : undefined
  if (link !== undefined && !existsSync(name))
    throw new Error(
      `The embedded database of ${dataDir} was in ${link}, which is not there. Restore it, or delete the link ${name} to start with an empty database.`,
    )
  const folder = link === undefined ? name : realpathSync(name)
  if (!user || canReach(folder, user)) return folder
  if (existsSync(folder))
    throw new Error(
      `The embedded database cannot be reached in ${folder}: PostgreSQL does not run as root, and its user has no access to a parent folder. Move DATA_DIR to a folder that every user can access, for example below /var/lib.`,
    )
  return linkedFolder(name)
}

function linkedFolder(name: string): string {
  return inFolder(SHARED, () => {
    mkdirSync(SHARED, { recursive: true, mode: 0o755 })
    chmodSync(SHARED, 0o755)
    const folder = mkdtempSync(`${SHARED}/`)
    try {
      symlinkSync(folder, name)
      return folder
    } catch (error) {
      rmdirSync(folder)
      // Another start was faster.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return realpathSync(name)
      throw error
    }
  })
}

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

/** @throws Error with the reason as text */
export function inFolder<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = REASONS[code === 'ENOENT' ? whyNotMade(path) : code] ?? message
    throw new Error(`The embedded database cannot use ${path}: ${reason}. Set DATA_DIR to a folder of your own.`)
  }
}

/** With `recursive`, Node reports ENOENT for a parent that is not writable. */
function whyNotMade(path: string): string {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
    return ''
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? whyNotMade(dirname(path)) : code
  }
}

/** @throws Error if another user owns it, who could replace its contents */
function makeFolder(path: string, user?: SystemUser): string | undefined {
  const highest = inFolder(path, () => {
    const made = mkdirSync(path, { recursive: true, mode: 0o700 })
    // Also after an interrupted startup.
    if (user && statSync(path).uid === process.getuid?.()) chownSync(path, user.uid, user.gid)
    return made
  })
  const owner = statSync(path).uid
  const expected = user?.uid ?? process.getuid?.()
  if (expected !== undefined && owner !== expected)
    throw new Error(
      `The embedded database cannot use ${path}: it belongs to another user. Start as that user, or set DATA_DIR to a folder of your own.`,
    )
  return highest
}
