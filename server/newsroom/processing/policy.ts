import { LANGUAGES, type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { SpeechBlock } from '#contract/newsroom/translations.ts'
import { textsIn } from '#server/newsroom/shared/practice-items.ts'
import { isTranslated, needsTranslation, type PracticeState } from '#server/newsroom/shared/practice-state.ts'
import { type ArticleState, type Scope, speechBlocks, type UnitRow, untranslatedBlocks } from './rules.ts'

/** Other columns stay. */
export type PlannedUnit = Omit<UnitRow, 'unit_id' | 'next_retry_at' | 'blocks_done'> & { blocks_done?: number; chars: number }

type Hash = (value: unknown) => string

/** Empty if up to date. */
export function planOf(state: ArticleState, scope: Scope, hash: Hash): PlannedUnit[] {
  const wanted = [
    ...TARGETS.map((target) => wantedText(state, target, hash)),
    ...LANGUAGES.map((language) => wantedAudio(state, language, scope, hash)),
  ]
  const changes = wanted.flatMap((one) => changeOf(unitOf(state, one), one) ?? [])
  return [...changes, ...TARGETS.flatMap((target) => changeOfPractice(state, target, hash) ?? [])]
}

const unitOf = ({ units }: ArticleState, { kind, language }: Pick<UnitRow, 'kind' | 'language'>) =>
  units.find((unit) => unit.kind === kind && unit.language === language)

/** Of the texts that a machine should make: another hash is other work. */
export const practiceHashOf = (sources: readonly string[], hash: Hash): string => hash(['practice', ...sources])

const changeOfPractice = (state: ArticleState, language: Target, hash: Hash) =>
  changeOfTexts({ kind: 'practice', texts: state.practice, now: unitOf(state, { kind: 'practice', language }) }, language, hash)

export interface TextsState {
  kind: 'practice' | 'in-news'
  texts: ArticleState['practice']
  now: UnitRow | undefined
}

/** Of texts that are translated one by one. `undefined` if up to date. */
export function changeOfTexts({ kind, texts: practice, now }: TextsState, language: Target, hash: Hash): PlannedUnit | undefined {
  if (practice.length === 0 && !now) return undefined
  const states = practice.map((item) => item.states[language] ?? 'missing')
  const wanted = practice.filter((_, at) => needsTranslation(states[at] ?? 'missing'))
  const source_hash = practiceHashOf(
    wanted.map((item) => item.source_hash),
    hash,
  )
  const base = {
    ...{ language, kind, source_hash },
    blocks_total: states.length,
    blocks_done: states.filter(isTranslated).length,
    chars: wanted.reduce((sum, { english }) => sum + textsIn(english).reduce((all, [, text]) => all + text.length, 0), 0),
  }
  const isSameWork = now?.source_hash === source_hash
  if (wanted.length > 0)
    return isSameWork ? undefined : { ...base, status: 'pending', reason: null, origin: now?.origin ?? null, made_of: null }
  // Somebody asked to make it again.
  if (isSameWork && (now.status === 'pending' || now.status === 'running')) return undefined
  const next = { ...settledTexts(kind, states), origin: states.some(isOfMachine) ? ('provider' as const) : ('upload' as const) }
  const isSame = isSameWork && now.status === next.status && now.reason === next.reason && now.origin === next.origin
  return isSame ? undefined : { ...base, ...next, made_of: source_hash }
}

/** What is left is for a person. */
function settledTexts(kind: TextsState['kind'], states: readonly PracticeState[]): Pick<PlannedUnit, 'status' | 'reason'> {
  if (states.includes('outdated')) return { status: 'partial', reason: 'english_changed' }
  if (states.includes('incomplete'))
    return { status: 'partial', reason: kind === 'practice' ? 'practice_incomplete' : 'items_incomplete' }
  return { status: 'ready', reason: null }
}

const isOfMachine = (state: PracticeState) => state === 'made' || state === 'checked' || state === 'outdated'

type Wanted = Omit<PlannedUnit, 'status' | 'reason'> & { hasResult: boolean }

export const textHash = ({ english, uploaded }: ArticleState, target: Target, hash: Hash) =>
  hash(['text', english, uploaded[target]])

function wantedText(state: ArticleState, language: Target, hash: Hash): Wanted {
  const source_hash = textHash(state, language, hash)
  const kept = state.kept[language]
  const blocks = untranslatedBlocks(state, language)
  const base = { language, kind: 'text' as const, source_hash, blocks_total: 0, chars: 0 }
  if (kept?.isManual) return { ...base, origin: 'manual', made_of: kept.made_of, hasResult: true }
  if (blocks.length === 0) return { ...base, origin: 'upload', made_of: source_hash, hasResult: true }
  const size = { blocks_total: blocks.length, chars: blocks.reduce((sum, { text }) => sum + text.length, 0) }
  return { ...base, ...size, origin: null, made_of: kept?.made_of ?? null, hasResult: kept !== undefined }
}

export const audioHash = (blocks: SpeechBlock[], scope: Scope, hash: Hash) => hash(['audio', scope, blocks])

function wantedAudio(state: ArticleState, language: Language, scope: Scope, hash: Hash): Wanted {
  const recording = state.recordings.find((one) => one.language === language)
  const base = { language, kind: 'audio' as const, blocks_total: 0, chars: 0, hasResult: true }
  const given = hash(['given'])
  if (state.uploadedAudio.includes(language)) return { ...base, origin: 'upload', source_hash: given, made_of: given }
  if (recording?.voice === null) return { ...base, origin: 'manual', source_hash: given, made_of: given }
  const blocks = speechBlocks(state, language, scope)
  const size = { chars: blocks.reduce((sum, { text }) => sum + text.length, 0) }
  // Without a translation, the English text gives the number of paragraphs.
  const blocks_total = blocks.length || speechBlocks(state, 'en', scope).length
  const source_hash = audioHash(blocks, scope, hash)
  return { ...base, ...size, blocks_total, origin: null, source_hash, made_of: null, hasResult: recording !== undefined }
}

function changeOf(now: UnitRow | undefined, { hasResult, ...wanted }: Wanted): PlannedUnit | undefined {
  if (wanted.origin) {
    const isStale = wanted.made_of !== wanted.source_hash
    const next = {
      status: isStale ? ('stale' as const) : ('ready' as const),
      reason: isStale ? ('english_changed' as const) : null,
    }
    const isSame = now?.status === next.status && now.origin === wanted.origin && now.source_hash === wanted.source_hash
    return isSame ? undefined : { ...wanted, ...next }
  }
  const wasGiven = now?.origin === 'manual' || (now?.origin === 'upload' && now.status === 'ready')
  if (now && !wasGiven && now.source_hash === wanted.source_hash) {
    const isGone = now.kind === 'audio' && (now.status === 'ready' || now.status === 'partial') && !hasResult
    return isGone ? { ...wanted, status: 'skipped', reason: 'removed', made_of: null } : undefined
  }
  const made_of = wanted.made_of ?? now?.made_of ?? null
  return hasResult
    ? { ...wanted, made_of, origin: wasGiven ? null : (now?.origin ?? null), status: 'stale', reason: 'english_changed' }
    : { ...wanted, made_of: null, status: 'pending', reason: null }
}
