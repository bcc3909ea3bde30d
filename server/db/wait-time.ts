/** Measures how long callers wait in the queue for a connection. */
export class WaitTime {
  readonly #waiting = new Set<{ since: number }>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Runs `connect`, which waits in the queue. */
  async measure<T>(connect: () => Promise<T>): Promise<T> {
    const caller = { since: this.#now() }
    this.#waiting.add(caller)
    try {
      return await connect()
    } finally {
      this.#waiting.delete(caller)
    }
  }

  /** How long the first in the queue has waited until now, in milliseconds; 0 if nobody waits. */
  get ms(): number {
    const [first] = this.#waiting
    return first ? this.#now() - first.since : 0
  }
}
