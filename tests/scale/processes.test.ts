import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aDay, anArticle } from '#tests/support/fixtures/articles.ts'
import { call, eventually } from '#tests/support/server/over-http.ts'
import { type ServerProcess, startServer } from '#tests/support/server/process.ts'

const server = inject('postgres')

/** Each test starts whole processes, which takes long on a busy machine. */
const PATIENT = { timeout: 120_000 }

describe('two processes on one PostgreSQL server', PATIENT, () => {
  const name = `processes_${process.pid}`
  const DATABASE_URL = server.replace(/\/postgres$/, `/${name}`)
  let one: ServerProcess
  let two: ServerProcess
  let admin: string

  beforeAll(async () => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    execFileSync(process.execPath, ['scripts/admin.ts', 'create', 'editor@example.in'], {
      env: { ...process.env, DATABASE_URL },
      input: 'quiet-river-1',
    })
    ;[one, two] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
    admin = (await call(one.url, 'POST', '/api/auth/login', { body: { email: 'editor@example.in', password: 'quiet-river-1' } }))
      .json.token
  })
  afterAll(async () => {
    expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0])
  })

  test('an instance with a database server has no demo accounts', async () => {
    expect((await call(one.url, 'GET', '/api/instance')).json.data).toMatchObject({ demo: false, demo_accounts: [] })
    expect(
      (await call(one.url, 'POST', '/api/auth/login', { body: { email: 'admin@catalyst.test', password: 'catalyst-demo' } }))
        .status,
    ).toBe(401)
  })

  test('an article published by one process is served by the other, and a replaced one is not served from the cache', async () => {
    expect((await call(two.url, 'GET', '/api/entries', { token: admin })).json.data).toEqual([])
    const upload = await call(one.url, 'POST', '/api/admin/ingest-daily-content', {
      token: admin,
      body: aDay('2026-01-15', ['Budget']),
    })
    const [articleId] = upload.json.data.article_ids
    const listed = await eventually(
      () => call(two.url, 'GET', '/api/entries', { token: admin }),
      (reply) => reply.json.data.length > 0,
    )
    expect(listed.json.data[0].articles[0].title).toBe('Budget')
    const read = () => call(two.url, 'GET', `/api/articles/${articleId}`, { token: admin })
    expect((await read()).json.data.summary).toBe('Summary of Budget.')
    const replacement = {
      publication_date: '2026-01-15',
      replace: true,
      articles: [anArticle('Budget', { summary: 'Corrected.' })],
    }
    await call(one.url, 'POST', '/api/admin/ingest-daily-content', { token: admin, body: replacement })
    expect((await eventually(read, (reply) => reply.json.data.summary === 'Corrected.')).json.data.summary).toBe('Corrected.')
  })

  test('signing out at one process signs out at the other', async () => {
    const { token } = (
      await call(one.url, 'POST', '/api/auth/register', { body: { email: 'asha@example.in', password: 'quiet-river-2' } })
    ).json
    const who = () => call(two.url, 'GET', '/api/user/profile', { token })
    expect((await who()).status).toBe(200)
    await call(one.url, 'POST', '/api/auth/logout', { token })
    expect((await eventually(who, (reply) => reply.status === 401)).status).toBe(401)
  })

  test('when all connections are cut they answer 503 or succeed, and recover automatically', async () => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    for (let round = 0; round < 3; round++) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const reply = await call(one.url, 'GET', '/api/progress', { token: admin })
      expect([
        [200, null, undefined],
        [503, '5', 'unavailable'],
      ]).toContainEqual([reply.status, reply.headers.get('retry-after'), reply.json.code])
      const ready = await eventually(
        () => call(one.url, 'GET', '/readyz'),
        (reply) => reply.status === 200,
      )
      expect(ready.status).toBe(200)
    }
    await client.end()
    expect(
      (
        await eventually(
          () => call(two.url, 'GET', '/api/entries', { token: admin }),
          (reply) => reply.status === 200,
        )
      ).status,
    ).toBe(200)
  })
})

describe('a process with the embedded database', PATIENT, () => {
  test('starts as a demo, shuts down cleanly, and keeps its data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-process-'))
    const first = await startServer({ DATA_DIR: folder })
    const { demo_accounts } = (await call(first.url, 'GET', '/api/instance')).json.data
    expect(demo_accounts).toHaveLength(4)
    for (const account of demo_accounts)
      expect((await call(first.url, 'POST', '/api/auth/login', { body: account })).json.user.email).toBe(account.email)
    const { token } = (await call(first.url, 'POST', '/api/auth/login', { body: demo_accounts[3] })).json
    const entries = (await call(first.url, 'GET', '/api/entries', { token })).json.data
    expect(entries.length).toBeGreaterThanOrEqual(4)
    await call(first.url, 'POST', `/api/progress/${entries[0].articles[0].article_id}`, { token })

    await expect(startServer({ DATA_DIR: folder })).rejects.toThrow('Another process is using the embedded database')

    expect(await first.end()).toBe(0)
    const second = await startServer({ DATA_DIR: folder })
    expect((await call(second.url, 'GET', '/api/progress', { token })).json.data).toEqual([entries[0].articles[0].article_id])
    expect(await second.end('SIGINT')).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })

  test('shuts down cleanly while an idle connection is open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-process-'))
    const server = await startServer({ DATA_DIR: folder })
    const { hostname, port } = new URL(server.url)
    const silent = connect({ host: hostname, port: Number(port) })
    await once(silent, 'connect')
    const closed = once(silent, 'close')
    expect(await server.end()).toBe(0)
    await closed
    rmSync(folder, { recursive: true, force: true })
  })

  test('finishes requests in progress at shutdown, and does not wait for further ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-process-'))
    const server = await startServer({ DATA_DIR: folder })
    const { hostname, port } = new URL(server.url)
    const silent = connect({ host: hostname, port: Number(port) })
    await once(silent, 'connect')
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const agent = new Agent({ keepAlive: true })
    const asked = request(`${server.url}/api/auth/login`, { method: 'POST', agent, headers })
    const [continues, answered, closed] = [once(asked, 'continue'), once(asked, 'response'), once(silent, 'close')]
    asked.flushHeaders()
    await continues
    const ended = server.end()
    await closed
    asked.end(JSON.stringify({ email: 'free@catalyst.test', password: 'catalyst-demo' }))
    const [reply] = await answered
    reply.resume()
    expect([reply.statusCode, await ended]).toEqual([200, 0])
    agent.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  test('survives more connections than its limit of open files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalyst-process-'))
    const env = { DATA_DIR: folder, DEMO: '0', MAX_CONNECTIONS: '64' }
    const server = await startServer(env, { under: ['sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh'] })
    const { hostname, port } = new URL(server.url)
    const held = Array.from({ length: 300 }, () => connect({ host: hostname, port: Number(port) }).on('error', () => {}))
    // Every second it reads its memory use from a file.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    for (const socket of held) socket.destroy()
    const ready = await eventually(
      () => call(server.url, 'GET', '/readyz').catch(() => ({ status: 0 })),
      ({ status }) => status === 200,
    )
    expect([ready.status, await server.end()]).toEqual([200, 0])
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    [{ PORT: 'http' }, 'Cannot start: PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'Cannot start: '],
  ])('%j stops the start with a sentence', async (env, sentence) => {
    await expect(startServer(env as Record<string, string>)).rejects.toThrow(sentence)
  })
})
