import type { Db } from './open.ts'

const MAX_BATCH = 50

interface Writes<Item, Result> {
  /** Unique in a batch, and sorted: all processes lock rows in the same order. */
  keyOf: (item: Item) => string
  /** In one transaction; results in order. */
  write: (db: Db, items: Item[]) => Promise<Result[]>
}

interface Pending<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** Writes that arrive during a batch form the next one. Must not be called in a transaction. */
export function batchWrites<Item, Result>(writes: Writes<Item, Result>): (db: Db, item: Item) => Promise<Result> {
  const batchers = new WeakMap<Db, Batcher<Item, Result>>()
  return (db, item) => {
    const batcher = batchers.get(db) ?? new Batcher(db, writes)
    batchers.set(db, batcher)
    return batcher.add(item)
  }
}

class Batcher<Item, Result> {
  readonly #db: Db
  readonly #writes: Writes<Item, Result>
  #pending: Pending<Item, Result>[] = []
  #isWriting = false

  constructor(db: Db, writes: Writes<Item, Result>) {
    this.#db = db
    this.#writes = writes
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ item, resolve, reject })
      if (!this.#isWriting) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isWriting = true
    while (this.#pending.length > 0) await this.#write(this.#nextBatch())
    this.#isWriting = false
  }

  #nextBatch(): Pending<Item, Result>[] {
    const batch = new Map<string, Pending<Item, Result>>()
    const rest: Pending<Item, Result>[] = []
    for (const pending of this.#pending) {
      const key = this.#writes.keyOf(pending.item)
      if (batch.size < MAX_BATCH && !batch.has(key)) batch.set(key, pending)
      else rest.push(pending)
    }
    this.#pending = rest
    return [...batch].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pending]) => pending)
  }

  async #write(batch: Pending<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item)
      const results = await this.#writes.write(this.#db, items)
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isCausedByOneItem(error)) await Promise.all(batch.map((pending) => this.#write([pending])))
      else for (const { reject } of batch) reject(error)
    }
  }
}

/** SQLSTATE classes of invalid values, constraints, conflicts and locks. */
const isCausedByOneItem = (error: unknown): boolean => /^(22|23|40|55)...$/.test(String((error as { code?: unknown }).code))
