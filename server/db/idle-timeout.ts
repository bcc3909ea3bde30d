import { Socket } from 'node:net'

/** Longer than `statement_timeout` and than the pool keeps an idle connection: a healthy connection receives something earlier. */
export const IDLE_TIMEOUT_MS = 12_000

/**
 * A socket for the `stream` option of `pg` that fails with ETIMEDOUT when nothing arrives. A connection that a firewall has dropped silently looks
 * like a waiting one and would stay in the pool until the process restarts: `query_timeout` of `pg` rejects the query but keeps the connection.
 */
export function idleTimeoutSocket(timeoutMs = IDLE_TIMEOUT_MS): Socket {
  const socket = new Socket()
  const timeout = () => Object.assign(new Error('The database connection timed out'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(timeoutMs, () => socket.destroy(timeout()))
}
