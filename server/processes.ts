import cluster, { type Worker } from 'node:cluster'
import { resolve } from 'node:path'
import { AggregatorRegistry } from 'prom-client'
import { METRICS_WANTED } from './platform/observability/process-metrics.ts'
import { processEnvironment, v8Flags } from './process-options.ts'
import type { Run } from './settings/database-settings.ts'
import type { Settings } from './settings/settings.ts'
import { type Program, supervise } from './supervisor.ts'

/** @returns exit code */
export function runProcesses({ webConcurrency, host, port }: Settings): Promise<number> {
  cluster.setupPrimary({ exec: resolve('server/main.ts'), args: [], execArgv: [...process.execArgv, ...v8Flags()] })
  const metrics = new AggregatorRegistry()
  const program = (run: Run): Program => ({
    name: `The process for ${run === 'web' ? 'pages' : 'jobs'}`,
    start: () => {
      const worker = cluster.fork({ ...processEnvironment(), RUN: run, WEB_CONCURRENCY: '1' })
      worker.on(
        'message',
        (message: unknown) => isMetricsWanted(message) && sendMetrics(worker, message.id, metrics.clusterMetrics()),
      )
      return worker.process
    },
  })
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return supervise([...Array.from({ length: webConcurrency }, () => program('web')), program('worker')], {
    onStarted: () =>
      console.log(
        `UPSC Current Catalyst is at http://${shown}:${port} (PostgreSQL, ${webConcurrency} processes and one for jobs)`,
      ),
  })
}

const isMetricsWanted = (message: unknown): message is { id: number } =>
  typeof message === 'object' && message !== null && (message as { type?: unknown }).type === METRICS_WANTED

async function sendMetrics(worker: Worker, id: number, metrics: Promise<string>): Promise<void> {
  const text = await metrics.catch((error: Error) => `# ${error.message}\n`)
  if (worker.isConnected()) worker.send({ type: METRICS_WANTED, id, text })
}
