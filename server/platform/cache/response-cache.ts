import { EncodedResponse } from './encoded-response.ts'
import { TaggedCache } from './tagged-cache.ts'

const MAX_BYTES = 96 * 1024 * 1024
/** A safety net: what changes is invalidated at once. */
const TTL_MS = 60_000

const MAX_FILE_BYTES = 24 * 1024 * 1024
const FILE_TTL_MS = 60 * 60_000

const MAX_MATERIAL_BYTES = 24 * 1024 * 1024
const BYTES_PER_CHARACTER = 2

interface Sized<T> {
  value: T
  bytes: number
}

/**
 * Replies that are the same for everybody who may read them, as the bytes that are sent: articles, lists of days, lists and pages of
 * forums. Invalidated by tag (see `invalidate`).
 */
export class ResponseCache {
  readonly #cache: TaggedCache<EncodedResponse>
  readonly #files: TaggedCache<Buffer>
  readonly #material: TaggedCache<Sized<object>>

  constructor(isLive: () => boolean, maxBytes = MAX_BYTES) {
    this.#cache = new TaggedCache({ isLive, ttl: TTL_MS, max: maxBytes, sizeOf: (response) => response.size })
    this.#files = new TaggedCache({ isLive, ttl: FILE_TTL_MS, max: MAX_FILE_BYTES, sizeOf: (file) => file.length })
    this.#material = new TaggedCache({ isLive, ttl: FILE_TTL_MS, max: MAX_MATERIAL_BYTES, sizeOf: ({ bytes }) => bytes })
  }

  /**
   * @param key names the reply: endpoint and everything it depends on
   * @param tags what invalidates it: known beforehand, or read from the reply
   * @param load `undefined` for what does not exist, which is not cached
   */
  get<T extends object>(
    key: string,
    tags: readonly string[] | ((reply: T) => readonly string[]),
    load: () => Promise<T | undefined>,
  ): Promise<EncodedResponse<T> | undefined> {
    const carried = typeof tags === 'function' ? ({ reply }: EncodedResponse) => tags(reply as T) : tags
    const encoded = this.#cache.get(key, carried, async () => {
      const reply = await load()
      return reply && EncodedResponse.of(reply)
    })
    return encoded as Promise<EncodedResponse<T> | undefined>
  }

  file(key: string, tags: readonly string[], load: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    return this.#files.get(key, tags, load)
  }

  /** An object from which replies to single people are made. Callers must not change it. */
  async material<T extends object>(
    key: string,
    tags: readonly string[],
    load: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const found = await this.#material.get(key, tags, async () => {
      const value = await load()
      return value && { value, bytes: JSON.stringify(value).length * BYTES_PER_CHARACTER }
    })
    return found?.value as T | undefined
  }

  close(): void {
    this.#cache.close()
    this.#files.close()
    this.#material.close()
  }
}
