import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { whenFull } from './disk-space.ts'
import type { Place } from './place.ts'
import { whenProcessEnds } from './process-end.ts'

export const ROLE = 'catalyst'
export const DATABASE = 'postgres'

const BUILTIN_LOCALE_SINCE = 17

/** @throws Error */
export function assertSameVersion({ data, program }: Pick<Place, 'data' | 'program'>): void {
  const major = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
  if (major === program.major) return
  throw new Error(
    `The embedded database was made by PostgreSQL ${major}, and this version of the product includes ${program.major}. ` +
      'Write a backup with the previous version (npm run backup -- move.backup), move its folder away, and restore it with this one ' +
      `(npm run restore -- move.backup --move). Or set POSTGRES_BIN to the programs of PostgreSQL ${major}.`,
  )
}

const PARTIAL = 'data.partial-'
/** Much longer than `initdb` takes. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Renamed when complete, against crashes. */
export async function createFiles(place: Place): Promise<void> {
  const { folder, data } = place
  removeAbandoned(folder)
  const partial = join(folder, PARTIAL + randomBytes(6).toString('hex'))
  await initdb(place, partial)
  // Another start may have been faster.
  if (existsSync(data)) rmSync(partial, REMOVE)
  else renameSync(partial, data)
}

/** PostgreSQL may still write there. */
const REMOVE = { recursive: true, force: true, maxRetries: 10 }

/** Newer ones may belong to another process. */
function removeAbandoned(folder: string): void {
  const partials = readdirSync(folder).filter((name) => name.startsWith(PARTIAL))
  for (const path of partials.map((name) => join(folder, name)))
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - ABANDONED_AFTER_MS) rmSync(path, REMOVE)
}

async function initdb(place: Place, target: string): Promise<void> {
  const { program, folder, user } = place
  const passwordFile = place.socket === null ? writePassword(place) : undefined
  const args = [
    ...['-D', target, '-U', ROLE, '--encoding=UTF8', '--data-checksums'],
    ...localeArguments(program.major),
    // Only its user can open the socket's folder.
    ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
  ]
  const made = promisify(execFile)(join(program.bin, 'initdb'), args, { cwd: folder, env: withoutPostgresSettings(), ...user })
  const release = whenProcessEnds(() => made.child.kill('SIGTERM'))
  try {
    await made
  } catch (error) {
    rmSync(target, REMOVE)
    const reason = reasonIn((error as { stderr: string }).stderr)
    throw new Error(whenFull(folder, reason) ?? `The embedded database could not be made in ${folder}: ${reason}`)
  } finally {
    release()
  }
}

/** They may be set for other servers. */
export const withoutPostgresSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))

/** Otherwise full-text search does not separate Indic words from punctuation. */
const localeArguments = (major: number): string[] => [
  '--locale=C.UTF-8',
  ...(major >= BUILTIN_LOCALE_SINCE ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
]

export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('the database system is'))
  const line = lines.find((line) => /(FATAL|PANIC|[Ee]rror):/.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
  return line.replace(/^.*?(FATAL|PANIC|[Ee]rror):\s*/, '')
}

const passwordPath = (folder: string) => join(folder, 'password')

/** Without Unix sockets every user of the machine can reach the server. */
function writePassword({ folder, user }: Place): string {
  const path = passwordPath(folder)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(path, user.uid, user.gid)
  return path
}

export function addressOf({ folder, socket }: Place, port: number): string {
  if (socket !== null) return `postgres://${ROLE}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}&sslmode=disable`
  return `postgres://${ROLE}:${readFileSync(passwordPath(folder), 'utf8')}@127.0.0.1:${port}/${DATABASE}`
}
