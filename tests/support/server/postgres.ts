import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { install, unprivilegedUser } from './programs.ts'

export interface TestPostgres {
  url: string
  version: string
  /** Stops it: in order, as at a shutdown, without one (a crash), or by killing its first process. */
  halt(how: 'fast' | 'immediate' | 'killed'): Promise<void>
  /** Starts it again on the same data, and waits until it answers. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** The folder with initdb and postgres: on the PATH, in Debian's folder, or installed now if possible. */
export function findPostgres(): string | undefined {
  const found = lookForPostgres()
  if (found) return found
  install('postgresql')
  return lookForPostgres()
}

function lookForPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A new PostgreSQL server in a folder under `place`, on a free port of the loopback address, with fsync on. */
export async function startPostgres(settings: string[] = [], place = tmpdir()): Promise<TestPostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL was found or could be installed')
  const folder = mkdtempSync(join(place, 'catalyst-postgres-'))
  const user = unprivilegedUser()
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'catalyst', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    { stdio: 'ignore', ...user },
  )
  const port = await freePort()
  const options = ['max_connections=60', 'shared_buffers=256MB', `unix_socket_directories=${folder}`, ...settings].flatMap(
    (setting) => ['-c', setting],
  )
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...options], { stdio: 'ignore', ...user })
  let server = launch()
  const halt = async (how: keyof typeof STOPS) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(STOPS[how])
    await ended
  }
  const url = `postgres://catalyst@127.0.0.1:${port}/postgres`
  const version = await answer(url)
  return {
    url,
    version,
    halt,
    resume: async () => {
      // Remaining child processes of the killed server may still lock the folder; the new server then exits at once and is started again.
      for (let tries = 0; tries < 50; tries++) {
        server = launch()
        const gone = new Promise<true>((resolve) => server.once('exit', () => resolve(true)))
        if ((await Promise.race([gone, answer(url)])) !== true) return
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error('PostgreSQL does not start again')
    },
    stop: async () => {
      await halt('fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A standby that replicates such a server. End it with `stop`. */
export async function startStandby(mainUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres() as string
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-standby-'))
  const user = unprivilegedUser()
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'pg_basebackup'), ['-D', data, '-d', mainUrl, '-R', '-X', 'stream', '-c', 'fast'], {
    stdio: 'ignore',
    ...user,
  })
  const port = await freePort()
  const settings = ['hot_standby=on', 'max_connections=60', `unix_socket_directories=${folder}`].flatMap((setting) => [
    '-c',
    setting,
  ])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings], {
    stdio: 'ignore',
    ...user,
  })
  const url = new URL(mainUrl)
  url.port = String(port)
  await answer(url.href)
  return {
    url: url.href,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGQUIT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

async function answer(url: string): Promise<string> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('show server_version')
      await client.end()
      return rows[0].server_version
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
