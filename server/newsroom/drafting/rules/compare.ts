import { amountsSaid, isAmountKnown, nearestAmount, type SaidAmount } from './amounts-said.ts'
import { datesSaid, isDateKnown, isRelative, type SaidDate } from './dates-said.ts'
import { type KnownNames, knownNames, nearestName, unknownNames } from './names-said.ts'
import { isQuotedFrom, nearestWords, quotationsIn, wordsAlone } from './quotations.ts'
import { placedWords, stemOf } from './words-said.ts'

/** What a passage says, read once for all sentences that rest on it. */
export interface ReadPassage {
  text: string
  /** With blanks around each word. */
  words: string
  stems: ReadonlySet<string>
  amounts: readonly SaidAmount[]
  dates: readonly SaidDate[]
  names: KnownNames
  source: { day: string; isRelative: boolean }
  givesOrders: boolean
}

export interface Mismatch {
  kind: 'number' | 'date' | 'name' | 'quotation' | 'words' | 'orders'
  /** In the sentence. */
  said: string
  /** In its passages, `null` if nothing there is like it. */
  source: string | null
}

/** Text that speaks to a machine that reads it. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\s+(?:\w+\s+){0,3}(?:instructions?|prompts?|rules?)\b|\bsystem (?:prompt|message|override)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatbot|dan)\b|<\/?(?:system|instructions?|assistant|user|source)>|\[\/?(?:INST|SYSTEM)\]|\bas an ai\b|\b(?:respond|reply|answer|output) (?:only )?with\b|\bnew instructions?\b|\bdo not (?:mention|cite|tell|follow)\b|\b(?:note|message|attention|instructions?) (?:to|for) (?:the )?(?:ai|assistants?|models?|machines?|chatbots?|llms?)\b/i

/** @param day of the source */
export function readPassage(text: string, title: string, day: string): ReadPassage {
  const { dates, rest } = datesSaid(text)
  const whole = `${text} ; ${title}`
  return {
    text,
    words: ` ${wordsAlone(text)} `,
    stems: new Set(placedWords(whole).map(({ word }) => stemOf(word))),
    amounts: amountsSaid(rest),
    dates,
    names: knownNames(whole),
    source: { day, isRelative: isRelative(text) },
    givesOrders: ORDERS.test(text),
  }
}

/** Of one kind in a sentence; more say nothing more. */
const MOST_OF_A_KIND = 6

/** Numbers, dates, names and quotations of a sentence that its passages don't have, and too few words in common. */
export function mismatchesIn(sentence: string, passages: readonly ReadPassage[]): Mismatch[] {
  if (passages.length === 0) return []
  return [
    ...orders(sentence, passages),
    ...numbersAndDates(sentence, passages),
    ...unknownNames(
      sentence,
      passages.map(({ names }) => names),
    )
      .slice(0, MOST_OF_A_KIND)
      .map(
        (said): Mismatch => ({
          kind: 'name',
          said,
          source: nearestName(
            said,
            passages.map(({ names }) => names),
          ),
        }),
      ),
    ...quotationsIn(sentence)
      .filter((quotation) => !passages.some(({ words }) => isQuotedFrom(quotation, words)))
      .slice(0, MOST_OF_A_KIND)
      .map((quotation): Mismatch => {
        const near = passages.map(({ text }) => nearestWords(quotation, text)).find((found) => found !== null)
        return { kind: 'quotation', said: quotation.text, source: near ?? null }
      }),
    ...fewWords(sentence, passages),
  ]
}

const orders = (sentence: string, passages: readonly ReadPassage[]): Mismatch[] => {
  const passage = passages.find(({ givesOrders }) => givesOrders)
  return passage ? [{ kind: 'orders', said: sentence, source: passage.text }] : []
}

function numbersAndDates(sentence: string, passages: readonly ReadPassage[]): Mismatch[] {
  const { dates, rest } = datesSaid(sentence)
  const amounts = passages.flatMap((passage) => passage.amounts)
  const known = passages.flatMap((passage) => passage.dates)
  const sources = passages.map(({ source }) => source)
  const found: Mismatch[] = []
  for (const said of amountsSaid(rest)) {
    if (found.length === MOST_OF_A_KIND) break
    if (isAmountKnown(said, amounts) || isYearOf(said, known)) continue
    found.push({ kind: 'number', said: said.text, source: nearestAmount(said, amounts) })
  }
  for (const said of dates) {
    if (found.length === 2 * MOST_OF_A_KIND) break
    if (isDateKnown(said, known, sources) || isAmountOf(said, amounts)) continue
    found.push({ kind: 'date', said: said.text, source: nearestDate(said, known) })
  }
  return found
}

/** Four digits may be read as a year on one side and as a number on the other. */
const isYearOf = ({ worth, unit }: SaidAmount, dates: readonly SaidDate[]): boolean =>
  unit === '' && dates.some(({ year }) => year === worth)
const isAmountOf = ({ year, month }: SaidDate, amounts: readonly SaidAmount[]): boolean =>
  month === undefined && amounts.some(({ worth }) => worth === year)

function nearestDate(said: SaidDate, known: readonly SaidDate[]): string | null {
  const shared = (date: SaidDate) => (['year', 'month', 'day'] as const).filter((part) => date[part] === said[part]).length
  let [nearest, most]: [string | null, number] = [null, -1]
  for (const date of known) if (shared(date) > most) [nearest, most] = [date.text, shared(date)]
  return nearest
}

/** Words with a meaning of their own are longer. */
const LEAST_LETTERS = 4
const LEAST_WORDS = 6
const LEAST_SHARE = 0.25

/** A sentence in other words shares some stems with what it rests on. */
function fewWords(sentence: string, passages: readonly ReadPassage[]): Mismatch[] {
  const stems = placedWords(sentence).flatMap(({ word }) => (word.length >= LEAST_LETTERS ? [stemOf(word)] : []))
  if (stems.length < LEAST_WORDS) return []
  const shared = stems.filter((stem) => passages.some((passage) => passage.stems.has(stem))).length
  return shared < stems.length * LEAST_SHARE ? [{ kind: 'words', said: sentence, source: null }] : []
}
