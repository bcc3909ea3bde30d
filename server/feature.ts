import type { contract } from '#contract/all.ts'
import type { Routes } from './context.ts'
import type { Db } from './db/open.ts'
import type { Tables } from './db/tables.ts'
import type { Listeners } from './events.ts'
import type { Job } from './job-context.ts'

/** What a feature consists of: its `feature.ts`, which `server/features.ts` lists. */
export interface Feature {
  /** Its folder in `server/`, such as `reading/bookmarks`. */
  path: string
  /** Its calls, under the names of `contract/all.ts`: one that is missing there does not compile. */
  contract?: Partial<typeof contract>
  /** Registers a route for each of them. */
  routes?: Routes
  jobs?: Job[]
  listeners?: Listeners
  /** Called in the transaction that deletes an account, before its row and what refers to it. */
  onAccountDeleted?: (db: Db, userId: string, now: Date) => Promise<void>
  /** The tables that only this feature writes. */
  tables?: (keyof Tables)[]
  /** What it holds about a person, by the name in their data download. */
  personalData?: Record<string, (db: Db, userId: string) => Promise<unknown>>
}
