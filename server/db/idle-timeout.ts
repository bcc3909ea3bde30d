import { Socket } from 'node:net'

/** Longer than `statement_timeout` and the pool's idle timeout. */
export const IDLE_TIMEOUT_MS = 12_000

/** `pg` would keep connections that a firewall dropped silently. */
export function idleTimeoutSocket(timeoutMs = IDLE_TIMEOUT_MS): Socket {
  const socket = new Socket()
  const timeout = () => Object.assign(new Error('The database connection timed out'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(timeoutMs, () => socket.destroy(timeout()))
}
