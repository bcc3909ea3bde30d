import type { Language } from '#contract/languages.ts'
import type { Unit } from '#contract/newsroom/processing.ts'
import type { UnitKind, UnitStatus } from '#contract/newsroom/processing-rules.ts'
import type { Tone } from './day-states.ts'
import { needsReview } from './unit-texts.ts'

interface Part {
  kind: UnitKind
  language: Language
}

interface ArticleParts {
  units: readonly (Part & Pick<Unit, 'status' | 'origin' | 'reviewed_by'>)[]
  /** Parts from an upload or a person, for articles without units. */
  given: readonly Part[]
}

interface PartState {
  words: string
  tone: Tone
  /** Readers have it, perhaps incomplete or out of date. */
  isThere?: true
  /** For a person; absent while a machine works. */
  next?: 'Write' | 'Update' | 'Review' | 'Edit'
}

const TRANSLATIONS: Record<UnitStatus, PartState> = {
  pending: { words: 'Waiting', tone: 'quiet' },
  running: { words: 'Being written', tone: 'quiet' },
  ready: { words: 'Translated', tone: 'good', next: 'Edit', isThere: true },
  partial: { words: 'Partly translated', tone: 'signal', next: 'Update', isThere: true },
  failed: { words: 'Failed', tone: 'danger', next: 'Write' },
  skipped: { words: 'Missing', tone: 'quiet', next: 'Write' },
  unavailable: { words: 'Missing', tone: 'quiet', next: 'Write' },
  stale: { words: 'Out of date', tone: 'signal', next: 'Update', isThere: true },
}

const PRACTICE: Record<UnitStatus, PartState> = {
  pending: { words: 'practice waiting', tone: 'quiet' },
  running: { words: 'practice being translated', tone: 'quiet' },
  ready: { words: 'with practice', tone: 'good', isThere: true },
  partial: { words: 'practice partly translated', tone: 'signal', isThere: true },
  failed: { words: 'practice failed', tone: 'danger' },
  skipped: { words: 'no practice', tone: 'quiet' },
  unavailable: { words: 'no practice', tone: 'quiet' },
  stale: { words: 'practice out of date', tone: 'signal', isThere: true },
}

const RECORDINGS: Record<UnitStatus, PartState> = {
  pending: { words: 'audio waiting', tone: 'quiet' },
  running: { words: 'audio being made', tone: 'quiet' },
  ready: { words: 'with audio', tone: 'good', isThere: true },
  partial: { words: 'audio partly in English', tone: 'signal', isThere: true },
  failed: { words: 'audio failed', tone: 'danger' },
  skipped: { words: 'no audio', tone: 'quiet' },
  unavailable: { words: 'no audio', tone: 'quiet' },
  stale: { words: 'audio out of date', tone: 'signal', isThere: true },
}

const STATES = { text: TRANSLATIONS, practice: PRACTICE, audio: RECORDINGS }

/** The words for practice and recordings follow those for its translation. */
export function partOfArticle({ units, given }: ArticleParts, kind: keyof typeof STATES, language: Language): PartState {
  const states = STATES[kind]
  const isAsked = (part: Part) => part.kind === kind && part.language === language
  const unit = units.find(isAsked)
  if (!unit) return states[given.some(isAsked) ? 'ready' : 'skipped']
  const state = states[unit.status]
  if (needsReview(unit)) return { ...state, words: `${state.words}, not reviewed`, tone: 'signal', next: 'Review' }
  return kind === 'text' && unit.status === 'ready' && unit.origin === 'manual' ? { ...state, words: 'Edited' } : state
}
