/** Asks for what it is told to over and over, and tells what came of it. A program of its own. */
import { randomUUID } from 'node:crypto'
import { FRESH_UUID } from './fresh-uuid.ts'
import { HttpLine } from './http-line.ts'

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
  /** How often each status came. */
  statuses: Record<string, number>
  /** Connections that broke. */
  errors: number
  /** Seconds. */
  duration: number
  bytes: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

/** More than one core can be asked in any time that somebody would wait for. */
const MAX_REPLIES = 4_000_000

const times = new Float64Array(MAX_REPLIES)

async function answersTo(asked: Asked): Promise<Result> {
  const url = new URL(asked.url)
  const next = requestsOf(asked)
  const statuses: Record<string, number> = {}
  let [count, errors, bytes] = [0, 0, 0]
  const begun = performance.now()
  const until = begun + asked.seconds * 1000
  const one = () =>
    new Promise<void>((resolve) => {
      let sent = 0
      const ask = () => {
        sent = performance.now()
        line.ask(next())
      }
      const over = () => {
        bytes += line.bytes
        resolve()
      }
      const line = new HttpLine(url, {
        reply: (status) => {
          const now = performance.now()
          times[count++ % MAX_REPLIES] = now - sent
          statuses[status] = (statuses[status] ?? 0) + 1
          if (now < until) return ask()
          line.end()
          over()
        },
        broken: () => {
          errors++
          over()
        },
      })
      ask()
    })
  await Promise.all(Array.from({ length: asked.connections }, one))
  const sorted = times.subarray(0, Math.min(count, MAX_REPLIES)).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { statuses, errors, duration: (performance.now() - begun) / 1000, bytes, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Requests as they go over the line. What is the same each time is written once. */
function requestsOf({ url, method, headers, body, callers = [{}], paths, turn }: Asked): () => string {
  const { host, pathname, search } = new URL(url)
  const all = paths ?? [pathname + search]
  const heads = callers.map((caller) =>
    Object.entries({ host, ...headers, ...caller })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
  )
  return () => {
    // Neighbours in time ask for different things, and nobody for the same twice until there is nothing else.
    const path = all[(turn + Math.floor(turn / heads.length)) % all.length]
    const head = `${method} ${path} HTTP/1.1\r\n${heads[turn++ % heads.length]}`
    if (body === undefined) return `${head}\r\n`
    const text = body.replaceAll(FRESH_UUID, randomUUID())
    return `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
}

process.on('message', async (asked: Asked) => process.send?.(await answersTo(asked)))
process.on('disconnect', () => process.exit(0))
