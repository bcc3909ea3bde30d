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

export interface ServerContext {
  db: Db
  /** May be slightly behind. */
  replica: Replica | undefined
  engine: OpenDatabase['engine']
  settings: Settings
  sessions: Sessions
  rateLimits: RateLimits
  cache: ResponseCache
  queue: Queue
  errorReports: ErrorReports
  storage: Storage
  metrics: Registry
  measures: (() => Promise<void>)[]
  now: () => Date
  served: Set<Endpoint>
  personalData: Record<string, (db: Db, userId: string) => Promise<unknown>>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` for a guest. */
    member: Member | null
  }
}
