import { LRUCache } from 'lru-cache'
import { EVERY_KEY, EVERYTHING, onInvalidation } from './invalidation.ts'

export interface TaggedCacheOptions<T> {
  /** Whether invalidations of other processes arrive; otherwise the cache is not used. */
  isLive: () => boolean
  /** Milliseconds. */
  ttl: number
  /** Values, or bytes with `sizeOf`. */
  max: number
  sizeOf?: (value: T) => number
}

interface Load<T> {
  value: Promise<T | undefined>
  invalidated: Set<string>
}

/**
 * Values by key, evicted by their tags (`topic:key`, or only `topic` for every key of it). Callers that need the same missing key share one load,
 * and a load overtaken by an invalidation is not stored.
 */
export class TaggedCache<T extends object> {
  readonly #values: LRUCache<string, T>
  readonly #tagsOf = new Map<string, readonly string[]>()
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #loads = new Map<string, Load<T>>()
  readonly #isLive: () => boolean
  readonly close: () => void

  constructor({ isLive, ttl, max, sizeOf }: TaggedCacheOptions<T>) {
    this.#isLive = isLive
    const limits = { maxSize: max, sizeCalculation: sizeOf ?? (() => 1) }
    this.#values = new LRUCache<string, T>({ ...limits, ttl, dispose: (_value, key) => this.#removeTags(key) })
    this.close = onInvalidation((tag) => this.#invalidate(tag))
  }

  peek(key: string): T | undefined {
    return this.#isLive() ? this.#values.get(key) : undefined
  }

  /** @param load `undefined` is not cached */
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

function isOvertaken<T>({ invalidated }: Load<T>, tags: readonly string[] | ((value: T) => readonly string[])): boolean {
  return typeof tags === 'function' ? invalidated.size > 0 : tags.some((tag) => isInvalidated(tag, invalidated))
}

const topicOf = (tag: string): string => tag.split(':', 1)[0] as string

function isInvalidated(tag: string, invalidated: Set<string>): boolean {
  if (invalidated.size === 0) return false
  if (invalidated.has(EVERYTHING) || invalidated.has(tag) || invalidated.has(`${topicOf(tag)}:${EVERY_KEY}`)) return true
  return tag === topicOf(tag) && [...invalidated].some((one) => topicOf(one) === tag)
}
