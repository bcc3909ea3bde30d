import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BadBackup, FORMAT, JOBS, MANIFEST_FILE, Manifest, OPENING_FILE, Opening } from './manifest.ts'
import { BrokenArchive, entriesIn } from './tar.ts'

/** Must be read to its end before the next one. */
export type Piece =
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; key: string; bytes: number; chunks: AsyncIterable<Buffer> }

const MAX_CHUNK = 1_000_000_000

/** @throws BadBackup even at the very end: commit nothing before */
export async function readBackup(file: string, take: (piece: Piece) => Promise<void> = skip): Promise<Manifest> {
  let at = 'at its beginning'
  const source = createReadStream(file)
  const bytes = source.pipe(createGunzip())
  source.on('error', (error) => bytes.destroy(error))
  const counts = new Counter()
  let manifest: Manifest | undefined
  try {
    for await (const { name, size, chunks } of entriesIn(bytes as AsyncIterable<Buffer>)) {
      if (manifest) throw new BadBackup(`there is data after its end: ${name}`)
      const isFirst = at === 'at its beginning'
      at = `in ${name}`
      if (isFirst !== (name === OPENING_FILE)) throw new BadBackup('it is not a backup of this product')
      if (isFirst) assertReadable(await text(chunks))
      else if (name === MANIFEST_FILE) manifest = readManifest(await text(chunks))
      else if (name.startsWith('files/')) await counts.file(name.slice(6), size, chunks, take)
      else if (size > MAX_CHUNK) throw new BadBackup('one of its files is too large')
      else await counts.rows(name.replace(/^tables\//, '').replace(/\/\d+\.ndjson$/, ''), await text(chunks), take)
    }
    if (!manifest) throw new BadBackup('its list of contents is missing')
    at = 'in its list of contents'
    counts.compareWith(manifest)
    return manifest
  } catch (error) {
    throw isAboutTheFile(error) ? new BadBackup(`${file} cannot be used: ${reason(error as Error)} (${at}).`) : error
  } finally {
    source.destroy()
  }
}

async function skip(piece: Piece): Promise<void> {
  if (piece.kind === 'file') for await (const _ of piece.chunks);
}

class Counter {
  readonly #rows = new Map<string, { rows: number; hash: Hash }>()
  readonly #files: Manifest['files'] = []

  async rows(table: string, text: string, take: (piece: Piece) => Promise<void>): Promise<void> {
    const lines = text.split('\n').slice(0, -1)
    const counted = this.#rows.get(table) ?? { rows: 0, hash: createHash('sha256') }
    counted.rows += lines.length
    counted.hash.update(text)
    this.#rows.set(table, counted)
    await take({ kind: 'rows', table, lines })
  }

  async file(key: string, bytes: number, chunks: AsyncIterable<Buffer>, take: (piece: Piece) => Promise<void>): Promise<void> {
    const hash = createHash('sha256')
    await take({ kind: 'file', key, bytes, chunks: hashing(chunks, hash) })
    this.#files.push({ key, bytes, sha256: hash.digest('hex') })
  }

  compareWith({ tables, jobs, files }: Manifest): void {
    const said = [...tables, { name: JOBS, ...jobs }]
    for (const { name, rows, sha256 } of said) {
      const found = this.#rows.get(name) ?? { rows: 0, hash: createHash('sha256') }
      if (found.rows !== rows) throw new BadBackup(`${name} has ${found.rows} rows instead of ${rows}`)
      if (found.hash.digest('hex') !== sha256) throw new BadBackup(`the rows of ${name} have been changed`)
    }
    for (const name of this.#rows.keys())
      if (!said.some((table) => table.name === name)) throw new BadBackup(`${name} is in it but not in its list`)
    if (JSON.stringify(this.#files) !== JSON.stringify(files.map(({ key, bytes, sha256 }) => ({ key, bytes, sha256 }))))
      throw new BadBackup('the stored files have been changed')
  }
}

async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function text(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString('utf8')
}

function assertReadable(json: string): void {
  const opening = Opening.safeParse(parsed(json))
  if (!opening.success) throw new BadBackup('it is not a backup of this product')
  if (opening.data.format > FORMAT)
    throw new BadBackup(`it was written by a newer version (${opening.data.product}): use that one to restore it`)
}

function readManifest(json: string): Manifest {
  const read = Manifest.safeParse(parsed(json))
  if (!read.success) throw new BadBackup('its list of contents cannot be read')
  return read.data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isAboutTheFile = (error: unknown) =>
  error instanceof BadBackup ||
  error instanceof BrokenArchive ||
  /^(Z_|ENOENT|EISDIR|EACCES)/.test((error as { code?: string }).code ?? '')

const REASONS: Record<string, string> = {
  Z_BUF_ERROR: 'it ends too early',
  Z_DATA_ERROR: 'it is damaged, or it is not a backup',
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'there is no permission to read it',
}

const reason = (error: Error): string => REASONS[(error as { code?: string }).code ?? ''] ?? error.message
