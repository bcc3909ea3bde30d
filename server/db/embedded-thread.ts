import { Worker } from 'node:worker_threads'
import { DatabaseFault, databaseStopped } from './embedded-errors.ts'
import type { EmbeddedCall, EmbeddedReply } from './embedded-worker.ts'

const RESTART_EVERY_MS = 2000

type Call = EmbeddedCall extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never
type Answer = { rows: unknown[]; affected: number }
type Listener = (channel: string, payload: string) => void

export interface EmbeddedThreadOptions {
  /** `null` keeps the data in memory. */
  dataDir: string | null
  /** An archive to load into a new database in memory. */
  archive: string | null
}

/** The worker thread of the embedded database. It is restarted when it stops. */
export class EmbeddedThread {
  readonly #options: EmbeddedThreadOptions
  readonly #pending = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  readonly #listeners: Listener[] = []
  readonly #restartListeners: (() => void)[] = []
  #worker: Worker
  #ready: Promise<void>
  #calls = 0
  #restarts = 0
  #isClosing = false

  constructor(options: EmbeddedThreadOptions) {
    this.#options = options
    this.#worker = this.#start()
    this.#ready = this.#whenReady(this.#worker)
    this.#ready.catch(() => {})
  }

  /** Resolves when the current thread accepts calls; rejects when it could not start. */
  ready(): Promise<void> {
    return this.#ready
  }

  /** Changes with every restart: a transaction must not continue in another thread. */
  get generation(): number {
    return this.#restarts
  }

  call(call: Call): Promise<Answer> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...call })
    })
  }

  onNotification(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Called after a restart. Notifications may have been missed, and a write without a reply may have been committed or not. */
  onRestart(listener: () => void): void {
    this.#restartListeners.push(listener)
  }

  /** From now on the thread is not restarted. */
  stopRestarting(): void {
    this.#isClosing = true
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: this.#options })
    worker.on('message', (reply: EmbeddedReply) => {
      if ('channel' in reply) for (const listener of this.#listeners) listener(reply.channel, reply.payload)
      else if ('id' in reply) this.#settle(reply)
    })
    return worker
  }

  #whenReady(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      let isReady = false
      worker.on('message', (reply: EmbeddedReply) => {
        if (!('ready' in reply)) return
        isReady = true
        resolve()
      })
      worker.on('error', (error) => this.#fail(error, reject))
      worker.on('exit', () => {
        this.#fail(databaseStopped(), reject)
        if (isReady && !this.#isClosing) this.#restart()
      })
    })
  }

  /** A database that had to stop, for example on a full disk, has lost nothing that it acknowledged: a new thread recovers it from the log. */
  #restart() {
    console.warn('The embedded database has stopped and is being restarted')
    this.#ready = this.#startAgain()
    this.#ready.catch(() => {})
  }

  async #startAgain(): Promise<void> {
    while (!this.#isClosing) {
      const worker = this.#start()
      this.#worker = worker
      this.#restarts++
      try {
        await this.#whenReady(worker)
        await this.call({ sql: 'listen catalyst', params: [] })
        for (const listener of this.#restartListeners) listener()
        return console.warn('The embedded database was restarted')
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RESTART_EVERY_MS))
      }
    }
    throw databaseStopped()
  }

  #settle(reply: Extract<EmbeddedReply, { id: number }>) {
    const waiting = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if ('failure' in reply) waiting?.reject(new DatabaseFault(reply.failure))
    else waiting?.resolve(reply)
  }

  #fail(error: Error, reject: (error: Error) => void) {
    reject(error)
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
