/**
 * Does the same work for many callers at once: while one batch is under way, whoever comes waits for the next. A lone caller waits for
 * nobody, and a crowd shares the cost of a transaction.
 */
export class Together<In, Out> {
  readonly #work: (items: In[]) => Promise<Out[]>
  readonly #most: number
  #waiting: Waiting<In, Out>[] = []
  #isBusy = false

  /** @param work does all or nothing, and answers in the order of the items; @param most items of one batch */
  constructor(work: (items: In[]) => Promise<Out[]>, most: number) {
    this.#work = work
    this.#most = most
  }

  do(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (!this.#isBusy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) await this.#batch(this.#waiting.splice(0, this.#most))
    this.#isBusy = false
  }

  /** When a batch fails each of it is tried alone: one that cannot be done must not stop the others. */
  async #batch(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Out)
    } catch (error) {
      const [only] = batch
      if (batch.length === 1 && only) only.reject(error)
      else for (const one of batch) await this.#batch([one])
    }
  }
}

interface Waiting<In, Out> {
  item: In
  resolve: (result: Out) => void
  reject: (error: unknown) => void
}
