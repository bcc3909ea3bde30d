import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** Names the socket; on the loopback address any free port is taken. */
export const SOCKET_PORT = 5432

export const socketPath = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/** Index of the line with the port in `postmaster.pid`. The first line is the process ID. */
const PORT_LINE = 3

const pidFile = ({ data }: Place) => join(data, 'postmaster.pid')

/** The server that uses these files. Removes `postmaster.pid` if its process ID belongs to another process now. */
export function runningServer(place: Place): { pid: number; port: number } | undefined {
  const lines = linesOf(pidFile(place))
  const pid = Number(lines[0])
  if (isServer(pid, place)) return { pid, port: Number(lines[PORT_LINE]) || SOCKET_PORT }
  if (pid > 0 && signal(pid, 0)) rmSync(pidFile(place), { force: true })
  return undefined
}

/** Whether the process is the server of these files: the working directory of PostgreSQL is its data directory. */
export function isServer(pid: number, { data }: Place): boolean {
  if (!(pid > 0 && signal(pid, 0))) return false
  if (!existsSync('/proc/self/comm')) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // A zombie process has no working directory; that of another user cannot be read.
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

/** @returns whether there is such a process */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** No lines if the file does not exist. */
function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
