/** Sends the given requests repeatedly and reports the results. A separate program. */
import { randomUUID } from 'node:crypto'
import { FRESH_UUID } from './fresh-uuid.ts'
import { HttpLine } from './http-line.ts'

export interface RepeatedRequest {
  url: string
  method: string
  headers: Record<string, string>
  /** `FRESH_UUID` is replaced by a new id in each request. */
  body?: string | undefined
  /** The index of the first caller and path. */
  callers?: Record<string, string>[] | undefined
  paths?: string[] | undefined
  turn: number
  connections: number
  seconds: number
}

export interface Result {
  /** The number of replies by status. */
  statuses: Record<string, number>
  /** Broken connections. */
  errors: number
  /** Seconds. */
  duration: number
  bytes: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

/** More than one core can answer in the time of a run. */
const MAX_REPLIES = 4_000_000

const times = new Float64Array(MAX_REPLIES)

async function answersTo(asked: RepeatedRequest): Promise<Result> {
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

/** Serialised requests. The constant parts are built once. */
function requestsOf({ url, method, headers, body, callers = [{}], paths, turn }: RepeatedRequest): () => string {
  const { host, pathname, search } = new URL(url)
  const all = paths ?? [pathname + search]
  const heads = callers.map((caller) =>
    Object.entries({ host, ...headers, ...caller })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
  )
  return () => {
    // Consecutive requests differ, and a caller repeats a path only after all others.
    const path = all[(turn + Math.floor(turn / heads.length)) % all.length]
    const head = `${method} ${path} HTTP/1.1\r\n${heads[turn++ % heads.length]}`
    if (body === undefined) return `${head}\r\n`
    const text = body.replaceAll(FRESH_UUID, randomUUID())
    return `${head}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
}

process.on('message', async (asked: RepeatedRequest) => process.send?.(await answersTo(asked)))
process.on('disconnect', () => process.exit(0))
