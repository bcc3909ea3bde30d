import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 50
/** Advisory lock; an arbitrary number. */
const OWNER = 7_216_411
/** An owner whose connection was killed locks again. */
const OWNER_RETURNS_WITHIN_MS = 500
/** SQLSTATE classes: another role or database. */
const FOREIGN = /^(28|3D)/

/** @throws Error when it is not the product's server */
export async function connectWithin(url: string, ms: number, isThere: () => boolean): Promise<pg.Client | undefined> {
  for (const begun = performance.now(); performance.now() - begun < ms && isThere(); await pause(LOOK_EVERY_MS)) {
    const client = new pg.Client({ connectionString: url, application_name: 'catalyst-owner', connectionTimeoutMillis: 3000 })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (error: { code?: string }) => error,
    )
    if (!failure) return client
    await client.end().catch(() => {})
    if (FOREIGN.test(failure.code ?? '')) throw failure
  }
  return undefined
}

export async function lockOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [OWNER])
  return rows[0].locked
}

/** @returns whether this process is the owner now */
export async function replaceOwner(client: pg.Client): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < OWNER_RETURNS_WITHIN_MS; await pause(LOOK_EVERY_MS)) {
    const { rowCount } = await client.query(`select from pg_locks where locktype = 'advisory' and objid = $1 and granted`, [
      OWNER,
    ])
    if (rowCount !== 0) return false
  }
  return lockOwner(client)
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
