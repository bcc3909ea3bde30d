import type { Target } from '#contract/languages.ts'
import type { SectionFields, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import { type StoredPart, type StoredText, textOf } from '#contract/newsroom/drafting/stored-proposal.ts'
import { type DraftUnit, draftUnits, withTranslations } from '#server/newsroom/shared/draft-units.ts'
import { textsIn, withTexts } from '#server/newsroom/shared/practice-items.ts'
import { practiceHash } from '#server/newsroom/shared/practice-state.ts'
import { questionFaults } from '#server/newsroom/shared/translated-question.ts'

/** What a part translates, wherever in its list it stands now. */
interface TranslatedValues extends Record<string, unknown> {
  language: Target
  /** Of the field, without numbers. */
  of: string
  source_hash: string
}

/** By place in the English text. */
export interface UnitTexts {
  texts: ReadonlyMap<string, string>
  faults: ReadonlyMap<string, string>
}

/** @param texts of each place that has English words */
export function translatedPart(unit: DraftUnit, to: Target, { texts, faults }: UnitTexts): { part: StoredPart; value: unknown } {
  const value = withTexts(unit.english, (place) => texts.get(place) ?? '')
  const between = isQuestion(unit) ? questionFaults(unit.english as Question, value as Question, to) : []
  const values: TranslatedValues = { language: to, of: fieldOf(unit), source_hash: practiceHash(unit.english) }
  const part: StoredPart = {
    ...{ kind: 'translation', title: unit.name, values },
    texts: placesIn(unit).map(([place, english]): StoredText => {
      const fault = faults.get(place) ?? between.find(({ field }) => field === place)?.fault
      const sentence = { text: texts.get(place) ?? '', passages: [], is_claim: false, english, ...(fault && { fault }) }
      return { label: labelOf(place), is_whole: true, sentences: [sentence] }
    }),
  }
  return { part, value }
}

type Question = Parameters<typeof questionFaults>[0]
const isQuestion = ({ path }: DraftUnit) => path[1] === 'prelims_quiz'

export const placesIn = ({ english }: Pick<DraftUnit, 'english'>): [place: string, text: string][] =>
  textsIn(english).filter(([, text]) => text.trim())

const fieldOf = ({ path, paragraphs }: DraftUnit): string =>
  [...path.filter((step) => typeof step === 'string'), paragraphs].filter(Boolean).join('.')

/** `options.B` → `Option B`, `0.term` → `Term 1`, `2` → `Passage 3` */
export function labelOf(place: string): string {
  const [first = '', second] = place.split('.')
  const inList = /^\d+$/.test(first)
  const name = inList ? (second ?? 'passage') : first === 'options' ? 'option' : first.replaceAll('_', ' ')
  const number = inList ? Number(first) + 1 : second !== undefined && /^\d+$/.test(second) ? Number(second) + 1 : second
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, number].filter((one) => one !== undefined).join(' ')
}

/** @returns `undefined` once its English was changed or removed */
export function unitOf({ values }: StoredPart, units: readonly DraftUnit[]): DraftUnit | undefined {
  const { of, source_hash } = values as TranslatedValues
  return units.find((unit) => fieldOf(unit) === of && practiceHash(unit.english) === source_hash)
}

/** @returns `undefined` if it is out of date */
export function translationAccepted(
  part: StoredPart,
  sections: Sections,
): { section: DraftUnit['section']; fields: SectionFields } | undefined {
  const unit = unitOf(part, draftUnits(sections))
  if (!unit) return undefined
  const texts = new Map(placesIn(unit).map(([place], at) => [place, part.texts[at] ? textOf(part.texts[at]) : '']))
  const value = withTexts(unit.english, (place) => texts.get(place) ?? '')
  const changed = withTranslations(sections, (part.values as TranslatedValues).language, [{ unit, value }])
  return { section: unit.section, fields: { ...sections[unit.section], ...changed[unit.section] } }
}
