type Send<T> = (wishes: Partial<T>) => Promise<void>

/**
 * Sends wishes one request after another, so that the last one said is the last one kept. What is wished while a request is on its way
 * goes together into the next.
 */
export class WishQueue<T extends object> {
  readonly #send: Send<T>
  readonly #listeners = new Set<() => void>()
  #last: Promise<unknown> = Promise.resolve()
  #sent: Partial<T> = {}
  #next: { wishes: Partial<T>; isKept: Promise<boolean> } | undefined
  #open: Partial<T> = {}

  /** @param send resolves when the reply has been taken in */
  constructor(send: Send<T>) {
    this.#send = send
  }

  /** @returns whether the server has it now; false when a later wish took its place. Rejects when it could not be saved. */
  wish(wishes: Partial<T>): Promise<boolean> {
    if (this.#next) Object.assign(this.#next.wishes, wishes)
    else {
      const isKept = this.#last.then(() => this.#sendNext())
      this.#last = isKept.catch(() => undefined)
      this.#next = { wishes: { ...wishes }, isKept }
    }
    this.#publish()
    return this.#next.isKept
  }

  /** What has been wished and is not answered yet. The same object until that changes. */
  readonly open = (): Partial<T> => this.#open

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #sendNext(): Promise<boolean> {
    const wishes = this.#next?.wishes ?? {}
    this.#next = undefined
    this.#sent = wishes
    try {
      await this.#send(wishes)
      return !this.#isOverruled(wishes)
    } catch (error) {
      // Whoever wished otherwise meanwhile waits for that, and does not care for this.
      if (this.#isOverruled(wishes)) return false
      throw error
    } finally {
      this.#sent = {}
      this.#publish()
    }
  }

  #isOverruled(wishes: Partial<T>): boolean {
    const later = this.#next?.wishes
    return later !== undefined && Object.keys(wishes).every((name) => name in later)
  }

  #publish() {
    this.#open = { ...this.#sent, ...this.#next?.wishes }
    for (const listener of this.#listeners) listener()
  }
}
