import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import inject from 'light-my-request'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/roles.ts'
import { createSession } from '#server/accounts/sessions/commands/create-session.ts'
import { buildApp } from '#server/app.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import { type Engines, openEngines } from '#server/engines/engines.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hashPassword } from '#server/platform/auth/passwords.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import type { PublicNetwork } from '#server/platform/external/public-network.ts'
import { listeningUrl } from '#server/platform/http/http.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { FolderStorage, type Storage } from '#server/platform/storage/storage.ts'
import { registerJobs } from '#server/schedule.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { NO_NETWORK } from '#tests/support/fakes/fake-pages.ts'
import { FakeQueue } from '#tests/support/fakes/fake-queue.ts'
import { emptyTables, testDatabase } from './database.ts'
import { NO_LIMITS } from './no-limits.ts'

export interface Person {
  id: string
  email: string
  username: string
  password: string
  token: string
  role: Role
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined

// biome-ignore lint/suspicious/noExplicitAny: any declared endpoint
type AnyEndpoint = Endpoint<any, any, any, any, any>

/** Of every test user. No test may depend on different passwords. */
const PASSWORD = 'quiet-river-stone'
let hashed: Promise<string> | undefined

interface Call<E> {
  as?: Person | string | undefined
  params?: E extends Endpoint<infer P> ? Input<P> : never
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  ip?: string
}

/** With its own database; tests set the clock and run the jobs. */
export class TestApp {
  app!: FastifyInstance
  database!: OpenDatabase
  now = new Date('2026-01-15T06:00:00Z')
  storageFolder!: string
  payments!: Payments
  dataDir!: string
  storage!: Storage
  engines!: Engines
  network: PublicNetwork = NO_NETWORK
  /** Most tests need no built pages. */
  folders = { webFolder: 'tests/support/no-web', publicFolder: 'dist/public' }
  readonly mails: Mail[] = []
  isMailDown = false
  readonly logLines: string[] = []
  readonly #queue = new FakeQueue()
  #people = 0

  get db() {
    return this.database.db
  }

  /** @param replica of the database */
  async start(
    env: Record<string, string> = {},
    openDatabase = testDatabase,
    replica?: (database: OpenDatabase) => Replica,
  ): Promise<void> {
    this.storageFolder = mkdtempSync(join(tmpdir(), 'catalyst-storage-'))
    this.dataDir = mkdtempSync(join(tmpdir(), 'catalyst-data-'))
    const settings: Settings = readSettings({
      DEMO: '0',
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      ...NO_LIMITS,
      // Many test files on few cores must not trigger load shedding.
      BUSY_AFTER_MS: '0',
      ...env,
    })
    this.database = await openDatabase()
    this.storage = new FolderStorage(this.storageFolder)
    this.engines = openEngines(settings.engines)
    const queue = this.#queue
    this.payments = openPayments(settings.payments, this.db, () => listeningUrl(this.app) ?? settings.publicUrl)
    const { payments } = this
    this.app = await buildApp({
      settings,
      database: this.database,
      replica: replica?.(this.database),
      queue,
      storage: this.storage,
      engines: this.engines,
      payments,
      now: () => this.now,
      logTo: { write: (line) => this.logLines.push(line) },
      ...this.folders,
    })
    await registerJobs({
      db: this.db,
      queue,
      storage: this.storage,
      engines: this.engines,
      payments,
      sendMail: async (mail) => {
        if (this.isMailDown) throw new Error('The mail server is down')
        this.mails.push(mail)
      },
      settings,
      network: this.network,
      now: () => this.now,
      log: this.app.log,
    })
    await this.app.ready()
  }

  async stop(): Promise<void> {
    await this.app.close()
    this.engines.close()
    await this.database.close()
    for (const folder of [this.storageFolder, this.dataDir]) rmSync(folder, { recursive: true, force: true })
  }

  async empty(): Promise<void> {
    await emptyTables(this.db)
    await invalidate(this.db, 'content:*', 'forum:*', 'person:*')
    this.mails.length = 0
    this.isMailDown = false
    this.#queue.clear()
    this.logLines.length = 0
    this.now = new Date('2026-01-15T06:00:00Z')
  }

  /** @throws the error of a failed job, which stays queued */
  runJobs(): Promise<void> {
    return this.#queue.runJobs()
  }

  runSchedule(name: string): Promise<void> {
    return this.#queue.runSchedule(name)
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  async person(role: Role = 'free', timeZone = 'Asia/Kolkata'): Promise<Person> {
    const n = ++this.#people
    const [id, username, email] = [newId(), `${role}${n}`, `${role}${n}@example.test`]
    // Directly, because hashing a password takes longer than most tests.
    hashed ??= hashPassword(PASSWORD)
    const keys = { email_key: email, username_key: username, password_hash: await hashed, has_long_password: true }
    const times = { created_at: this.now, updated_at: this.now }
    const row = { user_id: id, email, username, role, time_zone: timeZone, ...keys, ...times }
    await this.db.insertInto('users').values(row).execute()
    return this.again({ id, email, username, password: PASSWORD, token: '', role })
  }

  /** In another session. */
  async again(person: Person): Promise<Person> {
    const visitor = { network: '127.0.0.1', userAgent: 'lightMyRequest' }
    return { ...person, token: await createSession(this.db, person.id, visitor, this.now) }
  }

  async signedIn(email: string, password: string): Promise<Person> {
    const reply = await this.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    const { token, user } = reply.json()
    return { id: user.id, email, username: user.username, password, token, role: user.role }
  }

  call<E extends AnyEndpoint>(
    endpoint: E,
    { as, params, query, body, headers = {}, ip = '127.0.0.1' }: Call<E> = {},
  ): Promise<LightMyRequestResponse> {
    const url = endpoint.path.replace(/:(\w+)/g, (_: string, name: string) =>
      encodeURIComponent((params as Record<string, string>)?.[name] ?? ''),
    )
    const token = typeof as === 'string' ? as : as?.token
    // Like a network call; Fastify's `inject` would skip what runs before Fastify.
    return inject((request, reply) => void this.app.server.emit('request', request, reply), {
      method: endpoint.method,
      url,
      remoteAddress: ip,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    })
  }
}

/** Tables are empty before each test. @param openDatabase default: the worker's */
export function testApp(env: Record<string, string> = {}, openDatabase = testDatabase): TestApp {
  const app = new TestApp()
  beforeAll(() => app.start(env, openDatabase))
  beforeEach(() => app.empty())
  afterAll(() => app.stop())
  return app
}
