import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

export const SOCKET_PORT = 5432

export const socketPath = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/** In `postmaster.pid`. */
const PORT_LINE = 3

const pidFile = ({ data }: Place) => join(data, 'postmaster.pid')

/** Its process ID may be reused. */
export function runningServer(place: Place): { pid: number; port: number } | undefined {
  const lines = linesOf(pidFile(place))
  const pid = Number(lines[0])
  if (isServer(pid, place)) return { pid, port: Number(lines[PORT_LINE]) || SOCKET_PORT }
  if (pid > 0 && signal(pid, 0)) rmSync(pidFile(place), { force: true })
  return undefined
}

/** PostgreSQL's working directory is its data directory. */
export function isServer(pid: number, { data }: Place): boolean {
  if (!(pid > 0 && signal(pid, 0))) return false
  if (!existsSync('/proc/self/comm')) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // A zombie has no working directory; another user's cannot be read.
    return (error as NodeJS.ErrnoException).code === 'EACCES' && nameOf(pid) === 'postgres'
  }
}

function nameOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** @returns whether the process exists */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
