import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type E2eServer, startServer } from './server.ts'

const DAY_MS = 86_400_000

export interface ServerWithClock extends E2eServer {
  /** `YYYY-MM-DD` in India. */
  today(): string
  /** By the server's clock. */
  now(): Date
  wait(days: number): void
}

/** Starts at the real time. */
export async function startServerWithClock(): Promise<ServerWithClock> {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-clock-'))
  const file = join(folder, 'ahead')
  let ahead = 0
  const set = () => writeFileSync(file, String(ahead))
  set()
  const preload = resolve('bench/faults/services/moved-clock.ts')
  const server = await startServer({ CLOCK_FILE: file, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}` })
  const now = () => new Date(Date.now() + ahead)
  return {
    ...server,
    now,
    today: () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now()),
    wait: (days) => {
      ahead += days * DAY_MS
      set()
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
