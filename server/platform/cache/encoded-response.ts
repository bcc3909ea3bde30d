import { createHash } from 'node:crypto'
import { compress, type Encoding } from '#server/platform/http/compression.ts'

/** Four fifths of the best quality's savings in a tenth of its time. */
const QUALITY = 5

export class EncodedResponse<T extends object = object> {
  readonly reply: T
  readonly etag: string
  readonly #bytes: Record<Encoding | 'identity', Buffer>

  private constructor(reply: T, identity: Buffer, br: Buffer, gzip: Buffer) {
    this.reply = reply
    this.etag = etagOf(identity)
    this.#bytes = { identity, br, gzip }
  }

  static async of<T extends object>(reply: T): Promise<EncodedResponse<T>> {
    const identity = Buffer.from(JSON.stringify(reply))
    const [br, gzip] = await Promise.all([compress(identity, 'br', QUALITY), compress(identity, 'gzip', QUALITY)])
    return new EncodedResponse(reply, identity, br, gzip)
  }

  bytes(encoding: Encoding | undefined): Buffer {
    return this.#bytes[encoding ?? 'identity']
  }

  /** The object takes twice its text. */
  get size(): number {
    const { identity, br, gzip } = this.#bytes
    return identity.length * 3 + br.length + gzip.length
  }
}

export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

/** RFC 9110. */
export function isCurrent(given: string | undefined, etag: string): boolean {
  if (!given) return false
  return given === etag || given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
