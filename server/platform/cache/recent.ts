import { LRUCache } from 'lru-cache'

interface Asked<T> {
  /** Milliseconds since 1970. */
  begun: number
  found: Promise<T>
  /** Once it is there. */
  value?: T
}

/** Other processes need not be told of a change that they find out by themselves so soon. */
const KEPT_MS = 1000
const MOST = 64

/**
 * What many ask for in the same moment, found once for all of them and kept for a second. Whoever changed something since it was looked up is not
 * given it.
 */
export class Recent<T extends object> {
  readonly #kept = new LRUCache<string, Asked<T>>({ max: MOST, ttl: KEPT_MS, ttlAutopurge: true })

  /**
   * @param since milliseconds since 1970: what was looked up before is not good enough
   * @param load finds it; what it throws is not kept
   */
  get(key: string, since: number, load: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && kept.begun > since) return kept.found
    const asked: Asked<T> = { begun: Date.now(), found: load() }
    this.#kept.set(key, asked)
    asked.found.then(
      (value) => {
        asked.value = value
      },
      () => {
        if (this.#kept.peek(key) === asked) this.#kept.delete(key)
      },
    )
    return asked.found
  }

  /** @returns what is in memory now and good enough, for callers that need not wait */
  peek(key: string, since: number): T | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.begun > since ? kept.value : undefined
  }

  /** @param of what the keys that changed begin with; `*` for all */
  forget(of: string): void {
    if (of === '*') this.#kept.clear()
    else for (const key of [...this.#kept.keys()]) if (key.startsWith(of)) this.#kept.delete(key)
  }
}
