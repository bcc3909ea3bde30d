/** Makes one PDF in a worker thread and ends, so that its memory is free again. The worker data is `Manuscript`, the message the PDF. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export interface Manuscript {
  /** A Typst document that reads `sys.inputs.data`. */
  template: string
  /** JSON. */
  data: string
  /** Folder with fonts. */
  fonts: string
}

if (!parentPort) throw new Error('typeset-worker runs as a worker thread')
const { template, data, fonts } = workerData as Manuscript

// Only Linux has a priority per thread; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(10)

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] })
// A copy: memory of native code cannot be moved to another thread.
const pdf = Uint8Array.from(compiler.pdf({ mainFileContent: template, inputs: { data } }))
parentPort.postMessage(pdf, [pdf.buffer])
