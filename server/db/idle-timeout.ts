import { Socket } from 'node:net'

/** Longer than the server lets a query take, and than the pool keeps a connection that nobody uses: on a well one something is said before. */
export const SILENT_MS = 12_000

/**
 * A connection on which nothing is said any more, as behind a firewall that has forgotten it, looks to the system like one that waits. It is given
 * up here, or the pool would be full of them until the process is started again.
 */
export function idleTimeoutSocket(silentMs = SILENT_MS): Socket {
  const socket = new Socket()
  const gone = () => Object.assign(new Error('The database says nothing any more'), { code: 'ETIMEDOUT' })
  return socket.setTimeout(silentMs, () => socket.destroy(gone()))
}
