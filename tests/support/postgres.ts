import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  url: string
  version: string
  /** Stops it: in order, as at a shutdown, without one (a crash), or by killing its first process. */
  halt(how: 'fast' | 'immediate' | 'killed'): Promise<void>
  /** Starts it again on the same data, and waits until it answers. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Folder with initdb and postgres: on the PATH, where Debian puts them, or installed now where that is possible. */
export function findPostgres(): string | undefined {
  const found = lookForPostgres()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log('Installing PostgreSQL for the tests …')
  try {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  } catch {
    return undefined
  }
  return lookForPostgres()
}

function lookForPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A server of its own in a new folder under `place`, on a free port of the loopback address, as safe as a real one. */
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
      // What is left of the killed one may still hold the folder for a moment: then the new one ends at once and is started again.
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

const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  return {}
}

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
