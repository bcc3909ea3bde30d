import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readInThread } from './read-in-thread.ts'
import type { SourceTask } from './read-source.ts'

if (!parentPort) throw new Error('read-source-worker runs as a worker thread')
// Priorities are per thread only on Linux.
if (process.platform === 'linux') setPriority(10)
parentPort.postMessage(await readInThread(workerData as SourceTask))
