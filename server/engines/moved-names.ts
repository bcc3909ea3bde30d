import { sentencesOf } from './translated-negations.ts'
import { figuresIn } from './translated-numbers.ts'

export interface Moved {
  /** Place of the translation that has it. */
  at: number
  /** Place whose English has it, and whose translation does not. */
  of: number
  /** As English has it. */
  what: string
}

/** Words that are others in the translation. */
export interface NamedTerm {
  en: string
  translated: string
}

/**
 * What stands at another place than in English: two options that were swapped have the same length and all numbers. Only what is
 * the same in both languages can be followed: numbers by their worth, words in Latin letters, and terms with a known translation.
 * @param english texts of one list, such as options; `translated` has as many
 */
export function movedNames(english: readonly string[], translated: readonly string[], terms: readonly NamedTerm[]): Moved[] {
  const named = terms.filter(({ en }) => english.some((text) => text.includes(en)))
  const ours = english.map((text) => marksIn(text, named, 'en'))
  const theirs = translated.map((text) => marksIn(text, named, 'translated'))
  const lost = new Map<string, number>()
  for (const [at, marks] of ours.entries())
    for (const mark of marks.keys()) if (!theirs[at]?.has(mark) && !lost.has(mark)) lost.set(mark, at)
  return theirs.flatMap((marks, at) =>
    [...marks.keys()].flatMap((mark) => {
      const of = ours[at]?.has(mark) ? undefined : lost.get(mark)
      return of === undefined ? [] : [{ at, of, what: ours[of]?.get(mark) ?? mark }]
    }),
  )
}

/** @returns what can be followed, with the words that say it */
function marksIn(text: string, terms: readonly NamedTerm[], language: keyof NamedTerm): Map<string, string> {
  const marks = new Map<string, string>()
  for (const { digits, worth } of figuresIn(text)) marks.set(String(worth), digits)
  for (const [word] of text.matchAll(/[A-Za-z]{2,}/g)) marks.set(word, word)
  for (const term of terms) if (text.includes(term[language])) marks.set(`term ${term.en}`, term.en)
  return marks
}

/**
 * Two sentences of a passage that have exchanged a number or a name, and nothing else. Within a sentence the order says nothing:
 * languages put their words in different orders.
 */
export function swappedNames(english: string, translated: string, terms: readonly NamedTerm[]): [string, string] | undefined {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translated)]
  if (ours.length < 2 || ours.length !== theirs.length) return undefined
  const moved = movedNames(ours, theirs, terms)
  const whole = moved.filter((one) => !moved.some((other) => isPartOf(one, other)))
  const [one, other] = whole
  if (!one || !other || whole.length > 2 || one.at !== other.of || one.of !== other.at) return undefined
  return isNumber(one) === isNumber(other) ? [one.what, other.what] : undefined
}

const isPartOf = (one: Moved, other: Moved) =>
  one !== other && one.at === other.at && one.what.length < other.what.length && other.what.includes(one.what)

const isNumber = ({ what }: Moved) => /^\d/.test(what)
