import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { IDLE_TIMEOUT_MS, idleTimeoutSocket } from './idle-timeout.ts'
import type { Tables } from './tables.ts'

export interface Notifications {
  /** If false, caches must not be used. */
  isLive(): boolean
  on(listener: (payload: string) => void): void
  /** Messages may have been missed. */
  onGap(listener: () => void): void
}

/** @returns false while disconnected */
type Send = (messages: string[]) => Promise<boolean>

const senders = new WeakMap<Kysely<Tables>, Send>()

/** The pool's connections may all be taken. */
export function sendThrough(db: Kysely<Tables>, send: Send): void {
  senders.set(db, send)
}

/** Includes this process. */
export async function notifyProcesses(db: Kysely<Tables>, messages: string[]): Promise<void> {
  const isSent = await senders.get(db)?.(messages)
  if (!isSent) await sql`select pg_notify('catalyst', message) from unnest(${messages}::text[]) as message`.execute(db)
}

const RETRY_MS = 1000

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

  /** A listening connection would not notice that the server is gone. */
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
  const send = async (messages: string[]) => {
    if (!isLive || !client) return false
    await client.query(`select pg_notify('catalyst', message) from unnest($1::text[]) as message`, [messages])
    return true
  }
  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    disconnect()
  }
  return { notifications, send, close }
}
