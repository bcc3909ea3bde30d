import type { z } from 'zod'
import type { Term, Translator } from '#server/engines/translation.ts'
import { textsIn, withPractice, withTexts } from '#server/newsroom/shared/practice-items.ts'
import { isTranslated, type KnownPractice, type MadePractice, needsTranslation } from '#server/newsroom/shared/practice-state.ts'
import { questionFaults } from '#server/newsroom/shared/translated-question.ts'
import type { Target } from '../rules.ts'
import { type Outcome, saveOutcome } from './finish-unit.ts'
import { translatePlaces } from './translate-places.ts'
import type { Work } from './worker-context.ts'

/** Texts that are translated one by one. */
export interface TextsWork extends Omit<Work, 'article'> {
  texts: KnownPractice[]
  made: MadePractice[]
  /** What holds the texts, at their paths, and what it must be like. */
  upload: object
  schema: z.ZodType
  save: (result: TextsResult) => Promise<void>
}

export interface TextsResult extends Made {
  madeWith: string
  /** What was to be made. */
  wanted: KnownPractice[]
}

/** Several texts in one request. A text with a passage that is refused stays in English as a whole. */
export async function makeTexts(work: TextsWork): Promise<void> {
  const { unit, context } = work
  const { db, queue, engines, now } = context
  const to = unit.language as Target
  const { translator } = engines
  if (!translator) return saveOutcome(db, queue, unit, withoutTranslator(work.texts, to), now())
  const madeWith = `${translator.engine} ${translator.model}`
  const wanted = work.texts.filter((item) => isWanted(item, work, madeWith))
  // Key terms first: the other texts use them.
  const [first, others] = [wanted.filter(({ name }) => name === 'Key terms'), wanted.filter(({ name }) => name !== 'Key terms')]
  const before = work.texts.filter(({ states }) => isTranslated(states[to] ?? 'missing')).length
  const terms = await translateItems(first, { ...work, translator, to, terms: [], done: before })
  const glossary = termsOf([...work.texts, ...terms.made], to)
  const texts = await translateItems(others, { ...work, translator, to, terms: glossary, done: before + terms.made.length })
  const made = [...terms.made, ...texts.made]
  const problems = [...terms.problems, ...texts.problems]
  await work.save({ madeWith, made, problems: problems.slice(0, MAX_PROBLEMS), wanted })
}

const MAX_PROBLEMS = 20

/** Also what another engine made, if somebody asks for it again. */
function isWanted({ states, source_hash }: KnownPractice, { unit, made }: TextsWork, madeWith: string): boolean {
  const state = states[unit.language as Target] ?? 'missing'
  const row = made.find((one) => one.language === unit.language && one.source_hash === source_hash)
  return needsTranslation(state) || (state === 'made' && row?.made_with !== madeWith)
}

function withoutTranslator(practice: KnownPractice[], to: Target): Outcome {
  const isAny = practice.some(({ states }) => isTranslated(states[to] ?? 'missing'))
  const status: Outcome = isAny ? { status: 'partial', origin: 'upload' } : { status: 'skipped' }
  return { ...status, reason: 'no_translation_provider' }
}

interface Translating extends TextsWork {
  translator: Translator
  to: Target
  terms: Term[]
  /** Texts that were translated before. */
  done: number
}

export interface MadeItem extends KnownPractice {
  value: unknown
}

interface Made {
  made: MadeItem[]
  problems: { place: string; fault: string }[]
}

async function translateItems(items: KnownPractice[], work: Translating): Promise<Made> {
  if (items.length === 0) return { made: [], problems: [] }
  const { context, translator, to, terms, signal, reportProgress, done } = work
  const { db, now } = context
  const placed = items.flatMap((item) =>
    textsIn(item.english).map(([place, text]) => ({ place: `${item.source_hash} ${place}`, text })),
  )
  const blocks = placed.filter(({ text }) => text.trim())
  const report = reportProgress(work.texts.length)
  const share = (passages: number) => done + Math.floor((items.length * passages) / Math.max(1, blocks.length))
  const { texts, faultsAt } = await translatePlaces(blocks, {
    ...{ db, now, translator, to, terms, signal },
    reportProgress: (passages) => report(share(passages)),
  })
  const results = items.map((item) => resultOf(item, texts, faultsAt, work))
  return checked(work, results, to)
}

type Result = MadeItem | { place: string; fault: string }

function resultOf(
  item: KnownPractice,
  texts: Map<string, string>,
  faults: Map<string, string>,
  { to, terms }: Pick<Translating, 'to' | 'terms'>,
): Result {
  const placeOf = (place: string) => `${item.source_hash} ${place}`
  for (const [place] of textsIn(item.english)) {
    const fault = faults.get(placeOf(place))
    if (fault) return { place: place ? `${item.name}, ${fieldName(place)}` : item.name, fault }
  }
  const value = withTexts(item.english, (place) => texts.get(placeOf(place)) ?? '')
  const [wrong] = isQuestion(item) ? questionFaults(item.english as Question, value as Question, to, terms) : []
  if (wrong) return { place: `${item.name}, ${fieldName(wrong.field)}`, fault: wrong.fault }
  return { ...item, value }
}

type Question = Parameters<typeof questionFaults>[0]
const isQuestion = ({ path }: KnownPractice) => path[0] === 'potential_questions'

/** `options.B` → `option B`, `0.term` → `term 1` */
const fieldName = (place: string) => {
  const [first = '', second] = place.split('.')
  if (/^\d+$/.test(first)) return second ? `${second} ${Number(first) + 1}` : `sentence ${Number(first) + 1}`
  if (second === undefined) return first.replace('_', ' ')
  return /^\d+$/.test(second) ? `${first.replace(/s$/, '').replace('_', ' ')} ${Number(second) + 1}` : `option ${second}`
}

/** What an upload could not have either, such as a text that is too long, is refused. */
function checked(work: TextsWork, results: Result[], to: Target): Made {
  const isMade = (result: Result): result is MadeItem => 'value' in result
  const made = results.filter(isMade)
  const problems = results.filter((result): result is Made['problems'][number] => !isMade(result))
  const upload = withPractice(
    work.upload,
    made.map(({ path, value }) => ({ path, language: to, value })),
  )
  const { issues } = work.schema.safeParse(upload).error ?? { issues: [] }
  const faultOf = ({ path }: MadeItem) => {
    const place = [...path, to].join('.')
    return issues.find((issue) => `${issue.path.join('.')}.`.startsWith(`${place}.`))?.message
  }
  return {
    made: made.filter((item) => !faultOf(item)),
    problems: [
      ...problems,
      ...made.flatMap((item) => {
        const fault = faultOf(item)
        return fault ? [{ place: item.name, fault }] : []
      }),
    ],
  }
}

/** Key terms among the texts, with their translations. */
export function termsOf(items: readonly TermsItem[], to: Target): Term[] {
  const terms = items.findLast((item) => item.name === 'Key terms' && valueIn(item, to) !== undefined)
  const english = (terms?.english ?? []) as { term: string }[]
  const translated = (terms ? valueIn(terms, to) : []) as { term: string }[]
  if (english.length !== translated.length) return []
  return english.map(({ term }, at) => ({ en: term, translated: translated[at]?.term ?? term }))
}

type TermsItem = Pick<KnownPractice, 'name' | 'english' | 'translated'> & { value?: unknown }

const valueIn = (item: TermsItem, to: Target) => ('value' in item ? item.value : item.translated[to])
