import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { idleTimeoutSocket, SILENT_MS } from './idle-timeout.ts'

/** What other processes on the same database say to this one. */
export interface Notifications {
  /** Whether messages arrive now; while they do not, nothing may be trusted to memory. */
  isLive(): boolean
  on(listener: (payload: string) => void): void
  /** Called after messages may have been missed. */
  onGap(listener: () => void): void
}

const RETRY_MS = 1000

/** Holds one connection for LISTEN and takes a new one when it is lost, or when nothing was said on it for a while. */
export function listenOnServer(url: string, log: (message: string) => void, name: string, silentMs = SILENT_MS) {
  const listeners: ((payload: string) => void)[] = []
  const gaps: (() => void)[] = []
  let client: pg.Client | undefined
  let isLive = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const lost = () => {
    if (isLive && !isClosed) log('Lost the notification connection: serving without memory until it is back')
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
      stream: () => idleTimeoutSocket(silentMs),
    })
    client = next
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '')
    })
    try {
      await next.connect()
      await next.query('listen catalyst')
      isLive = true
      for (const gap of gaps) gap()
      void askNowAndThen(next).catch(() => {})
    } catch {
      lost()
    }
  }
  /** Who only listens would never find out that nobody speaks any more. */
  async function askNowAndThen(asked: pg.Client) {
    while (client === asked) {
      await asked.query('select 1')
      await pause(silentMs / 3, undefined, { ref: false })
    }
  }
  void connect()

  const notifications: Notifications = {
    isLive: () => isLive,
    on: (listener) => listeners.push(listener),
    onGap: (listener) => gaps.push(listener),
  }
  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    lost()
  }
  return { notifications, close }
}
