/** A thread frees its memory when it exits. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export interface Manuscript {
  /** Typst; reads `sys.inputs.data`. */
  template: string
  /** JSON. */
  data: string
  fonts: string
}

if (!parentPort) throw new Error('typeset-worker runs as a worker thread')
const { template, data, fonts } = workerData as Manuscript

// Priorities are per thread only on Linux.
if (process.platform === 'linux') setPriority(10)

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] })
// Native memory cannot be transferred.
const pdf = Uint8Array.from(compiler.pdf({ mainFileContent: template, inputs: { data } }))
parentPort.postMessage(pdf, [pdf.buffer])
