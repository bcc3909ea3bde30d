import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { IDLE_TIMEOUT_MS, idleTimeoutSocket } from './idle-timeout.ts'

/** Messages from other processes on the same database, received through LISTEN. */
export interface Notifications {
  /** Whether the connection is up; while it is not, nothing may be served from a cache. */
  isLive(): boolean
  on(listener: (payload: string) => void): void
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void
}

const RETRY_MS = 1000

/** Keeps one connection for LISTEN. It reconnects when the connection is lost or nothing arrives on it. */
export function listenOnServer(url: string, log: (message: string) => void, name: string, timeoutMs = IDLE_TIMEOUT_MS) {
  const listeners: ((payload: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  let client: pg.Client | undefined
  let isLive = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const disconnect = () => {
    if (isLive && !isClosed) log('Lost the notification connection: serving without caches until it is back')
    isLive = false
    client?.removeAllListeners()
    client?.on('error', () => {})
    client?.end().catch(() => {})
    client = undefined
    if (!isClosed && !retry) retry = setTimeout(connect, RETRY_MS)
  }

  async function connect() {
    retry = undefined
    const next = new pg.Client({
      connectionString: url,
      application_name: `${name}-listen`,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      stream: () => idleTimeoutSocket(timeoutMs),
    })
    client = next
    next.on('error', disconnect)
    next.on('end', disconnect)
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '')
    })
    try {
      await next.connect()
      await next.query('listen catalyst')
      isLive = true
      for (const listener of gapListeners) listener()
      void heartbeat(next).catch(() => {})
    } catch {
      disconnect()
    }
  }

  /** A connection that only listens would not notice that the server is gone. */
  async function heartbeat(connected: pg.Client) {
    while (client === connected) {
      await connected.query('select 1')
      await pause(timeoutMs / 3, undefined, { ref: false })
    }
  }

  void connect()
  const notifications: Notifications = {
    isLive: () => isLive,
    on: (listener) => listeners.push(listener),
    onGap: (listener) => gapListeners.push(listener),
  }
  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    disconnect()
  }
  return { notifications, close }
}
