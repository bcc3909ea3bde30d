/** Minimal ustar, for `tar xzf`. */
const BLOCK = 512
const NAME = 100
const SIZE_AT = 124
const SUM_AT = 148
const MAX_BYTES = 8 ** 11 - 1

export class BrokenArchive extends Error {}

export function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME || size > MAX_BYTES) throw new Error(`${name} does not fit into an archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, SIZE_AT)
  header.write(`${'0'.repeat(11)}\0`, 136)
  header.write('0ustar\0', 156)
  header.write('00', 263)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, SUM_AT)
  return header
}

export const paddingOf = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

export const END = Buffer.alloc(2 * BLOCK)

export interface Entry {
  name: string
  size: number
  /** Must be read to its end before the next one. */
  chunks: AsyncIterable<Buffer>
}

/** @throws BrokenArchive */
export async function* entriesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const source = new Source(bytes)
  for (;;) {
    const header = await source.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) {
      if ((await source.exactly(BLOCK)).some((byte) => byte !== 0)) throw new BrokenArchive('its end is damaged')
      // At the very end gunzip verifies its checksum.
      if (!(await source.isAtEnd())) throw new BrokenArchive('there is data after its end')
      return
    }
    const { name, size } = read(header)
    const entry = source.upTo(size)
    yield { name, size, chunks: entry }
    for await (const _ of entry);
    await source.exactly(paddingOf(size).length)
  }
}

function read(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const said = Number.parseInt(text(SUM_AT, 8), 8)
  const size = Number.parseInt(text(SIZE_AT, 12), 8)
  if (said !== sumOf(header) || !Number.isSafeInteger(size)) throw new BrokenArchive('it is not an archive of this kind')
  return { name: text(0, NAME), size }
}

/** Counts the checksum field as spaces. */
function sumOf(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= SUM_AT && at < SUM_AT + 8 ? 0x20 : byte
  return sum
}

class Source {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]()
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.upTo(length)) parts.push(part)
    return Buffer.concat(parts)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#chunks.next()).done === true
  }

  async *upTo(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next()
        if (done) throw new BrokenArchive('it ends too early')
        this.#rest = value
      }
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}
