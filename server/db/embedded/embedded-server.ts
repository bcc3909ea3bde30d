import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { addressOf, assertSameVersion, createFiles } from './cluster.ts'
import { connectWithin, freePort, lockOwner } from './connect.ts'
import { lastReason, launch } from './launch.ts'
import type { Place } from './place.ts'
import { isServer, runningServer, SOCKET_PORT, signal } from './running-server.ts'

const LOOK_EVERY_MS = 50
/** Recovery after a crash has to read at most `max_wal_size` of log. */
const STARTS_WITHIN_MS = 60_000
const ENDS_WITHIN_MS = 10_000
const RESTART_EVERY_MS = 1000

interface Options {
  log: (message: string) => void
  /** Whether a server that another process owns may be used, as commands do beside the running product. */
  mayShare?: boolean
}

/**
 * The PostgreSQL server of a data folder. One process owns it: it starts the server, starts it again when it ends unasked, and ends it. The owner
 * is who holds an advisory lock on it, which PostgreSQL releases with the connection, however the process ends.
 */
export class EmbeddedServer {
  readonly #place: Place
  #port = SOCKET_PORT
  readonly #log: Options['log']
  #server: ChildProcess | undefined
  #owner: pg.Client | undefined
  #ending: Promise<void> | undefined
  readonly #endWithProcess = () => this.#server?.kill('SIGINT')

  /** @throws Error when another process owns the server, or it does not start */
  static async start(place: Place, options: Options): Promise<EmbeddedServer> {
    if (!existsSync(place.data)) createFiles(place)
    assertSameVersion(place)
    const embedded = new EmbeddedServer(place, options.log)
    if (place.socket === null) embedded.#port = await freePort()
    await embedded.#start(options.mayShare ?? false)
    return embedded
  }

  private constructor(place: Place, log: Options['log']) {
    this.#place = place
    this.#log = log
  }

  get url(): string {
    return addressOf(this.#place, this.#port)
  }

  /** Ends the server with a checkpoint, if this process owns it. */
  stop(): Promise<void> {
    this.#ending ??= this.#end()
    return this.#ending
  }

  async #start(mayShare: boolean): Promise<void> {
    for (const begun = performance.now(); ; await pause(LOOK_EVERY_MS)) {
      const owned = await this.#takeOver()
      if (owned !== undefined && !mayShare) throw taken(this.#place)
      if (owned !== undefined) return this.#share(owned)
      const reason = await this.#launch()
      if (reason === undefined) return
      // Another start was faster, or the processes of a server that was killed hold its files until they have ended.
      const mayHelp = runningServer(this.#place) !== undefined || /lock file|shared memory/.test(reason)
      if (!mayHelp || performance.now() - begun > ENDS_WITHIN_MS)
        throw new Error(`The embedded database does not start: ${reason}`)
    }
  }

  #share(port: number): void {
    this.#port = port
  }

  /** Ends a server that a process left behind when it was killed. @returns the port of a server that a process owns */
  async #takeOver(): Promise<number | undefined> {
    const running = runningServer(this.#place)
    if (!running) return undefined
    const { pid, port } = running
    const client = await connectWithin(addressOf(this.#place, port), ENDS_WITHIN_MS, () => isServer(pid))
    if (!client) return undefined
    const isFree = await lockOwner(client)
    // The lock is held until the server has ended, so that its process notices if it is only just starting it.
    if (isFree) signal(pid, 'SIGINT')
    if (isFree) await until(() => !isServer(pid), ENDS_WITHIN_MS)
    await client.end().catch(() => {})
    return isFree ? undefined : port
  }

  /** @returns why it did not start */
  async #launch(): Promise<string | undefined> {
    const server = launch(this.#place, this.#port)
    const failed = new Promise<Error>((resolve) => server.once('error', resolve))
    const client = await Promise.race([connectWithin(this.url, STARTS_WITHIN_MS, () => isRunning(server)), failed])
    if (client instanceof Error) return client.message
    // The connection may be to the server of another start that was faster.
    if (!client || runningServer(this.#place)?.pid !== server.pid) {
      await client?.end()
      await end(server, 'SIGINT')
      return lastReason(this.#place)
    }
    const isOwner = await lockOwner(client).catch(() => false)
    if (isOwner) return this.#own(server, client)
    await client.end().catch(() => {})
    throw taken(this.#place)
  }

  #own(server: ChildProcess, client: pg.Client): undefined {
    this.#server = server
    this.#hold(client)
    server.unref()
    server.once('exit', (code, signal) => {
      process.off('exit', this.#endWithProcess)
      if (!this.#ending) void this.#restart(signal ?? code)
    })
    process.on('exit', this.#endWithProcess)
  }

  /** PostgreSQL ends all connections when one of its processes was killed, and goes on. */
  #hold(client: pg.Client): void {
    this.#owner = client
    const server = this.#server
    client.once('end', async () => {
      const isWanted = () => !this.#ending && server !== undefined && isRunning(server)
      const next = await connectWithin(this.url, STARTS_WITHIN_MS, isWanted)
      if (next && isWanted() && (await lockOwner(next))) this.#hold(next)
      else await next?.end()
    })
  }

  async #restart(cause: string | number | null): Promise<void> {
    this.#log(`The embedded database ended (${cause}) and is started again`)
    await this.#owner?.end().catch(() => {})
    for (let said = ''; !this.#ending; await pause(RESTART_EVERY_MS)) {
      const failure = await this.#start(false).catch((error: Error) => error)
      if (!failure) return this.#ending ? void this.#server?.kill('SIGINT') : this.#log('The embedded database was started again')
      if (failure.message !== said) this.#log(failure.message)
      said = failure.message
    }
  }

  async #end(): Promise<void> {
    await this.#owner?.end().catch(() => {})
    if (this.#server) await end(this.#server, 'SIGINT')
  }
}

const taken = ({ folder }: Place) =>
  new Error(`Another process is using the embedded database in ${folder}. Stop it first, or give this one its own DATA_DIR.`)

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null

/** @param how SIGINT: with a checkpoint; SIGQUIT: at once, as after a crash */
export async function end(server: ChildProcess, how: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!isRunning(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.ref()
  server.kill(how)
  const late = setTimeout(() => server.kill('SIGQUIT'), ENDS_WITHIN_MS)
  await ended
  clearTimeout(late)
}

async function until(isSo: () => boolean, ms: number): Promise<void> {
  for (const begun = performance.now(); !isSo() && performance.now() - begun < ms; ) await pause(LOOK_EVERY_MS)
}
