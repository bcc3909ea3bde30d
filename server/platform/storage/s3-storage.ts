import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from '#server/settings/storage-settings.ts'
import { type ByteRange, FolderStorage, type Received, type Storage } from './storage.ts'

/** Buffered on disk: the key depends on the hash. */
export class S3Storage implements Storage {
  readonly #bucket: Bucket
  #client: Promise<Sdk> | undefined

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  async receive(source: Readable, most: number): Promise<Received> {
    const folder = await mkdtemp(join(tmpdir(), 'catalyst-arriving-'))
    const discard = () => rm(folder, { recursive: true, force: true })
    try {
      const received = await new FolderStorage(folder).receive(source, most)
      return { ...received, discard, keep: (key) => this.#keep(received, folder, key).finally(discard) }
    } catch (error) {
      await discard()
      throw error
    }
  }

  open(key: string, stretch?: ByteRange): Readable {
    const through = new PassThrough()
    // Otherwise the whole object is downloaded after a disconnect.
    const disconnected = new AbortController()
    through.once('close', () => disconnected.abort())
    const at = this.#at(key)
    const Range = stretch && `bytes=${stretch.start}-${stretch.end}`
    this.#sdk()
      .then(({ client, s3 }) =>
        client.send(new s3.GetObjectCommand({ ...at, ...(Range && { Range }) }), { abortSignal: disconnected.signal }),
      )
      .then(({ Body }) => pipeline(Body as Readable, through))
      .catch((error) => through.destroy(error))
    return through
  }

  async has(key: string): Promise<boolean> {
    const { client, s3 } = await this.#sdk()
    return client.send(new s3.HeadObjectCommand(this.#at(key))).then(
      () => true,
      (error) => {
        if (error.$metadata?.httpStatusCode === 404) return false
        throw error
      },
    )
  }

  async list() {
    const { client, s3 } = await this.#sdk()
    const { name, prefix } = this.#bucket
    const files: { key: string; writtenAt: Date }[] = []
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const page = await client.send(
        new s3.ListObjectsV2Command({ Bucket: name, Prefix: prefix, ...(next && { ContinuationToken: next }) }),
      )
      // Other data may share the prefix.
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && /^[\w.-]+$/.test(Key.slice(prefix.length)))
          files.push({ key: Key.slice(prefix.length), writtenAt: LastModified })
      next = page.NextContinuationToken
    }
    return files
  }

  async remove(key: string): Promise<void> {
    const { client, s3 } = await this.#sdk()
    await client.send(new s3.DeleteObjectCommand(this.#at(key)))
  }

  async #keep(received: Received, folder: string, key: string): Promise<void> {
    await received.keep(key)
    const { client, s3 } = await this.#sdk()
    const Body = createReadStream(join(folder, key))
    await client.send(new s3.PutObjectCommand({ ...this.#at(key), Body, ContentLength: received.bytes }))
  }

  #at(key: string) {
    if (!/^[\w.-]+$/.test(key)) throw new Error('A storage key must be a plain file name')
    return { Bucket: this.#bucket.name, Key: this.#bucket.prefix + key }
  }

  #sdk(): Promise<Sdk> {
    this.#client ??= import('@aws-sdk/client-s3').then((s3) => {
      const { endpoint, region } = this.#bucket
      const client = new s3.S3Client({
        region,
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // Other S3-compatible stores lack the newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
        requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
      })
      return { client, s3 }
    })
    return this.#client
  }
}

interface Sdk {
  client: S3Client
  s3: typeof import('@aws-sdk/client-s3')
}
