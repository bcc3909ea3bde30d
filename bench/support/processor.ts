import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** CPU time is counted in hundredths of a second. */
export const TICK_MS = 10

/** CPU time of a PostgreSQL server with all its connections, in ticks; `undefined` if the system does not report it. */
export async function databaseTicks(url: string): Promise<(() => number) | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent
  await client.end()
  if (postmaster === undefined) return undefined
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(Number(name)))
      .filter((stat) => stat?.pid === postmaster || stat?.parent === postmaster)
      // The main process includes the time of ended ones.
      .reduce((sum, stat) => sum + (stat?.ticks ?? 0) + (stat?.pid === postmaster ? stat.ticksOfEnded : 0), 0)
}

function statOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const at = (n: number) => Number(fields[n])
    return { pid, parent: at(1), ticks: at(11) + at(12), ticksOfEnded: at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** The memory of a process in megabytes; `undefined` if the system does not report it. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  } catch {
    return undefined
  }
}
