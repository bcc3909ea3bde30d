import { NUMBER_RULES } from '#contract/language-rules/rules.ts'
import { type NumberRules, SCALES } from '#contract/language-rules/shape.ts'
import { LANGUAGES, OTHER_DIGITS } from '#contract/languages.ts'
import { numbersIn } from './translation-check.ts'

const alternatives = (of: (rules: NumberRules) => string | undefined) =>
  LANGUAGES.flatMap((language) => of(NUMBER_RULES[language]) ?? []).join('|')
/** What such a word at the beginning of a text multiplies a number with, in all languages. */
export const WORDS_OF_SCALES = Object.entries(SCALES).map(
  ([name, worth]) =>
    [new RegExp(`^(?:${alternatives(({ scales }) => scales[name as keyof typeof SCALES])})`, 'i'), worth] as const,
)
const ORDINAL = new RegExp(`^-?(?:${alternatives(({ ordinals }) => ordinals)})`)
const DIGITS = `\\d${OTHER_DIGITS.map(({ range }) => range).join('')}`
const FIGURE = new RegExp(`([${DIGITS}][${DIGITS},]*(?:\\.[${DIGITS}]+)?)`)

/**
 * Numbers are worth the same in every language: 2.5 million is 25 lakh. Small ones may be words in one of them.
 * @returns digits that the translation lacks, and that only it has
 */
export function numberFaults(english: string, translated: string): { lost: string[]; extra: string[] } {
  const [ours, theirs] = [figuresIn(english), figuresIn(translated)]
  return { lost: missing(ours, theirs), extra: missing(theirs, ours) }
}

interface Figure {
  digits: string
  worth: number
  isOrdinal: boolean
}

/** Up to here numbers may be words: twelve, and the twenty-first century. */
const LARGEST_WORD = 12
const LARGEST_ORDINAL = 21

function missing(figures: Figure[], others: Figure[]): string[] {
  const worths = Float64Array.from(others, ({ worth }) => worth).sort()
  const scaled = new Set(others.filter(isScaled).map(({ digits }) => digits))
  const lost = figures.filter((figure) => !hasNear(worths, figure.worth) && !isWord(figure, scaled))
  return [...new Set(lost.map(({ digits }) => digits))]
}

/** @param worths ascending */
function hasNear(worths: Float64Array, worth: number): boolean {
  const least = worth * (1 - 1e-9)
  let [from, to] = [0, worths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((worths[middle] as number) < least) from = middle + 1
    else to = middle
  }
  return from < worths.length && (worths[from] as number) <= worth * (1 + 1e-9)
}

const isScaled = ({ digits, worth }: Figure) => worth > Number(digits)

/** @param scaled digits of the others that stand before a word such as lakh */
function isWord(figure: Figure, scaled: ReadonlySet<string>): boolean {
  const { digits, isOrdinal } = figure
  if (digits.includes('.') || Number(digits) > (isOrdinal ? LARGEST_ORDINAL : LARGEST_WORD)) return false
  // The same digits of another size, 5 lakh for 5 crore, are no word.
  return !isScaled(figure) || !scaled.has(digits)
}

export function figuresIn(text: string): Figure[] {
  const pieces = text.normalize('NFC').split(FIGURE)
  return pieces.flatMap((piece, place) => {
    const after = pieces[place + 1] ?? ''
    const [digits] = place % 2 === 1 ? numbersIn(piece) : []
    if (!digits) return []
    return [{ digits, worth: Number(digits) * scaleOf(after), isOrdinal: ORDINAL.test(after) }]
  })
}

const scaleOf = (after: string) => WORDS_OF_SCALES.find(([word]) => word.test(after.replace(/^[\s-]+/, '')))?.[1] ?? 1
