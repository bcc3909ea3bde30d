/** A thread can be stopped and does not block requests. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { cleanSvg } from './clean-svg.ts'

if (!parentPort) throw new Error('clean-svg-worker runs as a worker thread')
// Priorities are per thread only on Linux.
if (process.platform === 'linux') setPriority(10)
parentPort.postMessage(cleanSvg(workerData as Uint8Array))
