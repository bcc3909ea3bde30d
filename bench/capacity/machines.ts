import { readSettings } from '#server/settings/settings.ts'

/** How machines are used, and what the product needs by default. Each comment gives the source of its number. */
export const MACHINES = {
  /** The utilisation of a process at the peak. Above it, waiting times grow fast, and one process may fail or be replaced. */
  appBusyAtMost: 0.6,
  /** The database has no second instance to share its work, and also runs vacuum and checkpoints. */
  databaseBusyAtMost: 0.5,
  /** One more than needed, so that one may fail. */
  fewestCores: 2,
  /** Node with the program, four memories of replies of up to 48 MB, 50,000 sessions, hashing: `server/platform/cache/response-cache.ts`, `sessions.ts`. */
  processGb: 0.5,
  /** Connections of a process: its pool, and one for notifications. */
  poolOfProcess: readSettings({}).databasePool,
  listeners: 1,
  /** Network round trip of each query in milliseconds, during which its connection is in use. */
  roundTripMs: 0.5,
  /** Each process polls seven queues every 2 seconds and eighteen every 20, even without work (`server/platform/jobs/pg-boss-queue.ts`). */
  idleQueriesOfProcess: 7 / 2 + 18 / 20,
  idleQueryMs: 0.2,
  /** The default of `MAILS_AT_ONCE`, in the single worker. */
  mailsAtOnce: 20,
  /** Measured: one core made and sent 180 a second to a server that took 50 ms for each, over persistent connections. */
  mailSeconds: 0.11,
  /** A digest should arrive within an hour. */
  mailHours: 1,
} as const
