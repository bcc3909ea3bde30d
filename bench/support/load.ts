import type { ChildProcess } from 'node:child_process'
import type { RepeatedRequest, Result } from './load-program.ts'
import { LOAD_CORE, STEADY, startNode, ticksOf } from './processes.ts'
import type { RunningServer } from './server.ts'

const CONNECTIONS = 32
const SECONDS = 2

export interface Load {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  /** Can contain `FRESH_UUID`. */
  body?: string
  /** Headers of the callers, and paths, used in turn; a load continues where the previous one stopped. */
  callers?: Record<string, string>[]
  paths?: string[]
  /** Every reply must have this status, or be a refusal with 503, which is counted. */
  status: 200 | 304
  connections?: number
  seconds?: number
}

export interface Loaded {
  /** Replies a second. */
  rate: number
  replies: number
  /** Replies with 503. */
  refused: number
  /** CPU ticks for each reply, if the system reports them. */
  ticks: number | undefined
  /** The same for the database, if requested. */
  databaseTicks: number | undefined
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Bytes for each reply, with headers. */
  bytes: number
}

/** The number of requests of each load so far, so that no write is repeated. */
const turns = new WeakMap<Load, number>()

/** Repeats one request on 32 connections, from another process on another core. */
export async function load(server: RunningServer, given: Load, ticksOfDatabase?: () => number): Promise<Loaded> {
  const { path, method = 'GET', headers, body, callers, paths, status, connections = CONNECTIONS, seconds = SECONDS } = given
  const turn = turns.get(given) ?? 0
  const asked: RepeatedRequest = { url: server.origin + path, method, headers, body, callers, paths, connections, seconds, turn }
  const before = ticksOf(server.process)
  const databaseBefore = ticksOfDatabase?.()
  const result = await answerTo(asked)
  const after = ticksOf(server.process)
  const databaseAfter = ticksOfDatabase?.()
  const { [status]: replies = 0, 503: refused = 0, ...others } = result.statuses
  // Requests in progress at the end are counted too.
  turns.set(given, turn + replies + refused + 2 * connections)
  if (replies === 0 || result.errors > 0 || Object.keys(others).length > 0)
    throw new Error(`${path}: expected ${status}, got ${JSON.stringify(result.statuses)}, and ${result.errors} connections broke`)
  return {
    rate: replies / result.duration,
    replies,
    refused,
    p50: result.p50,
    p95: result.p95,
    p99: result.p99,
    bytes: result.bytes / (replies + refused),
    ticks: before !== undefined && after !== undefined ? (after - before) / replies : undefined,
    databaseTicks:
      databaseBefore !== undefined && databaseAfter !== undefined ? (databaseAfter - databaseBefore) / replies : undefined,
  }
}

/** One program for all loads of a run, otherwise its start would dominate the slowest percent of each. */
let program: ChildProcess | undefined

function answerTo(asked: RepeatedRequest): Promise<Result> {
  program ??= startNode([STEADY, 'bench/support/load-program.ts'], { core: LOAD_CORE, speaks: true })
  const loader = program
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The program that loads has ended'))
    loader.once('exit', ended)
    loader.once('message', (result) => {
      loader.off('exit', ended)
      // An idle program does not keep the process alive.
      loader.unref()
      loader.channel?.unref()
      resolve(result as Result)
    })
    loader.channel?.ref()
    loader.send(asked)
  })
}
