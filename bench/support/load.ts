import type { Asked } from './load-program.ts'
import { LOAD_CORE, outputOf, startNode, ticksOf } from './processes.ts'
import type { RunningServer } from './server.ts'

const CONNECTIONS = 32
const SECONDS = 2

export interface Load {
  path: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  /** May hold `FRESH_UUID`. */
  body?: string
  /** Every reply must have this status. */
  status: 200 | 304
}

export interface Loaded {
  /** Replies a second. */
  rate: number
  /** Processor ticks for a reply, where the system tells. */
  ticks: number | undefined
}

/** Asks for one thing over and over on 32 connections, from another process on another core. */
export async function load(server: RunningServer, { path, method = 'GET', headers, body, status }: Load): Promise<Loaded> {
  const asked: Asked = { url: server.origin + path, method, headers, body, connections: CONNECTIONS, seconds: SECONDS }
  const before = ticksOf(server.process)
  const child = startNode(['bench/support/load-program.ts'], { core: LOAD_CORE, env: { ASKED: JSON.stringify(asked) } })
  const result = JSON.parse(await outputOf(child)) as AutocannonResult
  const after = ticksOf(server.process)
  const replies = result.statusCodeStats[status]?.count ?? 0
  if (replies === 0 || result.errors > 0 || Object.keys(result.statusCodeStats).length > 1)
    throw new Error(`${path}: expected ${status} only, got ${JSON.stringify(result.statusCodeStats)} and ${result.errors} errors`)
  return {
    rate: replies / result.duration,
    ticks: before !== undefined && after !== undefined ? (after - before) / replies : undefined,
  }
}

interface AutocannonResult {
  statusCodeStats: Record<string, { count: number }>
  errors: number
  /** Seconds. */
  duration: number
}
