/** Measures how long callers wait for a connection. */
export class WaitTime {
  #waiting = 0
  #lastMs = 0

  /** Runs `connect` and measures it. */
  async measure<T>(connect: () => Promise<T>): Promise<T> {
    const begun = performance.now()
    this.#waiting++
    try {
      return await connect()
    } finally {
      this.#waiting--
      this.#lastMs = performance.now() - begun
    }
  }

  /** How long the last caller has waited, in milliseconds; 0 if nobody waits now. */
  get ms(): number {
    return this.#waiting > 0 ? this.#lastMs : 0
  }
}
