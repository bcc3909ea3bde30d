export class WaitTime {
  readonly #waiting = new Set<{ since: number }>()
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  async measure<T>(connect: () => Promise<T>): Promise<T> {
    const caller = { since: this.#now() }
    this.#waiting.add(caller)
    try {
      return await connect()
    } finally {
      this.#waiting.delete(caller)
    }
  }

  /** Milliseconds of the first in the queue. */
  get ms(): number {
    const [first] = this.#waiting
    return first ? this.#now() - first.since : 0
  }
}
