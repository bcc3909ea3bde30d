/** Asks for what it is told to over and over, and tells what came of it. A program of its own. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { FRESH_UUID } from './fresh-uuid.ts'

export interface Asked {
  url: string
  method: string
  headers: Record<string, string>
  /** In each request `FRESH_UUID` becomes an id that was never sent before. */
  body?: string | undefined
  /** Who calls, and for what, in turn from this one on. */
  callers?: Record<string, string>[] | undefined
  paths?: string[] | undefined
  turn: number
  connections: number
  seconds: number
}

export interface Result {
  statusCodeStats: Record<string, { count: number }>
  errors: number
  /** Seconds. */
  duration: number
  bytes: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

const fresh = (template: string) => template.replaceAll(FRESH_UUID, randomUUID())

async function answersTo({ url, method, headers, body, callers, paths, connections, seconds, ...asked }: Asked): Promise<Result> {
  let { turn } = asked
  const setupRequest = (request: autocannon.Request) => {
    const count = callers?.length ?? 1
    // Neighbours in time ask for different things, and nobody for the same twice until there is nothing else.
    const path = paths?.[(turn + Math.floor(turn / count)) % paths.length]
    const caller = callers?.[turn % count]
    turn++
    return {
      ...request,
      ...(path ? { path } : {}),
      headers: { ...request.headers, ...caller },
      ...(body === undefined ? {} : { body: fresh(body) }),
    }
  }
  const request = body === undefined && !callers ? {} : { setupRequest }
  const running = autocannon({ url, method, headers, connections, duration: seconds, requests: [request] })
  const times: number[] = []
  running.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => times.push(ms))
  const { statusCodeStats, errors, duration, throughput } = await running
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  return { statusCodeStats, errors, duration, bytes: throughput.total, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

process.on('message', async (asked: Asked) => process.send?.(await answersTo(asked)))
process.on('disconnect', () => process.exit(0))
