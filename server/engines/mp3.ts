import { Worker } from 'node:worker_threads'
import type { Mp3Call, Mp3Reply } from './mp3-worker.ts'

export class Mp3 {
  readonly #worker: Worker
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  /** @param kilobits per second: 32 suffices for the built-in voice */
  constructor(rate: number, kilobits: 32 | 48) {
    this.#worker = new Worker(new URL('./mp3-worker.ts', import.meta.url), { workerData: { rate, kilobits } })
    this.#bytes = new Promise((resolve, reject) => {
      this.#worker.once('message', ({ bytes }: Mp3Reply) => resolve(bytes))
      this.#worker.once('error', reject)
      this.#worker.once('exit', (code) => reject(new Error(`The encoder ended with ${code}`)))
    })
    this.#bytes.catch(() => {})
  }

  /** The caller can no longer use the samples. */
  write(samples: Int16Array<ArrayBuffer>): void {
    this.#send({ samples }, samples.buffer)
  }

  async end(): Promise<Uint8Array<ArrayBuffer>> {
    this.#send({ end: true })
    return this.#bytes.finally(() => this.stop())
  }

  /** Does nothing after `end`. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(call: Mp3Call, ...transfer: ArrayBuffer[]): void {
    this.#worker.postMessage(call, transfer)
  }
}
