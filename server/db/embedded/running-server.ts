import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** Names the socket; on the loopback address any free port is taken. */
export const SOCKET_PORT = 5432

export const socketPath = (folder: string) => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

/** Of `postmaster.pid`, where the first line is that of the process. */
const PORT_LINE = 3

const pidFile = ({ data }: Place) => join(data, 'postmaster.pid')

/** The process of the server on these files. A number that was given to another process since then does not hold them any more. */
export function runningServer(place: Place): { pid: number; port: number } | undefined {
  const lines = linesOf(pidFile(place))
  const pid = Number(lines[0])
  if (isServer(pid, place)) return { pid, port: Number(lines[PORT_LINE]) || SOCKET_PORT }
  if (pid > 0 && signal(pid, 0)) rmSync(pidFile(place), { force: true })
  return undefined
}

/** PostgreSQL works in the folder of its files, so that a server of other files is told apart. */
export function isServer(pid: number, { data }: Place): boolean {
  if (!(pid > 0 && signal(pid, 0))) return false
  if (!existsSync('/proc/self/comm')) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (error) {
    // A process that has ended and was not waited for has no folder; that of another user may not be looked at.
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

/** None when there is no such file any more. */
function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
