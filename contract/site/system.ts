import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Instant } from '#contract/text.ts'

const count = z.number().int().min(0)
const seconds = z.number().int().min(0)

export const EngineFound = z.object({ kind: z.string(), engine: z.string(), state: z.string(), says: z.string() })
export type EngineFound = z.infer<typeof EngineFound>

/** Of the responding process. Bytes, seconds. */
export const SystemState = z.object({
  at: Instant,
  app: z.object({ version: z.string(), node: z.string(), uptime: seconds, demo: z.boolean() }),
  database: z.object({
    engine: z.enum(['embedded', 'server']),
    version: z.string(),
    migration: z.string(),
    is_current: z.boolean(),
    bytes: count,
  }),
  queues: z.array(z.object({ name: z.string(), waiting: count, running: count, oldest: seconds })),
  failed_jobs: count,
  outbox: z.object({ waiting: count, oldest: seconds, given_up: count }),
  mail: z.object({
    kind: z.enum(['smtp', 'files']),
    /** Host of the mail server, or folder. */
    target: z.string(),
    /** Of this process. */
    last_try: z.object({ at: Instant, error: z.string().nullable() }).nullable(),
  }),
  storage: z.object({ kind: z.string(), target: z.string() }),
  engines: z.array(EngineFound),
  memory: z.object({ rss: count, heap_used: count, heap_total: count }),
  disk: z.object({ free: count, total: count }).nullable(),
})
export type SystemState = z.infer<typeof SystemState>

export const system = {
  state: endpoint('GET /api/admin/system', 'admin', {
    summary: 'Get the state of the instance: versions, queues, mail, storage, memory, disk',
    reply: data(SystemState),
  }),
}
