import { PAGE_TEXTS } from '#contract/catalogue/catalogue.ts'
import { LANGUAGES, type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { Totals, Unit } from '#contract/newsroom/processing.ts'
import type { UnitKind, UnitOrigin, UnitReason, UnitStatus } from '#contract/newsroom/processing-rules.ts'
import { type KeptTranslation, paragraphsOf, type TranslatedText, translatedText } from '#contract/newsroom/translations.ts'
import type { Sections } from '#contract/reading/analysis.ts'

export { TARGETS, type Target }

export type Scope = 'overview' | 'full'

/** Everything that decides what is to be made of an article. */
export interface ArticleState {
  article_id: string
  english: { title: string; summary: string; analysis: Sections }
  uploaded: Record<Target, TranslatedText>
  uploadedAudio: Language[]
  kept: Partial<Record<Target, KeptTranslation & { made_of: string }>>
  /** `voice` is `null` for a person's. */
  recordings: { language: Language; voice: string | null }[]
  units: UnitRow[]
}

export interface UnitRow {
  unit_id: string
  language: Language
  kind: UnitKind
  status: UnitStatus
  reason: UnitReason | null
  origin: UnitOrigin | null
  source_hash: string
  made_of: string | null
  next_retry_at: Date | null
}

/** What a unit is to become; nothing else of it changes. */
type Planned = Omit<UnitRow, 'unit_id' | 'next_retry_at'> & { blocks_total: number; chars: number }

export interface Block {
  /** `title`, `summary:0`, `past:2`. */
  place: string
  text: string
}

export interface SpokenBlock {
  language: Language
  text: string
}

/** The paragraphs of a text, each with its place. */
export function blocksOf({ title, summary, analysis }: TranslatedText): Block[] {
  const numbered = (name: string, text: string) => paragraphsOf(text).map((text, n) => ({ place: `${name}:${n}`, text }))
  return [
    ...(title ? [{ place: 'title', text: title }] : []),
    ...numbered('summary', summary ?? ''),
    ...Object.entries(analysis ?? {}).flatMap(([name, text]) => numbered(name, text)),
  ]
}

/** What the upload left to translate. */
export function leftOf({ english, uploaded }: ArticleState, target: Target): Block[] {
  const given = uploaded[target]
  return blocksOf({
    title: given.title ? undefined : english.title,
    summary: given.summary ? undefined : english.summary,
    analysis: isEmpty(given.analysis) ? english.analysis : undefined,
  })
}

const isEmpty = (sections: Sections | undefined) => Object.keys(sections ?? {}).length === 0

/**
 * Puts translated paragraphs together. A part of which nothing is translated is left out, so that it is read in English as a whole;
 * in the others single paragraphs stay in English, and their places are told.
 */
export function assembled({ english }: ArticleState, translated: Map<string, string>): TranslatedText & { english: string[] } {
  const missing: string[] = []
  const part = (name: string, text: string) => {
    const all = paragraphsOf(text).map((paragraph, n) => ({ paragraph, place: `${name}:${n}` }))
    if (!all.some(({ place }) => translated.has(place))) return undefined
    missing.push(...all.map(({ place }) => place).filter((place) => !translated.has(place)))
    return all.map(({ paragraph, place }) => translated.get(place) ?? paragraph).join('\n\n')
  }
  const sections = Object.entries(english.analysis).map(([name, text]) => [name, part(name, text)] as const)
  return {
    title: translated.get('title'),
    summary: part('summary', english.summary),
    analysis: Object.fromEntries(sections.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    english: missing,
  }
}

/** The sections whose headings are read aloud, in the words of the page. */
const SPOKEN_SECTIONS = ['past', 'present', 'future'] as const

/** What is read aloud in a language, in order; empty where there is no text in it. A paragraph that stayed English is read as English. */
export function spokenBlocks(state: ArticleState, language: Language, scope: Scope): SpokenBlock[] {
  const text =
    language === 'en' ? { ...state.english, english: [] } : translatedText(state.uploaded[language], state.kept[language])
  const summaryOnly = scope === 'overview' || isEmpty(text.analysis)
  if (language !== 'en' && !text.summary && (scope === 'overview' || summaryOnly)) return []
  const blocks = blocksOf({ ...text, analysis: summaryOnly ? undefined : text.analysis })
  let section = ''
  return blocks.flatMap(({ place, text: said }) => {
    const [name = ''] = place.split(':')
    const heading = name !== section ? headingOf(name, language) : undefined
    section = name
    const isEnglish = (text.english as string[]).includes(place)
    return [...(heading ? [{ language, text: heading }] : []), { language: isEnglish ? ('en' as const) : language, text: said }]
  })
}

function headingOf(section: string, language: Language): string | undefined {
  const name = SPOKEN_SECTIONS.find((name) => name === section)
  return name && PAGE_TEXTS[language][name]
}

type Hash = (value: unknown) => string

/** What is new about the units of an article: nothing where everything is as it should be. */
export function planOf(state: ArticleState, scope: Scope, hash: Hash): Planned[] {
  const wanted = [
    ...TARGETS.map((target) => wantedText(state, target, hash)),
    ...LANGUAGES.map((language) => wantedAudio(state, language, scope, hash)),
  ]
  return wanted.flatMap((one) => {
    const now = state.units.find(({ kind, language }) => kind === one.kind && language === one.language)
    return changeOf(now, one) ?? []
  })
}

type Wanted = Omit<Planned, 'status' | 'reason'> & { hasResult: boolean }

export const textHash = ({ english, uploaded }: ArticleState, target: Target, hash: Hash) =>
  hash(['text', english, uploaded[target]])

function wantedText(state: ArticleState, language: Target, hash: Hash): Wanted {
  const source_hash = textHash(state, language, hash)
  const kept = state.kept[language]
  const left = leftOf(state, language)
  const base = { language, kind: 'text' as const, source_hash, blocks_total: 0, chars: 0 }
  if (kept?.isManual) return { ...base, origin: 'manual', made_of: kept.made_of, hasResult: true }
  if (left.length === 0) return { ...base, origin: 'upload', made_of: source_hash, hasResult: true }
  const size = { blocks_total: left.length, chars: left.reduce((sum, { text }) => sum + text.length, 0) }
  return { ...base, ...size, origin: null, made_of: kept?.made_of ?? null, hasResult: kept !== undefined }
}

export const audioHash = (blocks: SpokenBlock[], scope: Scope, hash: Hash) => hash(['audio', scope, blocks])

function wantedAudio(state: ArticleState, language: Language, scope: Scope, hash: Hash): Wanted {
  const recording = state.recordings.find((one) => one.language === language)
  const base = { language, kind: 'audio' as const, blocks_total: 0, chars: 0, hasResult: true }
  const given = hash(['given'])
  if (state.uploadedAudio.includes(language)) return { ...base, origin: 'upload', source_hash: given, made_of: given }
  if (recording?.voice === null) return { ...base, origin: 'manual', source_hash: given, made_of: given }
  const blocks = spokenBlocks(state, language, scope)
  const size = { chars: blocks.reduce((sum, { text }) => sum + text.length, 0) }
  // Until there is a text, as many paragraphs as in English are expected of it.
  const blocks_total = blocks.length || spokenBlocks(state, 'en', scope).length
  const source_hash = audioHash(blocks, scope, hash)
  return { ...base, ...size, blocks_total, origin: null, source_hash, made_of: null, hasResult: recording !== undefined }
}

function changeOf(now: UnitRow | undefined, { hasResult, ...wanted }: Wanted): Planned | undefined {
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

/** Nothing more happens to it by itself. */
export const isSettled = ({ status, origin, next_retry_at }: Pick<Unit, 'status' | 'origin' | 'next_retry_at'>): boolean =>
  ['ready', 'partial', 'skipped', 'unavailable'].includes(status) ||
  (status === 'failed' && next_retry_at === null) ||
  (status === 'stale' && origin === 'manual')

export function totalsOf(units: Unit[]): Totals {
  const settled = units.filter(isSettled)
  const by_status: Totals['by_status'] = {
    pending: 0,
    running: 0,
    ready: 0,
    partial: 0,
    failed: 0,
    skipped: 0,
    unavailable: 0,
    stale: 0,
  }
  for (const { status } of units) by_status[status]++
  return {
    units: units.length,
    settled: settled.length,
    by_status,
    // What is settled is not waited for, however it ended.
    blocks_done: units.reduce((sum, unit) => sum + (isSettled(unit) ? unit.blocks_total : unit.blocks_done), 0),
    blocks_total: units.reduce((sum, { blocks_total }) => sum + blocks_total, 0),
    is_settled: settled.length === units.length,
  }
}

/** One sentence for the person who published; `undefined` when nothing went wrong. */
export function failureSentence({ by_status, units }: Totals): string | undefined {
  const failed = by_status.failed ?? 0
  const partial = by_status.partial ?? 0
  if (failed > 0) return `${failed} of ${units} translations and recordings could not be made`
  if (partial > 0) return `${partial} of ${units} translations and recordings are partly in English`
  return undefined
}

const FIRST_MS = 1000
const LONGEST_MS = 60_000
export const MAX_TRIES = 6
/** Full jitter: many that failed together do not come back together. @param random between 0 and 1 */
export const pauseMs = (tries: number, random: number, retryAfterMs = 0): number =>
  Math.max(retryAfterMs, Math.round(250 + random * Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)))
