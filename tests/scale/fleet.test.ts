import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isMigrated, migrate } from '#server/db/migrate.ts'
import { openServer } from '#server/db/open.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { call, eventually } from '#tests/support/server/over-http.ts'
import { startPostgres, startStandby, type TestPostgres } from '#tests/support/server/postgres.ts'
import { type ServerProcess, startServer } from '#tests/support/server/process.ts'

const server = inject('postgres')
const describeServer = server ? describe : describe.skip
const PATIENT = { timeout: 120_000 }
const EDITOR = { email: 'editor@example.in', password: 'quiet-river-1' }

async function prepared(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = server.replace(/\/postgres$/, `/${name}`)
  execFileSync(process.execPath, ['scripts/admin.ts', 'create', EDITOR.email], {
    env: { ...process.env, DATABASE_URL: url },
    input: EDITOR.password,
  })
  return url
}

const tokenOf = async (base: string) => (await call(base, 'POST', '/api/auth/login', { body: EDITOR })).json.token as string

/** An error names its request, and a request its process. */
async function processesAt(base: string): Promise<Set<string>> {
  const replies = await Promise.all(Array.from({ length: 8 }, () => call(base, 'GET', '/api/progress')))
  return new Set(replies.map(({ headers }) => headers.get('x-request-id')?.split('-')[0] ?? ''))
}

describeServer('several processes on one machine', PATIENT, () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-fleet-'))
  const PROCESSES = 2
  const RATE = 10
  let fleet: ServerProcess
  let admin: string

  beforeAll(async () => {
    const DATABASE_URL = await prepared(server, `fleet_${process.pid}`)
    const env = {
      DATABASE_URL,
      DATA_DIR: folder,
      WEB_CONCURRENCY: String(PROCESSES),
      RATE_HEAVY: String(RATE),
      DATABASE_POOL: '4',
    }
    fleet = await startServer(env)
    await eventually(
      () => pause(50),
      () => fleet.said().includes('2 processes and one for jobs'),
      30_000,
    )
    admin = await tokenOf(fleet.url)
  })
  afterAll(async () => {
    expect(await fleet.end()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })

  test('share one address, and all return a change that one of them made', async () => {
    expect(await processesAt(fleet.url)).toHaveProperty('size', 2)
    const day = aDay('2026-01-15', ['Budget'])
    expect((await call(fleet.url, 'POST', '/api/admin/ingest-daily-content', { token: admin, body: day })).status).toBe(200)
    const seen = await eventually(
      () => Promise.all(Array.from({ length: 6 }, () => call(fleet.url, 'GET', '/api/entries', { token: admin }))),
      (replies) => replies.every(({ json }) => json.data.length === 1),
    )
    expect(seen.map(({ json }) => json.data.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('a person’s data stored by one process is returned by all immediately', async () => {
    const { json } = await call(fleet.url, 'GET', '/api/entries', { token: admin })
    const article = json.data[0].articles[0].article_id
    const read = () =>
      Promise.all(
        Array.from({ length: 6 }, async () => {
          const reply = await call(fleet.url, 'GET', '/api/notifications/streak', { token: admin })
          return reply.json.data.total_articles_read as number
        }),
      )
    for (const [method, total] of [
      ['POST', 1],
      ['DELETE', 0],
    ] as const) {
      expect(new Set(await read())).toEqual(new Set([1 - total]))
      expect((await call(fleet.url, method, `/api/progress/${article}`, { token: admin })).status).toBe(200)
      const seen = await eventually(read, (totals) => totals.every((one) => one === total), 1000)
      expect(new Set(seen)).toEqual(new Set([total]))
    }
  })

  test('limits are shared', async () => {
    const exported = () =>
      call(fleet.url, 'POST', '/api/user/export', { token: admin, body: { password: EDITOR.password } }).then(
        ({ status }) => status,
      )
    const statuses: number[] = []
    for (let n = 0; n < PROCESSES * RATE + 1; n++) statuses.push(await exported())
    expect(statuses.slice(0, RATE)).toEqual(Array.from({ length: RATE }, () => 200))
    expect(statuses.at(-1)).toBe(429)
  })

  test('jobs run in a separate process, whichever process enqueues them', async () => {
    await call(fleet.url, 'POST', '/api/auth/forgot-password', { body: { email: EDITOR.email } })
    const mails = () => {
      try {
        return readdirSync(join(folder, 'outbox'))
      } catch {
        return []
      }
    }
    const written = await eventually(
      async () => {
        await pause(100)
        return mails()
      },
      (found) => found.length > 0,
      20_000,
    )
    expect(written).toHaveLength(1)
  })

  test('each returns the metrics of all', async () => {
    const memory = async () =>
      Number(/^process_resident_memory_bytes (\d+)/m.exec((await call(fleet.url, 'GET', '/metrics')).text)?.[1])
    for (const bytes of [await memory(), await memory()]) expect(bytes).toBeGreaterThan(200e6)
    const { text } = await call(fleet.url, 'GET', '/metrics')
    expect(text.match(/^# TYPE jobs_failed /gm)).toHaveLength(1)
  })

  test('a killed process is restarted, and later requests succeed', async () => {
    const pids = [...fleet.said().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid))
    const before = await processesAt(fleet.url)
    process.kill(pids[0] as number, 'SIGKILL')
    await eventually(
      () => pause(20),
      () => fleet.said().includes('The process for pages exited unexpectedly (SIGKILL)'),
    )
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(fleet.url, 'GET', '/api/entries', { token: admin })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await eventually(
      () => processesAt(fleet.url),
      (names) => names.size === 2,
      20_000,
    )
    expect(after.size).toBe(2)
    expect([...after].filter((name) => !before.has(name))).toHaveLength(1)
  })
})

describeServer('processes that do one thing only', PATIENT, () => {
  test('a job process serves only health checks; a web process enqueues jobs', async () => {
    const DATABASE_URL = await prepared(server, `apart_${process.pid}`)
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-apart-'))
    const web = await startServer({ DATABASE_URL, DATA_DIR: folder, RUN: 'web' })
    await eventually(
      () => pause(50),
      () => web.said().includes('UPSC Current Catalyst is at'),
      30_000,
    )
    expect((await call(web.url, 'POST', '/api/auth/forgot-password', { body: { email: EDITOR.email } })).status).toBe(200)
    const worker = await startServer({ DATABASE_URL, DATA_DIR: folder, RUN: 'worker' })
    expect((await call(worker.url, 'GET', '/readyz')).status).toBe(200)
    expect((await call(worker.url, 'GET', '/api/entries')).status).toBe(404)
    const written = await eventually(
      () => pause(100),
      () => {
        try {
          return readdirSync(join(folder, 'outbox')).length > 0
        } catch {
          return false
        }
      },
      20_000,
    )
    expect(written).toBeUndefined()
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
    expect(await Promise.all([web.end(), worker.end()])).toEqual([0, 0])
    rmSync(folder, { recursive: true, force: true })
  })

  test('a web process accepts requests only once it can enqueue jobs', async () => {
    const DATABASE_URL = await prepared(server, `soon_${process.pid}`)
    for (let n = 0; n < 3; n++) {
      const web = await startServer({ DATABASE_URL, RUN: 'web' })
      const asked = await call(web.url, 'POST', '/api/auth/forgot-password', { body: { email: EDITOR.email } })
      expect(await web.end()).toBe(0)
      expect(asked.status).toBe(200)
    }
  })

  test('a process of the previous version starts on a database with newer migrations, but not on one with unknown ones', async () => {
    const DATABASE_URL = await prepared(server, `newer_${process.pid}`)
    await query(DATABASE_URL, `insert into schema_migrations values ('9001_later', now()::text)`)
    const web = await startServer({ DATABASE_URL, RUN: 'web' })
    expect((await call(web.url, 'GET', '/readyz')).status).toBe(200)
    expect(web.said()).toContain('brought up to date by a newer version')
    expect(await web.end()).toBe(0)
    await query(DATABASE_URL, `insert into schema_migrations values ('0001_other', now()::text)`)
    await expect(startServer({ DATABASE_URL, RUN: 'web' })).rejects.toThrow('corrupted migrations')
  })

  test.each([
    [{ WEB_CONCURRENCY: '2' }, 'the embedded database belongs to one process'],
    [{ RUN: 'web' }, 'the embedded database belongs to one process'],
    [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x', RUN: 'worker', WEB_CONCURRENCY: '2' }, 'leave it out with RUN=worker'],
    [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x', DATABASE_POOLER: '1' }, 'set DATABASE_LISTEN_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://x@127.0.0.1:1/x' }, 'go with DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x', WEB_CONCURRENCY: '2' }, 'Cannot start: '],
  ])('%j stops the start with a sentence', async (env, sentence) => {
    await expect(startServer(env as Record<string, string>)).rejects.toThrow(sentence)
  })
})

describeServer('a read replica', PATIENT, () => {
  let main: TestPostgres
  let standby: Awaited<ReturnType<typeof startStandby>>
  let app: ServerProcess

  beforeAll(async () => {
    main = await startPostgres()
    const DATABASE_URL = await prepared(main.url, 'replicated')
    standby = await startStandby(main)
    app = await startServer({ DATABASE_URL, DATABASE_REPLICA_URL: standby.url })
    await eventually(
      () => pause(50),
      () => app.said().includes('The read replica is in use'),
      20_000,
    )
  })
  afterAll(async () => {
    await app.end()
    await standby.stop()
    await main.stop()
  })

  test('answers shared reads but no personal ones, and requests succeed when it is gone', async () => {
    const token = await tokenOf(app.url)
    const { json } = await call(app.url, 'POST', '/api/admin/ingest-daily-content', {
      token,
      body: aDay('2026-01-15', ['Budget']),
    })
    const [articleId] = json.data.article_ids
    const search = async () => (await call(app.url, 'GET', '/api/search?q=budget', { token })).json.data?.length
    await eventually(search, (found) => found === 1)

    await query(standby.url, 'select pg_wal_replay_pause()')
    await eventually(
      () => query(standby.url, 'select pg_get_wal_replay_pause_state() as state'),
      ([row]) => row?.state === 'paused',
    )
    await call(app.url, 'POST', `/api/progress/${articleId}`, { token })
    const own = await call(app.url, 'GET', '/api/progress', { token })
    expect(own.json).toMatchObject({ data: [articleId] })

    await standby.stop()
    await eventually(search, (found) => found === 1)
  })
})

describeServer('a migration during writes', PATIENT, () => {
  test('delays others only briefly, and is applied once it gets its lock', async () => {
    const name = `giving_way_${process.pid}`
    await query(server, `create database ${name}`)
    const url = server.replace(/\/postgres$/, `/${name}`)
    const { db, close } = await openServer(url, { poolSize: 3 }, () => {})
    await migrate(db, '0017_search')
    const writing = db.transaction().execute(async (db) => {
      await sql`lock table users in row exclusive mode`.execute(db)
      await pause(2000)
    })
    await pause(200)
    const migrating = migrate(db)
    await pause(200)
    const others = db.transaction().execute(async (db) => {
      await sql`set local lock_timeout = '1s'`.execute(db)
      await sql`lock table users in row exclusive mode`.execute(db)
    })

    await expect(others).resolves.toBeUndefined()
    await writing
    await migrating
    expect(await isMigrated(db)).toBe(true)
    await close()
  })
})

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
