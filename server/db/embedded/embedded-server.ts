import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { addressOf, assertSameVersion, createFiles } from './cluster.ts'
import { connectWithin, freePort, lockOwner, replaceOwner } from './connect.ts'
import { whenFull } from './disk-space.ts'
import { lastReason, launch } from './launch.ts'
import type { Place } from './place.ts'
import { whenProcessEnds } from './process-end.ts'
import { isServer, runningServer, SOCKET_PORT, signal, socketPath } from './running-server.ts'

const LOOK_EVERY_MS = 50
/** Recovery reads at most `max_wal_size`. */
const STARTS_WITHIN_MS = 60_000
const ENDS_WITHIN_MS = 10_000
const RESTART_EVERY_MS = 1000
/** PostgreSQL notices the owner's exit late. */
const OWNER_ENDS_WITHIN_MS = 2000
const LOOK_AT_SOCKET_EVERY_MS = 2000

interface Options {
  log: (message: string) => void
  /** For commands beside the product. */
  mayShare?: boolean
}

/** Its owner holds an advisory lock, which ends with its connection. */
export class EmbeddedServer {
  readonly #place: Place
  #port = SOCKET_PORT
  readonly #log: Options['log']
  #server: ChildProcess | undefined
  #owner: pg.Client | undefined
  #restarting: Promise<void> | undefined
  #ending: Promise<void> | undefined
  isShared = false
  readonly #release = whenProcessEnds(() => this.#server?.kill('SIGINT'))

  /** @throws Error when another process owns it or it does not start */
  static async start(place: Place, options: Options): Promise<EmbeddedServer> {
    if (!existsSync(place.data)) await createFiles(place)
    assertSameVersion(place)
    const embedded = new EmbeddedServer(place, options.log)
    if (place.socket === null) embedded.#port = await freePort()
    await embedded.#start(options.mayShare ?? false).catch(async (error) => {
      await embedded.stop()
      throw error
    })
    return embedded
  }

  private constructor(place: Place, log: Options['log']) {
    this.#place = place
    this.#log = log
  }

  get url(): string {
    return addressOf(this.#place, this.#port)
  }

  stop(): Promise<void> {
    this.#ending ??= this.#end()
    return this.#ending
  }

  async #start(mayShare: boolean): Promise<void> {
    for (const begun = performance.now(); ; await pause(LOOK_EVERY_MS)) {
      const owned = await this.#takeOver()
      if (owned !== undefined && mayShare) return this.#share(owned)
      if (owned !== undefined && performance.now() - begun < OWNER_ENDS_WITHIN_MS) continue
      if (owned !== undefined) throw taken(this.#place)
      const reason = await this.#launch()
      if (reason === undefined) return
      // Another start was faster, or a killed server's processes hold its files.
      const mayHelp = runningServer(this.#place) !== undefined || /lock file|shared memory/.test(reason)
      if (!mayHelp || performance.now() - begun > ENDS_WITHIN_MS)
        throw new Error(whenFull(this.#place.folder, reason) ?? `The embedded database does not start: ${reason}`)
    }
  }

  #share(port: number): void {
    this.#port = port
    this.isShared = true
  }

  /**
   * Ends a server whose owner was killed.
   * @returns the port of an owned server
   */
  async #takeOver(): Promise<number | undefined> {
    const running = runningServer(this.#place)
    if (!running) return undefined
    const { pid, port } = running
    const isThere = () => isServer(pid, this.#place)
    const client = await connectWithin(addressOf(this.#place, port), ENDS_WITHIN_MS, isThere)
    if (!client) return undefined
    const isLeft = await replaceOwner(client)
    // Locked until it has ended: a process that is starting it notices.
    if (isLeft) signal(pid, 'SIGINT')
    if (isLeft) await until(() => !isThere(), ENDS_WITHIN_MS)
    await client.end().catch(() => {})
    return isLeft ? undefined : port
  }

  /** @returns why it failed */
  async #launch(): Promise<string | undefined> {
    const server = launch(this.#place, this.#port)
    this.#server = server
    const failed = new Promise<Error>((resolve) => server.once('error', resolve))
    try {
      const client = await Promise.race([this.#connectTo(server), failed])
      if (client instanceof Error) return client.message
      // The connection may be to a faster start's server.
      const isOurs = client !== undefined && runningServer(this.#place)?.pid === server.pid
      if (isOurs && (await lockOwner(client)) && isRunning(server)) return this.#own(server, client)
      await client?.end()
      if (isOurs && isRunning(server)) throw taken(this.#place)
    } catch (error) {
      await end(server, 'SIGINT')
      throw error
    }
    await end(server, 'SIGINT')
    return lastReason(this.#place)
  }

  #connectTo(server: ChildProcess): Promise<pg.Client | undefined> {
    return connectWithin(this.url, STARTS_WITHIN_MS, () => !this.#ending && isRunning(server))
  }

  #own(server: ChildProcess, client: pg.Client): undefined {
    this.#hold(client, server)
    server.unref()
    const watch = setInterval(() => this.#endUnreachable(server), LOOK_AT_SOCKET_EVERY_MS).unref()
    server.once('exit', (code, signal) => {
      clearInterval(watch)
      if (!this.#ending) this.#restarting = this.#restart(signal ?? code)
    })
  }

  #endUnreachable(server: ChildProcess): void {
    const { socket } = this.#place
    if (socket !== null && !existsSync(socketPath(socket))) server.kill('SIGINT')
  }

  /** When one of its processes is killed, PostgreSQL ends all connections. */
  #hold(client: pg.Client, server: ChildProcess): void {
    this.#owner = client
    client.once('end', async () => {
      while (!this.#ending && isRunning(server)) {
        const next = await this.#connectTo(server).catch(() => undefined)
        const isHeld = next !== undefined && (await lockOwner(next).catch(() => false))
        if (isHeld && !this.#ending) return this.#hold(next, server)
        await next?.end().catch(() => {})
        await pause(RESTART_EVERY_MS)
      }
    })
  }

  async #restart(cause: string | number | null): Promise<void> {
    this.#log(`The embedded database ended (${cause}) and is started again`)
    await this.#owner?.end().catch(() => {})
    for (let said = ''; !this.#ending; await pause(RESTART_EVERY_MS)) {
      const failure = await this.#start(false).catch((error: Error) => error)
      if (!failure && !this.#ending) this.#log('The embedded database was started again')
      if (!failure) return
      if (failure.message !== said) this.#log(failure.message)
      said = failure.message
    }
  }

  async #end(): Promise<void> {
    await this.#restarting
    await this.#owner?.end().catch(() => {})
    if (this.#server) await end(this.#server, 'SIGINT')
    this.#release()
  }
}

const taken = ({ folder }: Place) =>
  new Error(`Another process is using the embedded database in ${folder}. Stop it first, or give this one its own DATA_DIR.`)

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) => pid !== undefined && exitCode === null && signalCode === null

/** @param how SIGINT: with a checkpoint */
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
