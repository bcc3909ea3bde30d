import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { waitingJobs } from './jobs.ts'
import { FIRST, FORMAT, JOBS, LAST, type Manifest } from './manifest.ts'
import { linesOf, sequencesOf, tablesOf, writeExactly } from './tables.ts'
import { END, headerOf, paddingOf } from './tar.ts'

export interface Source {
  db: Db
  engine: Manifest['engine']
  product: string
  now: Date
  /** Stored files: a folder, or the bucket that keeps them and goes on keeping them. */
  files: { folder: string } | { bucket: string }
}

const CHUNK_BYTES = 1_000_000

/**
 * Writes one moment of an instance into one file, which has its name only once it is whole and on the disk.
 * @returns what is in it
 */
export async function writeBackup(source: Source, file: string): Promise<Manifest> {
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  try {
    const manifest = await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        const result: { manifest?: Manifest } = {}
        await writeExactly(db)
        await pipeline(everything({ ...source, db }, result), createGzip(), createWriteStream(partial, { mode: 0o600 }))
        return result.manifest as Manifest
      })
    await synced(partial)
    await rename(partial, file)
    await synced(dirname(file))
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* everything(source: Source, result: { manifest?: Manifest }): AsyncGenerator<Buffer> {
  const { db, engine, product, now, files } = source
  const opening = { format: FORMAT, product, taken_at: now.toISOString() }
  yield* whole(FIRST, Buffer.from(JSON.stringify(opening)))
  const manifest: Manifest = {
    ...opening,
    engine,
    migrations: await migrationsOf(db),
    tables: [],
    sequences: await sequencesOf(db),
    jobs: { rows: 0, sha256: '' },
    files: [],
    files_in: 'bucket' in files ? files.bucket : null,
  }
  for (const table of await tablesOf(db)) {
    const counted = { rows: 0, sha256: '' }
    yield* chunked(`tables/${table.name}`, linesOf(db, table), counted)
    manifest.tables.push({ ...table, ...counted })
  }
  yield* chunked(JOBS, waitingJobs(db), manifest.jobs)
  if ('folder' in files) yield* stored(files.folder, manifest.files)
  yield* whole(LAST, Buffer.from(JSON.stringify(manifest)))
  yield END
  result.manifest = manifest
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Lines in files of about a megabyte each: a file says its length before its bytes, and a table need not fit into memory. */
async function* chunked(
  name: string,
  batches: AsyncIterable<string[]>,
  counted: { rows: number; sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let waiting: string[] = []
  let length = 0
  let files = 0
  const flush = function* () {
    if (waiting.length === 0) return
    const bytes = Buffer.from(`${waiting.join('\n')}\n`)
    hash.update(bytes)
    yield* whole(`${name}/${String(++files).padStart(6, '0')}.ndjson`, bytes)
    counted.rows += waiting.length
    waiting = []
    length = 0
  }
  for await (const lines of batches)
    for (const line of lines) {
      waiting.push(line)
      length += line.length
      if (length >= CHUNK_BYTES) yield* flush()
    }
  yield* flush()
  counted.sha256 = hash.digest('hex')
}

function* whole(name: string, bytes: Buffer): Generator<Buffer> {
  yield headerOf(name, bytes.length)
  yield bytes
  yield paddingOf(bytes.length)
}

/** Files never change once they have a name; one that was swept away meanwhile was nobody's any more. */
async function* stored(folder: string, files: Manifest['files']): AsyncGenerator<Buffer> {
  const names = await readdir(folder).catch(() => [])
  for (const key of names.filter((name) => !name.startsWith('.')).sort()) {
    const path = join(folder, key)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) continue
    const hash = createHash('sha256')
    yield headerOf(`files/${key}`, found.size)
    yield* exactly(path, found.size, hash)
    yield paddingOf(found.size)
    files.push({ key, bytes: found.size, sha256: hash.digest('hex') })
  }
}

async function* exactly(path: string, size: number, hash: Hash): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    read += chunk.length
    hash.update(chunk)
    yield chunk
  }
  if (read !== size) throw new Error(`${path} changed while it was read`)
}

async function synced(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
