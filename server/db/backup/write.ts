import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { unfinishedJobs } from './jobs.ts'
import { FORMAT, JOBS, MANIFEST_FILE, type Manifest, OPENING_FILE } from './manifest.ts'
import { linesOf, sequencesOf, tablesOf, writeExactly } from './tables.ts'
import { END, headerOf, paddingOf } from './tar.ts'

export interface Source {
  db: Db
  engine: Manifest['engine']
  product: string
  now: Date
  /** Files of a bucket are not backed up. */
  files: { folder: string } | { bucket: string }
}

const CHUNK_BYTES = 1_000_000

/** The file gets its name only when complete and synced. */
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
        await pipeline(archiveChunks({ ...source, db }, result), createGzip(), createWriteStream(partial, { mode: 0o600 }))
        return result.manifest as Manifest
      })
    await sync(partial)
    await rename(partial, file)
    await sync(dirname(file))
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* archiveChunks(source: Source, result: { manifest?: Manifest }): AsyncGenerator<Buffer> {
  const { db, engine, product, now, files } = source
  const opening = { format: FORMAT, product, taken_at: now.toISOString() }
  yield* archiveFile(OPENING_FILE, Buffer.from(JSON.stringify(opening)))
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
  yield* chunked(JOBS, unfinishedJobs(db), manifest.jobs)
  if ('folder' in files) yield* storedFiles(files.folder, manifest.files)
  yield* archiveFile(MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)))
  yield END
  result.manifest = manifest
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The length precedes the bytes, and a table need not fit in memory. */
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
    yield* archiveFile(`${name}/${String(++files).padStart(6, '0')}.ndjson`, bytes)
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

function* archiveFile(name: string, bytes: Buffer): Generator<Buffer> {
  yield headerOf(name, bytes.length)
  yield bytes
  yield paddingOf(bytes.length)
}

/** One deleted during the backup was no longer referenced. */
async function* storedFiles(folder: string, files: Manifest['files']): AsyncGenerator<Buffer> {
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

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
