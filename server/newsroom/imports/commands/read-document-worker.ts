import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { importDocument } from './import-document.ts'
import type { ImportFile } from './read-document.ts'

if (!parentPort) throw new Error('read-document-worker runs as a worker thread')
// Priorities are per thread only on Linux.
if (process.platform === 'linux') setPriority(10)
parentPort.postMessage(await importDocument(workerData as ImportFile))
