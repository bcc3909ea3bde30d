import { createHash } from 'node:crypto'
import { byTarget, TARGETS, type Target } from '#contract/languages.ts'
import { fingerprint } from './fingerprint.ts'
import { isWhole, type PracticeItem, type PracticeUpload, practiceItems } from './practice-items.ts'

/** A translation that a machine made, as it was stored. */
export interface MadePractice {
  language: Target
  source_hash: string
  text_hash: string
  made_with: string
  /** A person marked it as checked. */
  is_checked: boolean
}

/**
 * `given`: by an upload or a person. `incomplete`: by a person, so that readers get the English. `made`: by a machine. `checked`: by
 * a machine, marked by a person. `outdated`: checked, but of another English text. `stale`: made of another English text.
 */
export type PracticeState = 'missing' | 'given' | 'incomplete' | 'made' | 'checked' | 'outdated' | 'stale'

/** What a machine translates. */
export const needsTranslation = (state: PracticeState): boolean => state === 'missing' || state === 'stale'

/** Readers have it in the language. */
export const isTranslated = (state: PracticeState): boolean => state === 'given' || state === 'made' || state === 'checked'

export const practiceHash = (value: unknown): string =>
  createHash('sha256')
    .update(fingerprint(value) ?? '')
    .digest('hex')

export interface KnownPractice extends PracticeItem {
  source_hash: string
  states: Partial<Record<Target, PracticeState>>
}

/** What is not as a machine left it is a person's. */
export function practiceStates(
  items: readonly PracticeItem[],
  made: readonly MadePractice[],
  targets: readonly Target[],
): KnownPractice[] {
  const hashed = items.map((item) => ({ ...item, source_hash: practiceHash(item.english) }))
  const sources = new Set(hashed.map(({ source_hash }) => source_hash))
  return hashed.map((item) => ({
    ...item,
    states: Object.fromEntries(targets.map((target) => [target, stateIn(item, target, made, sources)])),
  }))
}

function stateIn(
  { english, translated, source_hash }: PracticeItem & { source_hash: string },
  target: Target,
  made: readonly MadePractice[],
  sources: ReadonlySet<string>,
): PracticeState {
  const value = translated[target]
  if (value === undefined) return 'missing'
  const text = practiceHash(value)
  const same = made.filter(({ language, text_hash }) => language === target && text_hash === text)
  const own = same.find((one) => one.source_hash === source_hash)
  if (own) return own.is_checked ? 'checked' : 'made'
  // A person may have given two English texts the same translation.
  const older = same.find((one) => !sources.has(one.source_hash))
  if (older) return older.is_checked ? 'outdated' : 'stale'
  return isWhole(english, value) ? 'given' : 'incomplete'
}

export interface PracticeCount {
  total: number
  translated: number
}

export const countPractice = (items: readonly KnownPractice[], target: Target): PracticeCount => ({
  total: items.length,
  translated: items.filter(({ states }) => isTranslated(states[target] ?? 'missing')).length,
})

/** Of an upload, with what it brings. */
export function practiceTexts(upload: PracticeUpload): { total: number; translated: Record<Target, number> } {
  const items = practiceStates(practiceItems(upload), [], TARGETS)
  return { total: items.length, translated: byTarget((target) => countPractice(items, target).translated) }
}
