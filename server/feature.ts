import type { contract } from '#contract/all.ts'
import type { Routes } from './context.ts'
import type { Db } from './db/open.ts'
import type { Tables } from './db/tables.ts'
import type { Listeners } from './events.ts'
import type { Job } from './job-context.ts'

/** What is known of a feature, once: application, schedule, listeners, table owners, personal data and documents are read from it. */
export interface Feature {
  /** `domain/feature`, as its folder. */
  path: string
  /** Names as in `contract/all.ts`. */
  contract?: Partial<typeof contract>
  routes?: Routes
  jobs?: Job[]
  listeners?: Listeners
  /** In the transaction, before the row is deleted. */
  onAccountDeleted?: (db: Db, userId: string, now: Date) => Promise<void>
  /** Written by this feature only. */
  tables?: (keyof Tables)[]
  /** By name in the data download. */
  personalData?: Record<string, (db: Db, userId: string) => Promise<unknown>>
}
