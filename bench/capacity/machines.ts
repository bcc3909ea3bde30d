import { readSettings } from '#server/settings/settings.ts'

/** How machines are filled, and what the program brings with it. Each sentence says where a number comes from. */
export const MACHINES = {
  /** A process is kept this busy at the peak: beyond, waiting grows faster than work, and one of them may fail or be replaced. */
  appBusyAtMost: 0.6,
  /** The database has no second one to take over the half of its work, and has to vacuum and to write checkpoints beside it. */
  databaseBusyAtMost: 0.5,
  /** So that one of them may fail. */
  fewestCores: 2,
  /** Node with the program, four memories of replies of up to 48 MB, 50,000 sessions, hashing: `server/platform/cache/response-cache.ts`, `sessions.ts`. */
  processGb: 0.5,
  /** Connections of a process: its pool, and one that listens. */
  poolOfProcess: readSettings({}).databasePool,
  listeners: 1,
  /** From one machine to the other and back for each query, in milliseconds: a connection is taken meanwhile. */
  roundTripMs: 0.5,
  /** Seven queues asked every 2 seconds and eighteen every 20 by each process, whether there is work or not (`server/platform/jobs/pg-boss-queue.ts`). */
  idleQueriesOfProcess: 7 / 2 + 18 / 20,
  idleQueryMs: 0.2,
  /** `MAILS_AT_ONCE` as it comes, in the one process that does jobs. */
  mailsAtOnce: 20,
  /** 180 a second were made and sent by one core, to a server that took 50 ms for each; connections stay open. */
  mailSeconds: 0.11,
  /** A digest that comes after the hour is no morning mail any more. */
  mailHours: 1,
} as const
