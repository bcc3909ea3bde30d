import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { onSignal } from '#server/platform/events/signals.ts'
import { compress } from '#server/platform/http/compression.ts'
import { SECURITY_HEADERS } from '#server/platform/http/security-headers.ts'

interface Packed {
  /** Name, value, name, value, …: the form Node writes without looking through it. */
  headers: string[]
  bytes: Buffer
}

const LASTING = 6
/** For what is made anew every few seconds: whoever asks first waits for it. */
export const FLEETING = 2

/** A reply as bytes with all its headers, ready to send: the same for everyone it is meant for. */
export class EncodedResponse {
  readonly etag: string
  readonly unchanged: string[]
  readonly plain: Packed
  readonly br: Packed
  readonly gzip: Packed

  private constructor(plain: Buffer, br: Buffer, gzip: Buffer) {
    this.etag = etagOf(plain)
    this.unchanged = Object.entries({ ...SECURITY_HEADERS, ...revalidated(this.etag) }).flat()
    const packed = (bytes: Buffer, ...encoding: string[]): Packed => ({
      headers: [
        ...this.unchanged,
        'content-type',
        'application/json; charset=utf-8',
        'content-length',
        String(bytes.length),
        ...encoding,
      ],
      bytes,
    })
    this.plain = packed(plain)
    this.br = packed(br, 'content-encoding', 'br')
    this.gzip = packed(gzip, 'content-encoding', 'gzip')
  }

  /** Compresses off the main thread, once for all who will be sent these bytes. @param quality what lasts deserves more of it */
  static async of(reply: unknown, quality = LASTING): Promise<EncodedResponse> {
    const plain = Buffer.from(JSON.stringify(reply))
    const [brotli, zipped] = await Promise.all([compress(plain, 'br', quality), compress(plain, 'gzip', quality)])
    return new EncodedResponse(plain, brotli, zipped)
  }

  get size(): number {
    return this.plain.bytes.length + this.br.bytes.length + this.gzip.bytes.length
  }
}

/** May be kept by the browser that got it, but is asked for again each time: a 304 costs a few bytes. */
export const revalidated = (etag: string) => ({
  etag,
  'cache-control': 'private, no-cache',
  vary: 'authorization, accept-encoding',
})

/** A strong validator: equal bytes, equal tag. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

/** @param given an `If-None-Match` header: what the caller has already, in the weak comparison of RFC 9110 */
export function isCurrent(given: string | undefined, etag: string): boolean {
  if (!given) return false
  return given === etag || given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A short reply to one person, as the text that goes out: for what open pages ask again and again. */
export class Brief {
  readonly text: string
  readonly etag: string

  /** @param reply as its schema has parsed it */
  constructor(reply: unknown) {
    this.text = JSON.stringify(reply)
    this.etag = etagOf(this.text)
  }
}

/**
 * What is expensive to find and the same for many, kept until `topic` is signalled. Callers that ask for the same missing key at once
 * share one load, and a load that was overtaken by a change is not kept.
 */
export class Memory<T extends object> {
  readonly #kept: LRUCache<string, T>
  readonly #loading = new Map<string, Promise<T | undefined>>()
  readonly #isLive: () => boolean
  #generation = 0

  /** @param limits how much is kept, in the words of `lru-cache` */
  constructor(topic: string, limits: LRUCache.Options<string, T, unknown>, isLive: () => boolean) {
    this.#kept = new LRUCache(limits)
    this.#isLive = isLive
    onSignal(topic, () => this.#forget())
  }

  #forget(): void {
    this.#generation++
    this.#kept.clear()
    this.#loading.clear()
  }

  /** @returns what is in memory now, for callers that need not wait */
  peek(key: string): T | undefined {
    return this.#isLive() ? this.#kept.get(key) : undefined
  }

  /** @param load finds it, or `undefined` for what is not there, which is not remembered */
  async get(key: string, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.peek(key)
    if (kept) return kept
    const loading = this.#loading.get(key)
    if (loading && this.#isLive()) return loading
    const generation = this.#generation
    const fresh = load()
    this.#loading.set(key, fresh)
    try {
      const found = await fresh
      if (found && generation === this.#generation) this.#kept.set(key, found)
      return found
    } finally {
      if (this.#loading.get(key) === fresh) this.#loading.delete(key)
    }
  }
}

const MAX_BYTES = 48 * 1024 * 1024

/** Whole replies, as the bytes that go out. */
export class ReplyMemory {
  readonly #memory: Memory<EncodedResponse>
  readonly #quality: number

  /** @param quality how hard to compress: see `Ready.of` */
  constructor(topic: string, isLive: () => boolean, quality = LASTING) {
    this.#quality = quality
    this.#memory = new Memory(topic, { maxSize: MAX_BYTES, sizeCalculation: (ready) => ready.size }, isLive)
  }

  peek(key: string): EncodedResponse | undefined {
    return this.#memory.peek(key)
  }

  /** @param load gives the reply, or `undefined` for what is not there */
  get(key: string, load: () => Promise<unknown>): Promise<EncodedResponse | undefined> {
    return this.#memory.get(key, async () => {
      const reply = await load()
      return reply === undefined ? undefined : EncodedResponse.of(reply, this.#quality)
    })
  }
}
