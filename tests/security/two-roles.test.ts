import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { type ServerProcess, startServer } from '#tests/support/server/process.ts'

const server = inject('postgres')
const describeServer = server ? describe : describe.skip

const addressOf = (role: string, database: string) =>
  server.replace('//catalyst@', `//${role}@`).replace(/\/postgres$/, `/${database}`)

async function asRole<T>(address: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return run(client).finally(() => client.end())
}

/** Follows the operations documentation, with another database name. */
async function makeRolesAndDatabase(database: string) {
  const page = readFileSync('docs/operations.md', 'utf8')
  const told = /### Two roles.+?```sql\n(.+?)```/s.exec(page)?.[1] ?? ''
  const [onServer = '', within = ''] = told
    .replaceAll(/database catalyst\b/g, `database ${database}`)
    .split('\\connect catalyst\n')
  await asRole(server, async (client) => {
    for (const statement of onServer.split(';\n').filter(Boolean))
      await client.query(statement).catch((error) => {
        if (!/role "\w+" already exists/.test(error.message)) throw error
      })
  })
  return (rights = within) => asRole(addressOf('catalyst', database), (client) => client.query(rights))
}

describeServer('a server whose role may only read and write rows', { timeout: 120_000 }, () => {
  const database = `two_roles_${process.pid}`
  const MIGRATE_DATABASE_URL = addressOf('catalyst_owner', database)
  const DATABASE_URL = addressOf('catalyst_app', database)
  let DATA_DIR: string
  let product: ServerProcess

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${product.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    // biome-ignore lint/suspicious/noExplicitAny: replies of many calls
    return { status: response.status, json: (await response.json()) as any }
  }
  const jobsRun = () => expect.poll(product.said, { timeout: 20_000 }).toContain('UPSC Current Catalyst is at')

  beforeAll(async () => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'catalyst-two-roles-'))
    const giveRights = await makeRolesAndDatabase(database)
    await giveRights()
    product = await startServer({ DATABASE_URL, MIGRATE_DATABASE_URL, DATA_DIR })
  }, 120_000)
  afterAll(async () => {
    expect(await product.end()).toBe(0)
    rmSync(DATA_DIR, { recursive: true, force: true })
  })

  test('supports all features, including jobs and mail', async () => {
    await jobsRun()
    const env = { ...process.env, DATABASE_URL, MIGRATE_DATABASE_URL: '', DATA_DIR }
    execFileSync(process.execPath, ['scripts/admin.ts', 'create', 'editor@example.in'], { env, input: 'quiet-river-1' })
    const login = { email: 'editor@example.in', password: 'quiet-river-1' }
    const { token } = (await call('POST', '/auth/login', login)).json
    expect((await call('POST', '/admin/ingest-daily-content', aDay('2026-01-15', ['Budget']), token)).status).toBe(200)
    expect((await call('GET', '/entries', undefined, token)).json.data).toHaveLength(1)
    expect((await call('GET', '/search?q=Budgte', undefined, token)).status).toBe(200)
    expect((await call('POST', '/auth/forgot-password', { email: login.email })).status).toBe(200)
    await expect.poll(() => readdirSync(join(DATA_DIR, 'outbox')), { timeout: 20_000 }).toHaveLength(1)
    expect(product.said()).not.toMatch(/permission denied|must be owner/)
  })

  test.each([
    ...['create table mine (id int)', 'create table jobs.mine (id int)', 'create temporary table mine (id int)'],
    ...['create schema mine', 'create function mine() returns int language sql as $$ select 1 $$', 'drop table users'],
    ...['alter table users add column mine text', 'truncate users cascade', 'create index on users (created_at)'],
    ...['drop schema jobs cascade', 'drop table jobs.job', 'set role catalyst_owner'],
  ])('and can change nothing else: %s', async (statement) => {
    await asRole(DATABASE_URL, (client) => expect(client.query(statement)).rejects.toMatchObject({ code: '42501' }))
  })

  test('starts on what npm run migrate has prepared, without the other role’s secret', async () => {
    expect(await product.end()).toBe(0)
    const env = { ...process.env, DATABASE_URL, MIGRATE_DATABASE_URL }
    expect(String(execFileSync(process.execPath, ['scripts/migrate.ts'], { env }))).toContain('The database is up to date.')
    product = await startServer({ DATABASE_URL, DATA_DIR })
    await jobsRun()
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    const account = { email: 'asha@example.in', password: 'quiet-river-2' }
    expect((await call('POST', '/auth/register', account)).status).toBe(200)
    expect(product.said()).not.toMatch(/permission denied|must be owner/)
  })

  test('is backed up by the role of the server, and restored by the role that creates tables', async () => {
    const env = { ...process.env, DATABASE_URL, DATA_DIR, MIGRATE_DATABASE_URL: '' }
    const file = join(DATA_DIR, 'whole.backup')
    const run = (script: string, args: string[], more = {}) =>
      String(execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...env, ...more } }))
    expect(run('backup', [file])).toContain('whole')
    expect(await product.end()).toBe(0)
    expect(run('restore', [file, '--replace'], { MIGRATE_DATABASE_URL })).toContain('Restored')
    expect(run('migrate', [], { MIGRATE_DATABASE_URL })).toContain('The database is up to date.')
    product = await startServer({ DATABASE_URL, DATA_DIR })
    await jobsRun()
    const login = { email: 'asha@example.in', password: 'quiet-river-2' }
    expect((await call('POST', '/auth/login', login)).status).toBe(200)
    expect(product.said()).not.toMatch(/permission denied|must be owner/)
  })

  test('names the problem when privileges are missing', async () => {
    await makeRolesAndDatabase(`${database}_bare`)
    const settings = {
      DATABASE_URL: addressOf('catalyst_app', `${database}_bare`),
      MIGRATE_DATABASE_URL: addressOf('catalyst_owner', `${database}_bare`),
    }
    await expect(startServer({ ...settings, DATA_DIR })).rejects.toThrow(
      'Cannot start: The PostgreSQL role of DATABASE_URL does not see the tables that the role of MIGRATE_DATABASE_URL made',
    )
  })
})
