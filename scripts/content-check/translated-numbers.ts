import { numbersIn } from '#server/newsroom/engines/translation-check.ts'
import type { ArticleCheck } from './finding.ts'
import { pairsOf } from './translated-pairs.ts'

/** What a number is counted in, by the front of the word: Hindi and Tamil add endings. */
const SCALES: [RegExp, number][] = [
  [/^(?:lakh crore|लाख करोड|(?:லட்சம்|லட்ச) கோடி|trillion|ट्रिलियन|खरब|டிரில்லியன்|ட்ரில்லியன்)/i, 1e12],
  // The same word means Arab in Hindi.
  [/^(?:billion|बिलियन|अरब(?! (?:देश|जगत|लीग|सागर|राष्ट्र))|பில்லியன்)/i, 1e9],
  [/^(?:crore|करोड|கோடி)/i, 1e7],
  [/^(?:million|मिलियन|மில்லியன்)/i, 1e6],
  [/^(?:lakh|लाख|இ?லட்ச)/i, 1e5],
  [/^(?:thousand|हज\u093c?ार|ஆயிர)/i, 1e3],
]
const ORDINAL = /^-?(?:st|nd|rd|th|व[ेीा]|ஆம்|ஆவது|ஆவத|ம்)/

/** Numbers are worth the same in every language: 2.5 million is 25 lakh. Small ones may be words in one of them. */
export const checkTranslatedNumbers: ArticleCheck = (article) =>
  pairsOf(article).flatMap(({ path, english, translated }) => {
    const [ours, theirs] = [figuresIn(english), figuresIn(translated)]
    const lost = missing(ours, theirs)
    const extra = missing(theirs, ours)
    return [
      ...(lost.length > 0 ? [{ path, message: `Does not have ${lost.join(', ')}` }] : []),
      ...(extra.length > 0 ? [{ path, message: `Has ${extra.join(', ')}, which English does not` }] : []),
    ]
  })

interface Figure {
  digits: string
  worth: number
  isOrdinal: boolean
}

/** Up to here numbers may be words: twelve, and the twenty-first century. */
const LARGEST_WORD = 12
const LARGEST_ORDINAL = 21

function missing(figures: Figure[], others: Figure[]): string[] {
  const lost = figures.filter((figure) => !others.some((other) => isSame(figure, other)) && !isWord(figure, others))
  return [...new Set(lost.map(({ digits }) => digits))]
}

const isSame = (one: Figure, other: Figure) => Math.abs(one.worth - other.worth) <= one.worth * 1e-9

function isWord({ digits, worth, isOrdinal }: Figure, others: Figure[]): boolean {
  if (digits.includes('.') || Number(digits) > (isOrdinal ? LARGEST_ORDINAL : LARGEST_WORD)) return false
  // The same digits of another size, 5 lakh for 5 crore, are no word.
  const isScaled = (figure: { digits: string; worth: number }) => figure.worth > Number(figure.digits)
  return !isScaled({ digits, worth }) || !others.some((other) => other.digits === digits && isScaled(other))
}

function figuresIn(text: string): Figure[] {
  const pieces = text.normalize('NFC').split(/([\d०-९௦-௯][\d०-९௦-௯,]*(?:\.[\d०-९௦-௯]+)?)/)
  return pieces.flatMap((piece, place) => {
    const after = pieces[place + 1] ?? ''
    const [digits] = place % 2 === 1 ? numbersIn(piece) : []
    if (!digits) return []
    return [{ digits, worth: Number(digits) * scaleOf(after), isOrdinal: ORDINAL.test(after) }]
  })
}

const scaleOf = (after: string) => SCALES.find(([word]) => word.test(after.replace(/^[\s-]+/, '')))?.[1] ?? 1
