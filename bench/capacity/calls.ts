import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The endpoints that are called often enough to matter. */
export const CALLS = [
  'entries 304',
  'entries 200',
  'article 304',
  'article 200',
  'unread-count 304',
  'streak 304',
  'profile',
  'read ids',
  'bookmark ids',
  'half-read',
  'position get',
  'position put',
  'progress post',
  'bookmark status',
  'search',
  'quiz get',
  'quiz submit',
  'forum list',
  'forum page',
  'forum post',
  'react',
  'login',
  'session lookup',
  'session touch',
  'static shell',
  'worker check',
  'audio address',
  'audio minute',
  'digest mail',
] as const
export type CallName = (typeof CALLS)[number]

/** The cost of one call. Bytes are those of the compressed reply with its headers. */
const Cost = z.strictObject({
  name: z.enum(CALLS),
  /** Whether the figures were measured or estimated. */
  measured: z.boolean(),
  /** Milliseconds of CPU time: of the application, and of PostgreSQL. */
  appMs: z.number().min(0),
  databaseMs: z.number().min(0),
  queries: z.number().min(0),
  /** Write transactions, each of which PostgreSQL flushes to the disk. */
  commits: z.number().min(0),
  bytesOut: z.number().min(0),
  note: z.string().optional(),
})
export type Cost = z.infer<typeof Cost>
export type Costs = Record<CallName, Cost>

const CostFile = z.strictObject({ about: z.string(), machine: z.string(), calls: z.array(Cost) })

/** @throws Error when a call has no cost or two */
export function readCosts(file = new URL('costs.json', import.meta.url)): { machine: string; costs: Costs } {
  const { machine, calls } = CostFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const named = Object.fromEntries(calls.map((cost) => [cost.name, cost])) as Partial<Costs>
  const missing = CALLS.filter((name) => !named[name])
  if (missing.length > 0 || calls.length > CALLS.length)
    throw new Error(`costs.json has to name each call once; missing: ${missing.join(', ') || 'none'}`)
  return { machine, costs: named as Costs }
}
