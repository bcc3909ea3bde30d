/** Starts the other processes, restarts those that exit unexpectedly, and stops all of them together. */
import cluster, { type Worker } from 'node:cluster'
import { getCompileCacheDir } from 'node:module'
import { resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { AggregatorRegistry } from 'prom-client'
import { fewArenas, littleMemory } from './little-memory.ts'
import { METRICS_WANTED } from './platform/observability/process-metrics.ts'
import type { Run } from './settings/database-settings.ts'
import type { Settings } from './settings/settings.ts'
import { STARTED } from './started.ts'

/** Longer than a process takes for its own shutdown. */
const END_MS = 18_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A process that ran for this long did not fail at its start. */
const WELL_AFTER_MS = 30_000

interface Child {
  run: Run
  worker: Worker
  begun: number
  /** Consecutive exits soon after a start. */
  falls: number
}

/** Starts `webConcurrency` processes that serve requests and one that runs the jobs. Exits with 1 when none of them can start. */
export function supervise({ webConcurrency, host, port }: Settings): void {
  cluster.setupPrimary({ exec: resolve('server/main.ts'), args: [], execArgv: [...process.execArgv, ...littleMemory()] })
  const compiled = getCompileCacheDir()
  const metrics = new AggregatorRegistry()
  const children = new Map<number, Child>()
  const started = new Set<number>()
  let hasServed = false
  let isEnding = false

  const fork = (run: Run, falls = 0) => {
    const worker = cluster.fork({
      ...{ RUN: run, WEB_CONCURRENCY: '1', ...fewArenas() },
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
    })
    children.set(worker.id, { run, worker, begun: performance.now(), falls })
    worker.on('message', (message: unknown) => {
      if (message === STARTED) tellWhenAll(worker.id)
      if (isMetricsWanted(message)) void answer(worker, message.id)
    })
  }

  const answer = async (worker: Worker, id: number) => {
    const text = await metrics.clusterMetrics().catch((error: Error) => `# ${error.message}\n`)
    if (worker.isConnected()) worker.send({ type: METRICS_WANTED, id, text })
  }

  const tellWhenAll = (id: number) => {
    started.add(id)
    if (hasServed || started.size < webConcurrency + 1) return
    hasServed = true
    const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
    console.log(`UPSC Current Catalyst is at http://${shown}:${port} (PostgreSQL, ${webConcurrency} processes and one for jobs)`)
  }

  cluster.on('exit', ({ id }, code, signal) => {
    const child = children.get(id)
    children.delete(id)
    started.delete(id)
    if (!child || isEnding) return
    console.error(`The process for ${child.run === 'web' ? 'pages' : 'jobs'} ended (${signal ?? code})`)
    if (!hasServed) return void end(1)
    const falls = performance.now() - child.begun > WELL_AFTER_MS ? 0 : child.falls + 1
    const pause = falls === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (falls - 1))
    setTimeout(() => {
      if (!isEnding) fork(child.run, falls)
    }, pause)
  })

  const end = async (code: number) => {
    isEnding = true
    const gone = [...children.values()].map(({ worker }) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const { worker } of children.values()) worker.process.kill('SIGTERM')
    await Promise.all(gone)
    if (code > 0) process.exit(code)
  }
  closeWithGrace({ delay: END_MS, logger: false }, () => end(0))

  for (let n = 0; n < webConcurrency; n++) fork('web')
  fork('worker')
}

const isMetricsWanted = (message: unknown): message is { id: number } =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === METRICS_WANTED
