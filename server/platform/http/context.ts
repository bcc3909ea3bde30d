import type { Registry } from 'prom-client'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db, OpenDatabase } from '#server/db/open.ts'
import type { Replica } from '#server/db/replica.ts'
import type { Member, Sessions } from '#server/platform/auth/sessions.ts'
import type { ResponseCache } from '#server/platform/cache/response-cache.ts'
import type { ErrorReports } from '#server/platform/error-reports/error-reports.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { RateLimits } from '#server/platform/limits/rate-limit.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Settings } from '#server/settings/settings.ts'

/** What the platform needs to serve calls; `server/context.ts` adds what the features share. */
export interface ServerContext {
  db: Db
  /** For calls that are declared to be content with what was true a moment ago. */
  replica: Replica | undefined
  engine: OpenDatabase['engine']
  settings: Settings
  sessions: Sessions
  rateLimits: RateLimits
  /** Replies that are the same for everybody. */
  cache: ResponseCache
  queue: Queue
  errorReports: ErrorReports
  storage: Storage
  /** What `/metrics` tells; features add to it. */
  metrics: Registry
  /** What is measured only when somebody reads the metrics. */
  measures: (() => Promise<void>)[]
  /** The clock; tests set it. */
  now: () => Date
  /** Every endpoint that has a route. */
  served: Set<Endpoint>
  /** What each feature holds about a person, for their own download. */
  personalData: Record<string, (db: Db, userId: string) => Promise<unknown>>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; `null` for a guest. */
    member: Member | null
  }
}
