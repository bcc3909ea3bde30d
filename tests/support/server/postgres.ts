import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { createFiles, DATABASE, ROLE } from '#server/db/embedded/cluster.ts'
import { freePort } from '#server/db/embedded/connect.ts'
import { end } from '#server/db/embedded/embedded-server.ts'
import { launch } from '#server/db/embedded/launch.ts'
import { type Place, preparePlace } from '#server/db/embedded/place.ts'
import { whenProcessEnds } from '#server/db/embedded/process-end.ts'

export interface TestPostgres {
  url: string
  version: string
  place: Place
  /** Orderly, as a crash, or by killing the first process. */
  halt(how: keyof typeof STOPS): Promise<void>
  /** On the same data; waits until it answers. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

/** Operators' servers have other settings than the product's. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '256MB',
  wal_level: 'replica',
  max_wal_senders: '5',
}

/** On loopback, with fsync on. */
export async function startPostgres(settings: Record<string, string> = {}, parent = tmpdir()): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(parent, 'catalyst-postgres-'))
  const place = preparePlace(dataDir, null, () => {})
  await createFiles(place)
  return serve(place, dataDir, settings)
}

export async function startStandby(main: TestPostgres): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalyst-standby-'))
  const place = preparePlace(dataDir, null, () => {})
  await copyRunning(main, place)
  return serve(place, dataDir, { hot_standby: 'on' })
}

/** By SQL: `pg_basebackup` is not shipped with the product. */
async function copyRunning(main: TestPostgres, { data, user }: Place): Promise<void> {
  const client = new pg.Client({ connectionString: main.url })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  execFileSync('cp', ['-a', main.place.data, data])
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(join(data, 'postmaster.pid'))
  const files = {
    backup_label: rows[0].labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${new URL(main.url).port} user=${ROLE}'\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(data, name), text, { mode: 0o600 })
    if (user) chownSync(join(data, name), user.uid, user.gid)
  }
}

async function serve(place: Place, dataDir: string, settings: Record<string, string>): Promise<TestPostgres> {
  const port = await freePort()
  const start = () => launch(place, port, { ...SETTINGS, ...settings })
  let server = start()
  const release = whenProcessEnds(() => server.kill('SIGQUIT'))
  const url = `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`
  const version = await answer(url)
  const halt = async (how: keyof typeof STOPS) => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(STOPS[how])
    await ended
  }
  return {
    url,
    version,
    place,
    halt,
    resume: async () => {
      // Child processes of the killed server may still lock the folder; then the new server exits and is started again.
      for (let tries = 0; tries < 50; tries++) {
        server = start()
        const gone = new Promise<true>((resolve) => server.once('exit', () => resolve(true)))
        if ((await Promise.race([gone, answer(url)])) !== true) return
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error('PostgreSQL does not start again')
    },
    stop: async () => {
      await end(server, 'SIGINT')
      release()
      rmSync(dataDir, { recursive: true, force: true })
      // Outside the data folder if the server's user could not reach that.
      rmSync(dirname(place.data), { recursive: true, force: true })
    },
  }
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
