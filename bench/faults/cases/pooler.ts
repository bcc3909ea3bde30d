/** The product through PgBouncer, with fewer database connections than the processes would open. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { audit } from '../audit.ts'
import { call, waitUntil } from '../calls.ts'
import { detectsMissingInvalidation, inWords, publish } from '../invalidation.ts'
import { count, newRow, type Row, recovered, type TrialPlan } from '../report.ts'
import { isFailed, reportFailures, type Scenario } from '../rounds.ts'
import { ADMIN, signIn, signInMembers } from '../seed.ts'
import { startFleet } from '../services/fleet.ts'
import { startPgBouncer } from '../services/pgbouncer.ts'
import { type PostgresStore, postgresStore } from '../services/stores.ts'
import { startTraffic, type Traffic } from '../traffic.ts'
import type { Write } from '../writes.ts'
import { damageIsSeen } from './kills.ts'

const SERVER_CONNECTIONS = 5
/** Factor for the number of clients, to have more of them than connections. */
const CROWDS = 4
const WRITES_A_ROUND = 400
const ROUND_WITHIN_MS = 120_000
const JOBS_WITHIN_MS = 60_000

export async function pooler(plan: TrialPlan): Promise<Row[]> {
  const store = await postgresStore()
  try {
    await setLimits(store)
    const bouncer = await startPgBouncer(store.postgres.url, SERVER_CONNECTIONS)
    try {
      return [await through(bouncer.url, store, plan)]
    } finally {
      await bouncer.end()
    }
  } finally {
    await store.end()
  }
}

/** The settings that the operations documentation requires behind a pooler. */
const setLimits = (store: PostgresStore) =>
  store.meddle((db) =>
    sql
      .raw(`alter role catalyst set statement_timeout = '8s'; alter role catalyst set lock_timeout = '3s';
        alter role catalyst set idle_in_transaction_session_timeout = '15s'`)
      .execute(db),
  )

async function through(url: string, store: PostgresStore, plan: TrialPlan): Promise<Row> {
  const row = newRow('through PgBouncer in transaction mode')
  const env = {
    ...store.env,
    DATABASE_URL: url,
    DATABASE_POOLER: '1',
    DATABASE_LISTEN_URL: store.postgres.url,
    DATABASE_POOL: '20',
  }
  const fleet = await startFleet(env)
  try {
    await signInMembers(store.world, fleet.proxy.url)
    const scene: Scenario = { ...plan, store: { ...store, env }, fleet, rounds: 0 }
    const all: Write[] = []
    const found: Found = { seen: [], connections: 0, failed: 0, answers: 0, mails: 0 }
    for (; row.trials < plan.trials && !plan.isOver(); row.trials++) all.push(...(await crowd(scene, row, found)))
    count(row, await store.look((db) => audit(db, all)), 'at the end')
    recovered(row, Math.max(...found.seen))
    row.acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length
    row.note = `${found.failed} of ${found.answers} requests failed; at most ${found.connections} connections to the database for 2 × 20 and a worker; signals heard after ${inWords(found.seen)}; ${found.mails} mails asked for and sent`
    const isDeaf = await detectsMissingInvalidation(scene, await signIn(fleet.proxy.url, ADMIN), url)
    if (!isDeaf) row.wrong.push('the control heard signals through the pooler')
    row.controlSeen = isDeaf && (await damageIsSeen(store, all, row))
    return row
  } finally {
    await fleet.end()
  }
}

interface Found {
  seen: number[]
  connections: number
  failed: number
  answers: number
  mails: number
}

/** Many clients at the same time, while content is published and an email is requested. */
async function crowd(scene: Scenario, row: Row, found: Found): Promise<Write[]> {
  const { fleet, store, random } = scene
  const { url } = fleet.proxy
  const crowds = Array.from({ length: CROWDS }, () =>
    startTraffic({ url, world: store.world, trial: ++scene.rounds, random, isPatient: true }),
  )
  try {
    const token = await signIn(url, ADMIN)
    const [at, other] = row.trials % 2 === 0 ? fleet.webs : [fleet.webs[1], fleet.webs[0]]
    for (const ms of await publish({ at: at.url, other: other.url, token, nth: row.trials })) {
      if (ms === undefined) row.wrong.push(`trial ${row.trials}: what one process published the other does not tell in time`)
      else found.seen.push(ms)
    }
    await askForMail(scene, row, found)
    const isEnough = async () => {
      found.connections = Math.max(found.connections, await connectionsOf(store))
      return crowds.reduce((sum, one) => sum + one.acknowledged(), 0) >= WRITES_A_ROUND
    }
    if ((await waitUntil(isEnough, ROUND_WITHIN_MS, 500)) === undefined) row.wrong.push(`trial ${row.trials}: too few writes`)
  } finally {
    await Promise.all(crowds.map((one) => one.stop()))
  }
  for (const one of crowds) judge(one, row, found)
  return crowds.flatMap(({ writes }) => writes)
}

function judge({ answers }: Traffic, row: Row, found: Found): void {
  found.answers += answers.length
  found.failed += answers.filter(isFailed).length
  reportFailures(row, answers.filter(isFailed))
}

/** An email that the worker sends, written to the outbox. */
async function askForMail({ fleet, store }: Scenario, row: Row, found: Found): Promise<void> {
  const email = store.world.members[row.trials % store.world.members.length]?.email
  const { status } = await call(fleet.proxy.url, 'POST', '/api/auth/forgot-password', { body: { email } })
  if (status !== 200) row.wrong.push(`trial ${row.trials}: asking for a mail answers ${status}`)
  const asked = row.trials + 1
  const sent = async () => {
    found.mails = mailsIn(store.env.DATA_DIR ?? '')
    return found.mails >= asked
  }
  if ((await waitUntil(sent, JOBS_WITHIN_MS, 250)) === undefined) row.wrong.push(`trial ${row.trials}: a job is not done`)
}

function mailsIn(dataDir: string): number {
  try {
    return readdirSync(join(dataDir, 'outbox')).length
  } catch {
    return 0
  }
}

/** The application name of connections through the pooler only. */
const connectionsOf = ({ look }: PostgresStore) =>
  look(async (db) => {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from pg_stat_activity where application_name = 'catalyst'`.execute(db)
    return rows[0]?.n ?? 0
  })
