import { onSignal } from '#server/platform/events/signals.ts'

interface Kept<T> {
  /** Milliseconds since 1970. */
  begun: number
  found: Promise<T>
  /** Once it is there. */
  value?: T
}

/** Only a process that was killed before it could tell makes another wait for this. */
const TRUST_MS = 5 * 60_000
/** What other processes changed is heard well within this. */
const HEARD_MS = 3000
const MOST = 50_000

/**
 * What open pages ask about their person again and again, kept until one of the `topics` is signalled with the person's id. Whoever has just
 * changed something, perhaps in another process, is told what is true now, and so is who does not say whether they have.
 */
export class PersonMemory<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #isLive: () => boolean

  /** @param isLive whether what other processes change is heard now */
  constructor(topics: string[], isLive: () => boolean) {
    this.#isLive = isLive
    for (const topic of topics) onSignal(topic, (userId) => this.#forget(userId))
  }

  /**
   * @param since milliseconds since 1970 of the caller's last change at the latest; `Infinity` where that is not known
   * @param load finds it in the main database; what it throws is not kept
   */
  get(userId: string, since: number, load: () => Promise<T>): Promise<T> {
    const kept = this.#goodFor(userId, since)
    if (kept) return kept.found
    const asked: Kept<T> = { begun: Date.now(), found: load() }
    this.#keep(userId, asked)
    asked.found.then(
      (value) => {
        asked.value = value
      },
      () => {
        if (this.#kept.get(userId) === asked) this.#kept.delete(userId)
      },
    )
    return asked.found
  }

  /** @returns what is in memory now and good enough, for callers that need not wait */
  peek(userId: string, since: number): T | undefined {
    return this.#goodFor(userId, since)?.value
  }

  #goodFor(userId: string, since: number): Kept<T> | undefined {
    const kept = this.#kept.get(userId)
    if (!kept || !this.#isLive()) return undefined
    const now = Date.now()
    return now - kept.begun < TRUST_MS && (since < now - HEARD_MS || since < kept.begun) ? kept : undefined
  }

  /** Those who asked first go first: whoever is still there asks again anyway. */
  #keep(userId: string, asked: Kept<T>): void {
    this.#kept.delete(userId)
    this.#kept.set(userId, asked)
    if (this.#kept.size <= MOST) return
    const [first] = this.#kept.keys()
    if (first) this.#kept.delete(first)
  }

  #forget(userId: string): void {
    if (userId === '*') this.#kept.clear()
    else this.#kept.delete(userId)
  }
}
