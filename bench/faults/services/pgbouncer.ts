import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '#server/db/embedded/connect.ts'
import { findProgram, unprivilegedUser } from '#tests/support/server/programs.ts'
import { waitUntil } from '../calls.ts'

/** PgBouncer in transaction mode in front of a server. @throws Error if it is not installed or does not start */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<{ url: string; end(): Promise<void> }> {
  const program = findProgram('pgbouncer', 'pgbouncer')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-pgbouncer-'))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const port = await freePort()
  const { hostname, port: serverPort, pathname, username } = new URL(serverUrl)
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
query_wait_timeout = 5
server_idle_timeout = 300
server_connect_timeout = 3
idle_transaction_timeout = 20
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`,
  )
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = new URL(serverUrl)
  url.port = String(port)
  if ((await waitUntil(() => answers(url.href), 10_000)) === undefined) {
    await end()
    throw new Error('PgBouncer does not start')
  }
  return { url: url.href, end }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
