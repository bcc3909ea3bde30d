import type { Db } from '#server/db/open.ts'
import type { Engines } from '#server/engines/engines.ts'
import type { JobLog } from '#server/job-context.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { StoredArticle } from '../queries/articles-to-process.ts'
import type { Scope } from '../rules.ts'
import type { ClaimedUnit } from './claim-unit.ts'

export interface WorkerContext {
  db: Db
  queue: Queue
  storage: Storage
  engines: Engines
  audioScope: Scope
  now: () => Date
  log: JobLog
  leaseMs?: number
  /** Longer waits are left to the job. */
  waitsMs?: number
}

export interface Work {
  unit: ClaimedUnit
  article: StoredArticle
  context: WorkerContext
  signal: AbortSignal
  reportProgress: (total: number) => (done: number) => Promise<void>
}
