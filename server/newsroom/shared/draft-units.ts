import { pathOf } from '#contract/field-path.ts'
import { LANGUAGES, TARGETS, type Target } from '#contract/languages.ts'
import { draftFrom, type Section, type Sections, sectionOf, sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { Translated } from '#contract/newsroom/desk/desk-shapes.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import { asObject } from '#contract/reading/analysis.ts'
import { isWhole, type PracticeItem, practiceItems, textsIn, withPractice } from './practice-items.ts'
import { validPart } from './valid-part.ts'

type Bag = Record<string, unknown>
type Step = string | number

/** What of a draft is translated as a whole: a paragraph text, a question, a card, a list, a label of a figure. */
export interface DraftUnit extends PracticeItem {
  section: Section
  /** A text in paragraphs: of the summary, or the name of a part of the analysis. */
  paragraphs?: string | undefined
}

/**
 * Of what an upload would take of the draft; the rest has no translation yet.
 * @returns in the order of the article, key terms first
 */
export function draftUnits(sections: Sections): DraftUnit[] {
  const draft = draftFrom(sections)
  const part = validPart(draft)
  const inDraft = (item: PracticeItem): PracticeItem => ({ ...item, path: stepsOf(part?.inDraft(pathOf(item.path)) ?? '') })
  const practice = part ? practiceItems({ ...part.upload, title: String(draft.title ?? '') }).map(inDraft) : []
  const terms = practice.filter(isTerms)
  const others = practice.filter((item) => !isTerms(item))
  return [...terms, ...headUnits(draft), ...textUnits(draft), ...others, ...labelUnits(draft)].flatMap((unit) => {
    const section = sectionOf(pathOf(unit.path))
    const hasText = textsIn(unit.english).some(([, text]) => text.trim())
    return section && hasText ? [{ ...unit, section }] : []
  })
}

const isTerms = ({ path }: PracticeItem) => path[1] === 'key_terms_list_translated'

type Unit = Omit<DraftUnit, 'section'>

const headUnits = ({ title, title_translated }: Bag): Unit[] =>
  typeof title === 'string'
    ? [{ name: 'Title', path: ['title_translated'], english: title, translated: asObject(title_translated) }]
    : []

function textUnits({ summary, summary_translated, analysis_text, analysis_text_translated }: Bag): Unit[] {
  const inParagraphs = (name: string, text: unknown, path: string, paragraphs: string, translated: Bag): Unit[] =>
    typeof text === 'string' ? [{ name, path: [path], english: paragraphsOf(text), translated, paragraphs }] : []
  const given = asObject(analysis_text_translated)
  const partIn = (name: string) =>
    Object.fromEntries(
      TARGETS.flatMap((to) => (asObject(given[to])[name] === undefined ? [] : [[to, asObject(given[to])[name]]])),
    )
  return [
    ...inParagraphs('Summary', summary, 'summary_translated', SUMMARY, asObject(summary_translated)),
    ...Object.entries(asObject(analysis_text)).flatMap(([name, text]) =>
      inParagraphs(capitalised(name), text, ANALYSIS, name, partIn(name)),
    ),
  ]
}

const SUMMARY = 'summary'
const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

/** Captions, alternative texts, cells and points come with all their languages in one object. */
function labelUnits({ figures, mains_model_answers }: Bag): Unit[] {
  const mains = Array.isArray(mains_model_answers) ? mains_model_answers : []
  return [
    ...(Array.isArray(figures) ? figures : []).flatMap((figure, at) => labelsIn(figure, `Figure ${at + 1}`, ['figures', at])),
    ...mains.flatMap((one, at) =>
      labelsIn(asObject(one).sketch, `Mains question ${at + 1}, sketch`, ['mains_model_answers', at, 'sketch']),
    ),
  ].slice(0, MOST_LABELS)
}

const MOST_LABELS = 400
const MOST_DEPTH = 5

function labelsIn(value: unknown, name: string, path: Step[], depth = 0): Unit[] {
  if (value === null || typeof value !== 'object' || depth > MOST_DEPTH) return []
  const { en, ...others } = value as Bag
  if (typeof en === 'string' && Object.keys(others).every((key) => LANGUAGES.some((language) => language === key)))
    return [{ name, path, english: en, translated: others }]
  return Object.entries(value).flatMap(([key, inner]) => {
    const isItem = Array.isArray(value)
    const label = isItem ? `${name} ${Number(key) + 1}` : `${name}, ${key === 'alt' ? 'alternative text' : key}`
    return labelsIn(inner, label, [...path, isItem ? Number(key) : key], depth + 1)
  })
}

/** `mains_model_answers[0].value_box[1]` → `['mains_model_answers', 0, 'value_box', 1]` */
const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, place]) => (place === undefined ? name : Number(place)))

export function isUnitTranslated({ english, translated, paragraphs }: DraftUnit, to: Target): boolean {
  const value = translated[to]
  if (typeof english === 'string' || paragraphs !== undefined) return typeof value === 'string' && value.trim() !== ''
  return value !== undefined && isWhole(english, value)
}

/** By language. */
export function translatedOf(sections: Sections): Translated {
  const units = draftUnits(sections)
  const total = units.length
  return Object.fromEntries(TARGETS.map((to) => [to, { done: units.filter((unit) => isUnitTranslated(unit, to)).length, total }]))
}

export interface TranslatedUnit {
  unit: DraftUnit
  /** In the shape of `english`. */
  value: unknown
}

/** The draft is copied once for all. */
export function withTranslations(sections: Sections, to: Target, made: readonly TranslatedUnit[]): Sections {
  const draft = draftFrom(sections)
  const texts = textsOf(made)
  const changes = made
    .filter(({ unit }) => !isPart(unit))
    .map(({ unit, value }) => ({ path: unit.path, value: unit.paragraphs === SUMMARY ? joined(value) : value }))
  if (Object.keys(texts).length > 0)
    changes.push({ path: [ANALYSIS], value: { ...asObject(asObject(draft[ANALYSIS])[to]), ...texts } })
  return sectionsOf(
    withPractice(
      draft,
      changes.map((change) => ({ ...change, language: to })),
    ),
  )
}

const ANALYSIS = 'analysis_text_translated'
const isPart = ({ path }: DraftUnit) => path[0] === ANALYSIS
const joined = (paragraphs: unknown) => (paragraphs as string[]).join('\n\n')

/** By name of the part of the analysis. */
const textsOf = (made: readonly TranslatedUnit[]): Record<string, string> =>
  Object.fromEntries(made.filter(({ unit }) => isPart(unit)).map(({ unit, value }) => [unit.paragraphs, joined(value)]))
