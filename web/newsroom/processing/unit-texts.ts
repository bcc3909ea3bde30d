import { counted } from '#contract/amounts.ts'
import type { Engine, EntryProcessing, Totals, Unit } from '#contract/newsroom/processing.ts'
import { canBeMade, hasTexts, UNIT_REASONS, type UnitStatus } from '#contract/newsroom/processing-rules.ts'

export const STATUS_LABELS: Record<UnitStatus, string> = {
  pending: 'Waiting',
  running: 'In progress',
  ready: 'Ready',
  partial: 'Partly done',
  failed: 'Failed',
  skipped: 'Not made',
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

export function originText({ kind, origin, engine, reviewed_by }: Unit): string | undefined {
  if (!origin) return undefined
  if (origin === 'upload') return ORIGINS.upload
  if (origin === 'manual') return kind === 'text' ? `${ORIGINS.manual} ${reviewed_by ?? 'a person'}` : 'recorded by a person'
  const made = `${ORIGINS[origin]} ${engine ?? 'a service'}`
  if (kind === 'audio') return made
  return reviewed_by ? `${made}, reviewed by ${reviewed_by}` : `${made}, not reviewed yet`
}

export function reasonTexts(unit: Unit, now: number): string[] {
  const { reason, error, next_retry_at, problems } = unit
  const wait = next_retry_at ? Math.max(0, Math.ceil((Date.parse(next_retry_at) - now) / 60_000)) : undefined
  return [
    doneText(unit),
    reason ? UNIT_REASONS[reason] : undefined,
    // Several refused texts have a list of their own.
    problems.length < 2 ? (error ?? undefined) : undefined,
    wait === undefined ? undefined : `Next retry ${wait <= 1 ? 'within a minute' : `in ${wait} minutes`}.`,
  ].filter((text) => text !== undefined)
}

function doneText({ kind, status, blocks_done, blocks_total }: Unit): string | undefined {
  if (kind === 'practice') return `${blocks_done} of ${blocks_total} practice texts translated`
  if (kind === 'in-news') return `${blocks_done} of ${counted(blocks_total, 'item')} translated`
  return status === 'running' && blocks_total > 0 ? `${blocks_done} of ${blocks_total} passages` : undefined
}

/** Never for content from an upload or a person, or without an engine. */
export const canRetry = (unit: Unit, engines: readonly Engine[]): boolean =>
  (unit.origin !== 'upload' || hasTexts(unit.kind)) &&
  unit.origin !== 'manual' &&
  ['failed', 'partial', 'skipped', 'unavailable', 'ready', 'stale'].includes(unit.status) &&
  // The same engine would make the same.
  !(hasTexts(unit.kind) && unit.status === 'ready') &&
  canBeMade(unit, engines)

/** What a worker makes or waits for. */
export const canCancel = ({ status, origin, next_retry_at }: Pick<Unit, 'status' | 'origin' | 'next_retry_at'>): boolean =>
  status === 'pending' ||
  status === 'running' ||
  (status === 'stale' && origin !== 'manual') ||
  (status === 'failed' && next_retry_at !== null)

type Reviewable = Pick<Unit, 'kind' | 'origin' | 'reviewed_by' | 'status'>

export const needsReview = ({ kind, origin, reviewed_by, status }: Reviewable): boolean =>
  kind !== 'audio' && origin === 'provider' && !reviewed_by && (status === 'ready' || status === 'partial')

/** Only what an engine could make now. */
export function retriable({ articles, in_news }: Pick<EntryProcessing, 'articles' | 'in_news'>, engines: readonly Engine[]) {
  const units = [...articles.flatMap(({ units }) => units), ...in_news].filter(
    (unit) => unit.reason !== 'removed' && canRetry(unit, engines),
  )
  const count = (...statuses: UnitStatus[]) => units.filter(({ status }) => statuses.includes(status)).length
  return { failed: count('failed', 'partial'), skipped: count('skipped', 'unavailable') }
}

/** From 0 to 1, by units or passages, the larger. Below 1 until settled. */
export function progressShare({ units, settled, blocks_done, blocks_total, is_settled }: Totals): number {
  if (is_settled) return 1
  return Math.min(0.99, Math.max(blocks_done / Math.max(1, blocks_total), settled / Math.max(1, units)))
}

const COUNT_LABELS: [UnitStatus[], string][] = [
  [['ready'], 'ready'],
  [['running'], 'in progress'],
  [['pending'], 'waiting'],
  [['stale'], 'out of date'],
  [['partial'], 'partly done'],
  [['skipped', 'unavailable'], 'not made'],
  [['failed'], 'failed'],
]

export function progressText({
  totals: { units, by_status, practice },
  articles,
}: Pick<EntryProcessing, 'totals' | 'articles'>): string {
  const given = articles
    .flatMap(({ units }) => units)
    .filter(({ origin, status }) => origin === 'upload' && status === 'ready').length
  const counts = COUNT_LABELS.map(([states, words]) => {
    const count = states.reduce((sum, state) => sum + (by_status[state] ?? 0), 0)
    if (count === 0) return ''
    return words === 'ready' && given > 0 ? `${count} ready (${given} from the upload)` : `${count} ${words}`
  })
  const all = `${counted(units, 'translation or recording', 'translations and recordings')}: ${counts.filter(Boolean).join(', ')}`
  return practice.total > 0 ? `${all}. ${practiceText(practice)}` : all
}

/** `Practice texts: 40 of 52 translated` */
export const practiceText = ({ translated, total }: Totals['practice']): string =>
  `Practice texts: ${translated} of ${total} translated`
