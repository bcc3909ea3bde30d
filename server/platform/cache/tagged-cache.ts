import { LRUCache } from 'lru-cache'
import { EVERY_KEY, EVERYTHING, onInvalidation } from './invalidation.ts'

export interface TaggedCacheOptions<T> {
  /** Whether invalidations of other processes arrive now; while they do not, nothing is served from the cache. */
  isLive: () => boolean
  /** Milliseconds after which a value is loaded again whatever happens. */
  ttl: number
  /** The most values, or with `sizeOf` the most bytes. */
  max: number
  sizeOf?: (value: T) => number
}

interface Load<T> {
  value: Promise<T | undefined>
  /** Tags that were invalidated while it ran. */
  invalidated: Set<string>
}

/**
 * Values by key, evicted by the tags they carry. A tag is `topic:key`. A value that carries only the topic is evicted by every key of it.
 * Callers that ask for the same missing key share one load, and a load that was overtaken by an invalidation is not stored.
 */
export class TaggedCache<T extends object> {
  readonly #values: LRUCache<string, T>
  readonly #tagsOf = new Map<string, readonly string[]>()
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #loads = new Map<string, Load<T>>()
  readonly #isLive: () => boolean
  /** Stops listening for invalidations. */
  readonly close: () => void

  constructor({ isLive, ttl, max, sizeOf }: TaggedCacheOptions<T>) {
    this.#isLive = isLive
    // Not the library's own `max`, see `lru`.
    const limits = { maxSize: max, sizeCalculation: sizeOf ?? (() => 1) }
    this.#values = new LRUCache<string, T>({ ...limits, ttl, dispose: (_value, key) => this.#removeTags(key) })
    this.close = onInvalidation((tag) => this.#invalidate(tag))
  }

  /** @returns the cached value, for callers that can answer without waiting */
  peek(key: string): T | undefined {
    return this.#isLive() ? this.#values.get(key) : undefined
  }

  /**
   * @param tags what the value depends on: known beforehand, or told by the value
   * @param load finds the value; `undefined`, for what does not exist, is not cached
   */
  async get(
    key: string,
    tags: readonly string[] | ((value: T) => readonly string[]),
    load: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const cached = this.peek(key)
    if (cached) return cached
    const running = this.#loads.get(key)
    if (running && this.#isLive() && !isOvertaken(running, tags)) return running.value
    const invalidated = new Set<string>()
    const started: Load<T> = { value: Promise.resolve(undefined), invalidated }
    this.#loads.set(key, started)
    started.value = load()
    try {
      const value = await started.value
      const carried = value && (typeof tags === 'function' ? tags(value) : tags)
      if (value && carried && !carried.some((tag) => isInvalidated(tag, invalidated))) this.#store(key, value, carried)
      return value
    } finally {
      if (this.#loads.get(key) === started) this.#loads.delete(key)
    }
  }

  #store(key: string, value: T, tags: readonly string[]): void {
    this.#values.set(key, value)
    if (!this.#values.has(key)) return
    this.#tagsOf.set(key, tags)
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      if (keys) keys.add(key)
      else this.#keysOf.set(tag, new Set([key]))
    }
  }

  #invalidate(tag: string): void {
    for (const load of this.#loads.values()) load.invalidated.add(tag)
    if (tag === EVERYTHING) {
      this.#values.clear()
      return
    }
    const topic = topicOf(tag)
    const hit = tag === `${topic}:${EVERY_KEY}` ? [...this.#keysOf.keys()].filter((one) => topicOf(one) === topic) : [tag, topic]
    for (const one of hit) for (const key of [...(this.#keysOf.get(one) ?? [])]) this.#values.delete(key)
  }

  #removeTags(key: string): void {
    for (const tag of this.#tagsOf.get(key) ?? []) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
    this.#tagsOf.delete(key)
  }
}

/** Where only the value tells its tags, any invalidation may concern it. */
function isOvertaken<T>({ invalidated }: Load<T>, tags: readonly string[] | ((value: T) => readonly string[])): boolean {
  return typeof tags === 'function' ? invalidated.size > 0 : tags.some((tag) => isInvalidated(tag, invalidated))
}

const topicOf = (tag: string): string => tag.split(':', 1)[0] as string

/** @param tag that a value carries */
function isInvalidated(tag: string, invalidated: Set<string>): boolean {
  if (invalidated.size === 0) return false
  if (invalidated.has(EVERYTHING) || invalidated.has(tag) || invalidated.has(`${topicOf(tag)}:${EVERY_KEY}`)) return true
  return tag === topicOf(tag) && [...invalidated].some((one) => topicOf(one) === tag)
}
