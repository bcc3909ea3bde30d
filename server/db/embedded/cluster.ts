import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** The role and the database of the product in its own server. */
export const ROLE = 'catalyst'
export const DATABASE = 'postgres'

const BUILTIN_LOCALE_SINCE = 17

/** @throws Error when the files were made by another major version of PostgreSQL */
export function assertSameVersion({ data, program }: Pick<Place, 'data' | 'program'>): void {
  const major = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'))
  if (major === program.major) return
  throw new Error(
    `The embedded database was made by PostgreSQL ${major}, and this version of the product brings ${program.major}. ` +
      'Write a backup with the previous version (npm run backup -- move.backup), move its folder away, and restore it with this one ' +
      '(npm run restore -- move.backup --move).',
  )
}

/** Makes the files of an empty database. They get their name when they are complete, so that a crash leaves nothing half made. */
export function createFiles(place: Place): void {
  const { folder, data } = place
  for (const name of readdirSync(folder))
    if (name.startsWith('data.partial')) rmSync(join(folder, name), { recursive: true, force: true })
  const partial = `${data}.partial-${process.pid}`
  initdb(place, partial)
  // Another start may have been faster.
  if (existsSync(data)) rmSync(partial, { recursive: true, force: true })
  else renameSync(partial, data)
}

function initdb(place: Place, target: string): void {
  const { program, folder, user } = place
  const passwordFile = place.socket === null ? writePassword(place) : undefined
  const args = [
    ...['-D', target, '-U', ROLE, '--encoding=UTF8', '--data-checksums'],
    ...localeArguments(program.major),
    // Nobody else can open the folder of the socket.
    ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
  ]
  try {
    execFileSync(join(program.bin, 'initdb'), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...user })
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw new Error(
      `The embedded database could not be made in ${folder}: ${reasonIn(String((error as { stderr?: Buffer }).stderr))}`,
    )
  }
}

/** Without a UTF-8 character type, full-text search does not separate words of Indian scripts from punctuation. */
const localeArguments = (major: number): string[] => [
  '--locale=C.UTF-8',
  ...(major >= BUILTIN_LOCALE_SINCE ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
]

/** The line of an error in the output of a program of PostgreSQL, else the last line. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
  return line.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}

const passwordPath = (folder: string) => join(folder, 'password')

/** For systems without Unix sockets, where every user of the machine can reach the server. */
function writePassword({ folder, user }: Place): string {
  const path = passwordPath(folder)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(path, user.uid, user.gid)
  return path
}

/** @param port of a server on the loopback address */
export function addressOf({ folder, socket }: Place, port: number): string {
  if (socket !== null) return `postgres://${ROLE}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`
  return `postgres://${ROLE}:${readFileSync(passwordPath(folder), 'utf8')}@127.0.0.1:${port}/${DATABASE}`
}
