import type { Totals, Unit } from '#contract/newsroom/processing.ts'
import { UNIT_REASONS, type UnitStatus } from '#contract/newsroom/processing-rules.ts'

export const STATUS_WORDS: Record<UnitStatus, string> = {
  pending: 'Waiting',
  running: 'Being made',
  ready: 'Ready',
  partial: 'Partly made',
  failed: 'Failed',
  skipped: 'Skipped',
  unavailable: 'Not available',
  stale: 'Out of date',
}

export const STATUS_TONES = {
  pending: 'neutral',
  running: 'accent',
  ready: 'good',
  partial: 'signal',
  failed: 'danger',
  skipped: 'neutral',
  unavailable: 'neutral',
  stale: 'signal',
} as const satisfies Record<UnitStatus, string>

const ORIGINS: Record<NonNullable<Unit['origin']>, string> = {
  upload: 'from the upload',
  provider: 'made by',
  embedded: 'made by',
  manual: 'written by',
}

/** Who made what is there, and whether somebody has looked at it. */
export function originOf({ kind, origin, engine, reviewed_by }: Unit): string | undefined {
  if (!origin) return undefined
  if (origin === 'upload') return ORIGINS.upload
  if (origin === 'manual') return kind === 'text' ? `${ORIGINS.manual} ${reviewed_by ?? 'a person'}` : 'recorded by a person'
  const made = `${ORIGINS[origin]} ${engine ?? 'a service'}`
  if (kind === 'audio') return made
  return reviewed_by ? `${made}, checked by ${reviewed_by}` : `${made}, not checked yet`
}

/** Why it is as it is, in sentences. */
export function reasonsOf({ status, reason, error, next_retry_at, blocks_done, blocks_total }: Unit, now: number): string[] {
  const wait = next_retry_at ? Math.max(0, Math.ceil((Date.parse(next_retry_at) - now) / 60_000)) : undefined
  return [
    status === 'running' && blocks_total > 0 ? `${blocks_done} of ${blocks_total} passages` : undefined,
    reason ? UNIT_REASONS[reason] : undefined,
    error ?? undefined,
    wait === undefined ? undefined : `Tried again by itself ${wait <= 1 ? 'within a minute' : `in ${wait} minutes`}.`,
  ].filter((said) => said !== undefined)
}

/** Whether making it again can change anything, as far as the page knows. */
export const canRetry = ({ status, origin }: Unit): boolean =>
  origin !== 'upload' && origin !== 'manual' && ['failed', 'partial', 'skipped', 'unavailable', 'ready', 'stale'].includes(status)

/** A machine translated it and nobody has looked. */
export const isUnchecked = ({ kind, origin, reviewed_by, status }: Unit): boolean =>
  kind === 'text' && origin === 'provider' && !reviewed_by && (status === 'ready' || status === 'partial')

export const needsRetry = ({ by_status }: Totals): boolean =>
  (by_status.failed ?? 0) + (by_status.partial ?? 0) + (by_status.skipped ?? 0) + (by_status.unavailable ?? 0) > 0

/** Between 0 and 1: pieces of work, or passages where they have got further; only what has settled is whole. */
export function shareOf({ units, settled, blocks_done, blocks_total, is_settled }: Totals): number {
  if (is_settled) return 1
  return Math.min(0.99, Math.max(blocks_done / Math.max(1, blocks_total), settled / Math.max(1, units)))
}

const COUNTED: [UnitStatus[], string][] = [
  [['ready'], 'ready'],
  [['running'], 'being made'],
  [['pending'], 'waiting'],
  [['stale'], 'out of date'],
  [['partial'], 'partly made'],
  [['skipped', 'unavailable'], 'skipped'],
  [['failed'], 'failed'],
]

export function progressWords({ units, by_status }: Totals): string {
  const counts = COUNTED.map(([states, words]) => {
    const count = states.reduce((sum, state) => sum + (by_status[state] ?? 0), 0)
    return count > 0 ? `${count} ${words}` : ''
  })
  return `Of ${units} translations and recordings: ${counts.filter(Boolean).join(', ')}`
}
