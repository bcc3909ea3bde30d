import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newSecret } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** Needs `keep` or `discard`. */
export interface Received {
  bytes: number
  /** SHA-256 in hexadecimal. */
  hash: string
  head: Buffer
  read(): Promise<Buffer>
  keep(key: string): Promise<void>
  discard(): Promise<void>
}

/** Keys are plain file names. */
export interface Storage {
  /** @throws HttpError 413 */
  receive(source: Readable, most: number): Promise<Received>
  open(key: string, stretch?: ByteRange): Readable
  has(key: string): Promise<boolean>
  list(): Promise<{ key: string; writtenAt: Date }[]>
  remove(key: string): Promise<void>
}

/** For cleaning by kind. Recordings have no prefix. */
export const KEY_PREFIXES = { photograph: 'photo-', figure: 'figure-' } as const

export const hasPrefix = (key: string): boolean => Object.values(KEY_PREFIXES).some((prefix) => key.startsWith(prefix))

const HEAD_BYTES = 16
const ARRIVING = '.arriving-'

/** Files get their names when complete and synced. */
export class FolderStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async receive(source: Readable, most: number): Promise<Received> {
    await mkdir(this.#folder, { recursive: true })
    const path = join(this.#folder, `${ARRIVING}${newSecret()}`)
    const discard = () => rm(path, { force: true })
    const meter = new Meter(most)
    // An early abort must not clean up before the file exists.
    const file = await open(path, 'wx')
    try {
      await pipeline(source, (chunks) => meter.read(chunks), file.createWriteStream())
    } catch (error) {
      await discard()
      throw error
    }
    return {
      bytes: meter.bytes,
      hash: meter.hash.digest('hex'),
      head: meter.head,
      read: () => readFile(path),
      keep: (key) => this.#keep(path, key),
      discard,
    }
  }

  open(key: string, stretch?: ByteRange): Readable {
    return createReadStream(this.#pathOf(key), stretch)
  }

  has(key: string): Promise<boolean> {
    return stat(this.#pathOf(key)).then(
      (found) => found.isFile(),
      () => false,
    )
  }

  async list() {
    const names = await readdir(this.#folder).catch(() => [])
    return Promise.all(names.map(async (key) => ({ key, writtenAt: (await stat(this.#pathOf(key))).mtime })))
  }

  remove(key: string): Promise<void> {
    return rm(this.#pathOf(key), { force: true })
  }

  async #keep(path: string, key: string): Promise<void> {
    await sync(path)
    await rename(path, this.#pathOf(key))
    await sync(this.#folder)
  }

  #pathOf(key: string): string {
    if (!/^[\w.-]+$/.test(key) || key === '.' || key === '..') throw new Error('A storage key must be a plain file name')
    return join(this.#folder, key)
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

class Meter {
  bytes = 0
  head: Buffer = Buffer.alloc(0)
  readonly hash = createHash('sha256')
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  async *read(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      this.bytes += chunk.length
      if (this.bytes > this.#most) throw new HttpError(413, 'The file is too large')
      if (this.head.length < HEAD_BYTES) this.head = Buffer.concat([this.head, chunk]).subarray(0, HEAD_BYTES)
      this.hash.update(chunk)
      yield chunk
    }
  }
}
