import { LANGUAGES, type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { DayProcessing, Totals, Unit } from '#contract/newsroom/processing.ts'
import {
  hasTexts,
  UNIT_KINDS,
  type UnitKind,
  type UnitOrigin,
  type UnitReason,
  type UnitStatus,
} from '#contract/newsroom/processing-rules.ts'
import {
  type Block,
  paragraphsOf,
  type SpeechBlock,
  type StoredTranslation,
  type TranslatedText,
  translatedText,
} from '#contract/newsroom/translations.ts'
import type { Sections } from '#contract/reading/analysis.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import type { KnownPractice } from '#server/newsroom/shared/practice-state.ts'

export { TARGETS, type Target }

/** Processes restart often, but a unit that crashes them must not run forever. */
export const MAX_INTERRUPTIONS = 12

export type Scope = 'overview' | 'full'

export interface ArticleState {
  article_id: string
  english: { title: string; summary: string; analysis: Sections }
  uploaded: Record<Target, TranslatedText>
  uploadedAudio: Language[]
  kept: Partial<Record<Target, StoredTranslation & { made_of: string }>>
  /** `voice` is `null` for a person's recording. */
  recordings: { language: Language; voice: string | null }[]
  practice: Pick<KnownPractice, 'source_hash' | 'english' | 'states'>[]
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
  blocks_done: number
  blocks_total: number
  next_retry_at: Date | null
}

export function blocksOf({ title, summary, analysis }: TranslatedText): Block[] {
  const numbered = (name: string, text: string) => paragraphsOf(text).map((text, n) => ({ place: `${name}:${n}`, text }))
  return [
    ...(title ? [{ place: 'title', text: title }] : []),
    ...numbered('summary', summary ?? ''),
    ...Object.entries(analysis ?? {}).flatMap(([name, text]) => numbered(name, text)),
  ]
}

export function untranslatedBlocks({ english, uploaded }: ArticleState, target: Target): Block[] {
  const given = uploaded[target]
  return blocksOf({
    title: given.title ? undefined : english.title,
    summary: given.summary ? undefined : english.summary,
    analysis: isEmpty(given.analysis) ? english.analysis : undefined,
  })
}

const isEmpty = (sections: Sections | undefined) => Object.keys(sections ?? {}).length === 0

/** Untranslated parts are left out and shown in English. In others, `english` lists positions of English paragraphs. */
export function assembleTranslation(
  { english }: ArticleState,
  translated: Map<string, string>,
): TranslatedText & { english: string[] } {
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

/** Sections with spoken headings. */
const SPOKEN_SECTIONS = ['past', 'present', 'future'] as const

/** Empty without a text in the language. English paragraphs are read as English. */
export function speechBlocks(state: ArticleState, language: Language, scope: Scope): SpeechBlock[] {
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

export type UnitState = Pick<
  UnitRow,
  'language' | 'kind' | 'status' | 'origin' | 'next_retry_at' | 'blocks_done' | 'blocks_total'
>

/** Only a person can change it. */
export const isSettled = ({
  status,
  origin,
  next_retry_at,
}: Pick<UnitState, 'status' | 'origin'> & { next_retry_at: unknown }): boolean =>
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
    // Settled units count as complete.
    blocks_done: units.reduce((sum, unit) => sum + (isSettled(unit) ? unit.blocks_total : unit.blocks_done), 0),
    blocks_total: units.reduce((sum, { blocks_total }) => sum + blocks_total, 0),
    practice: practiceTexts(units.filter(({ kind }) => kind === 'practice')),
    is_settled: settled.length === units.length,
  }
}

const practiceTexts = (units: readonly Pick<UnitState, 'kind' | 'blocks_done' | 'blocks_total'>[]) => {
  const sum = (of: 'blocks_done' | 'blocks_total') =>
    units.filter(({ kind }) => hasTexts(kind)).reduce((total, unit) => total + unit[of], 0)
  return { translated: sum('blocks_done'), total: sum('blocks_total') }
}

/** @param given by upload or person, for articles without units */
export function dayPartsOf(
  units: UnitState[],
  given: { language: Language; kind: UnitKind }[],
): Pick<DayProcessing, 'parts' | 'is_settled'> {
  const parts = LANGUAGES.flatMap((language) =>
    UNIT_KINDS.filter((kind) => kind === 'audio' || language !== 'en')
      .filter((kind) => !hasTexts(kind) || units.some((unit) => unit.kind === kind))
      .map((kind) => {
        const isHere = (one: { language: Language; kind: UnitKind }) => one.language === language && one.kind === kind
        const here = units.filter(isHere)
        const settled = here.filter(isSettled)
        const withStatus = (...statuses: UnitStatus[]) => settled.filter(({ status }) => statuses.includes(status)).length
        return {
          language,
          kind,
          ready: withStatus('ready') + given.filter(isHere).length,
          unfinished: withStatus('partial', 'stale'),
          working: here.length - settled.length,
          failed: withStatus('failed'),
          ...(hasTexts(kind) && { texts: practiceTexts(here) }),
        }
      }),
  )
  return { parts, is_settled: units.every(isSettled) }
}

export function failureSentence({ by_status, units, practice }: Totals): string | undefined {
  const failed = by_status.failed ?? 0
  const partial = by_status.partial ?? 0
  const texts =
    practice.translated < practice.total ? ` (practice texts: ${practice.translated} of ${practice.total} translated)` : ''
  if (failed > 0) return `${failed} of ${units} translations and recordings failed${texts}`
  if (partial > 0) return `${partial} of ${units} translations and recordings are partly in English${texts}`
  return undefined
}

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000
export const MAX_TRIES = 6
/** Exponential backoff with full jitter. @param random 0 to 1 */
export const retryDelayMs = (tries: number, random: number, retryAfterMs = 0): number =>
  Math.max(retryAfterMs, Math.round(250 + random * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries)))
