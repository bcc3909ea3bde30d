import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import type { Settings } from '#server/settings.ts'
import type { Backlog } from './backlog.ts'
import type { Engines } from './engines.ts'
import type { Payments } from './payments.ts'
import type { Queue } from './queue.ts'
import type { Rates } from './rates.ts'
import type { Member, Sessions } from './sessions.ts'
import type { Storage } from './storage.ts'

/** What every feature's routes are given. */
export interface Context {
  db: Db
  /** For calls that are declared to be content with what was true a moment ago. */
  replica: Replica | undefined
  engine: OpenDatabase['engine']
  settings: Settings
  sessions: Sessions
  /** How often each caller has called. */
  rates: Rates
  queue: Queue
  storage: Storage
  engines: Engines
  payments: Payments
  /** What `/metrics` tells; features add to it. */
  metrics: Registry
  /** What is measured only when somebody reads the metrics. */
  measures: (() => Promise<void>)[]
  /** The clock; tests set it. */
  now: () => Date
  /** The calls that are being answered. */
  backlog: Backlog
  /** Whether what other processes change reaches this one now. */
  isLive: () => boolean
  /** Every endpoint that has a route. */
  served: Set<Endpoint>
  /** What each feature holds about a person, for their own download. */
  personalData: Record<string, (db: Db, userId: string) => Promise<unknown>>
}

export type Routes = (app: FastifyInstance, context: Context) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; `null` for a guest. */
    member: Member | null
    /** Milliseconds that finding out about that took. */
    admittedAfter: number
    /** Too many were here already. */
    isSentAway: boolean
  }
}
