import { Worker } from 'node:worker_threads'

const MAX_WORKER_MEGABYTES = 512
const MAX_CPU_SECONDS = 5
const CHECK_EVERY_MS = 500
const NOTHING_USED = { user: 0, system: 0 }

/**
 * Runs a program that posts one message. Limits processor time, not the time spent waiting for a processor. A thread can be stopped.
 * @param tooMuch the result of a program that needs more time or memory
 */
export function runInWorker<Result>(program: URL, workerData: unknown, tooMuch: Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_MEGABYTES } })
    const check = async () => {
      const used = await worker.cpuUsage().catch(() => NOTHING_USED)
      if (used.user + used.system > MAX_CPU_SECONDS * 1_000_000) stop(() => resolve(tooMuch))
    }
    const timer = setInterval(check, CHECK_EVERY_MS)
    const stop = (end: () => void) => {
      clearInterval(timer)
      void worker.terminate()
      end()
    }
    worker.once('message', (result: Result) => stop(() => resolve(result)))
    worker.once('error', (error: Error & { code?: string }) =>
      stop(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error))),
    )
  })
}
