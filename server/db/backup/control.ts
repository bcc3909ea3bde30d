import { rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import type { EmbeddedDatabase } from '#server/db/embedded.ts'
import { COPY_PREFIX } from './folders.ts'

/** Windows has no Unix sockets; there a backup needs the server to be stopped. */
const socketPath = (folder: string) => (process.platform === 'win32' ? null : shortened(join(folder, 'control.sock')))

/** The path of a Unix socket may have about 100 characters; a relative path is often shorter. */
const shortened = (path: string): string => {
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

/** A copy of the database. */
export interface DatabaseCopy {
  folder: string
  /** How long queries had to wait. */
  heldMs: number
}

/**
 * Listens on a Unix socket for commands of the same system user that request a copy of the embedded database. The copy is deleted when the
 * connection closes, for example because the command has ended.
 */
export async function listenForCopies(
  embedded: EmbeddedDatabase,
  folder: string,
  warn: (message: string) => void,
): Promise<() => void> {
  const path = socketPath(folder)
  if (!path) return () => {}
  rmSync(path, { force: true })
  const server: Server = createServer((asking) => {
    let copy: Promise<DatabaseCopy> | undefined
    const discard = async () => {
      const made = await copy?.catch(() => undefined)
      if (made) await rm(made.folder, { recursive: true, force: true })
    }
    asking.on('error', () => {})
    asking.on('close', () => void discard().catch((error) => warn(`A backup's copy was not removed: ${error.message}`)))
    asking.once('data', () => {
      copy = copyOf(embedded, folder)
      copy.then(
        (made) => asking.write(`${JSON.stringify(made)}\n`),
        (error) => asking.end(`${JSON.stringify({ error: (error as Error).message })}\n`),
      )
    })
  })
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  } finally {
    process.umask(before)
  }
  return () => void server.close()
}

/** @returns `undefined` where no process listens in this folder. @throws Error with the message of the process */
export async function requestCopy(folder: string): Promise<(DatabaseCopy & { done: () => void }) | undefined> {
  const path = socketPath(folder)
  if (!path) return undefined
  const socket = connect(path)
  let answer = ''
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch {
    return undefined
  }
  socket.write('copy\n')
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    answer += chunk
    if (answer.endsWith('\n')) break
  }
  const said = JSON.parse(answer || '{"error":"the server ended"}') as DatabaseCopy & { error?: string }
  if (said.error) throw new Error(`The server could not copy its database: ${said.error}`)
  return { ...said, done: () => socket.destroy() }
}

type Seen = Map<string, { mtimeMs: number; size: number; at: number }>

/**
 * Copies most files while the database is in use. Then queries wait while the files that have changed are copied again, so that the copy shows one
 * moment, right after a checkpoint.
 */
async function copyOf(embedded: EmbeddedDatabase, folder: string): Promise<DatabaseCopy> {
  const target = await mkdtemp(join(folder, COPY_PREFIX))
  const [from, to] = [join(folder, 'database'), join(target, 'database')]
  try {
    const early = await embedded.connect()
    await early.query('checkpoint', []).finally(early.release)
    const seen: Seen = new Map()
    await copyChanged(from, to, seen)
    const connection = await embedded.connect()
    const begun = performance.now()
    try {
      await connection.query('checkpoint', [])
      const there = await copyChanged(from, to, seen)
      for (const name of seen.keys()) if (!there.has(name)) await rm(join(to, name), { force: true })
    } finally {
      connection.release()
    }
    return { folder: target, heldMs: Math.round(performance.now() - begun) }
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
}

/** Modification times are coarse: a file written this shortly before it was copied may have changed again with the same time. */
const MTIME_PRECISION_MS = 1000

async function copyChanged(from: string, to: string, seen: Seen): Promise<Set<string>> {
  const there = new Set<string>()
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const name = relative(from, join(entry.parentPath, entry.name))
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
    if (!entry.isFile()) continue
    const found = await stat(join(from, name)).catch(() => undefined)
    if (!found) continue
    there.add(name)
    const before = seen.get(name)
    const isSame = before && before.mtimeMs === found.mtimeMs && before.size === found.size
    if (isSame && before.at - found.mtimeMs > MTIME_PRECISION_MS) continue
    seen.set(name, { mtimeMs: found.mtimeMs, size: found.size, at: Date.now() })
    await mkdir(join(to, name, '..'), { recursive: true, mode: 0o700 })
    await copyFile(join(from, name), join(to, name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  return there
}
