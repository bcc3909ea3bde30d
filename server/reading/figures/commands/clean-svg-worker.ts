/** Cleans one SVG in a worker thread, so that requests are not blocked and a hostile file can be stopped. The message is its result. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { cleanSvg } from './clean-svg.ts'

if (!parentPort) throw new Error('clean-svg-worker runs as a worker thread')
// Only Linux has a priority per thread; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(10)
parentPort.postMessage(cleanSvg(workerData as Uint8Array))
