import { WORDS_OF_SCALES } from '#server/engines/translated-numbers.ts'
import { numbersIn } from '#server/engines/translation-check.ts'

export interface SaidAmount {
  text: string
  /** Before its words of scale. */
  number: number
  decimals: number
  scale: number
  worth: number
  unit: '%' | '₹' | '$' | '€' | '£' | ''
  isWord: boolean
}

const UNITS = 'one|two|three|four|five|six|seven|eight|nine|ten'
const TEENS = 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const WORD = `(?:${UNITS}|${TEENS}|${TENS}|hundred)`
const VALUES = new Map([
  ...[...UNITS.split('|'), ...TEENS.split('|')].map((word, place): [string, number] => [word, place + 1]),
  ...TENS.split('|').map((word, place): [string, number] => [word, 20 + 10 * place]),
])
const AMOUNT = new RegExp(
  `(US\\$|[₹$€£]|Rs\\.?|INR)?\\s?(?:(?<![\\p{L}\\p{Nd}])(\\p{Nd}[\\p{Nd},]*(?:\\.\\p{Nd}+)?)|\\b(${WORD}(?:[ -](?:and )?${WORD})*)\\b)`,
  'giu',
)
const CURRENCIES: Record<string, SaidAmount['unit']> = {
  '₹': '₹',
  rs: '₹',
  'rs.': '₹',
  inr: '₹',
  us$: '$',
  $: '$',
  '€': '€',
  '£': '£',
}
const PERCENT = /^\s?-?(?:%|per\s?cent|percent|प्रतिशत|சதவீத)/i
const AFTER = /^(?:\s|-)?([\p{L}\p{M}]+)/u
/** `lakh crore` */
const MOST_SCALES = 2

/** Also in words and with Indian digits; 2.5 million is worth 25 lakh. */
export function amountsSaid(text: string): SaidAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((hit) => {
    const [whole, currency, digits, words] = hit
    const [figure] = digits ? numbersIn(digits) : []
    const number = words ? worthOf(words.toLowerCase()) : Number(figure)
    if (!Number.isFinite(number)) return []
    const end = hit.index + whole.length
    const { scale, length } = scaleIn(text.slice(end, end + 60))
    const tail = text.slice(end + length, end + length + 12)
    const percent = PERCENT.exec(tail)?.[0]
    const unit = percent ? '%' : (CURRENCIES[(currency ?? '').toLowerCase()] ?? '')
    const said = whole.trim() + text.slice(end, end + length) + (percent ?? '')
    const decimals = figure?.split('.')[1]?.length ?? 0
    return [{ text: said, number, decimals, scale, worth: number * scale, unit, isWord: words !== undefined }]
  })
}

function worthOf(words: string): number {
  let sum = 0
  for (const word of words.split(/[ -]/)) sum = word === 'hundred' ? Math.max(1, sum) * 100 : sum + (VALUES.get(word) ?? 0)
  return sum
}

function scaleIn(after: string): { scale: number; length: number } {
  let [scale, length] = [1, 0]
  for (let found = 0; found < MOST_SCALES; found++) {
    const [whole = '', word = ''] = AFTER.exec(after.slice(length)) ?? []
    const worth = WORDS_OF_SCALES.find(([pattern]) => pattern.test(`${word} `))?.[1]
    if (!worth) break
    scale *= worth
    length += whole.length
  }
  return { scale, length }
}

/** Up to here another rounding is the same amount: 97 is 97.27, and 2 is not 2.31. */
const ROUNDED = 0.01

export function isAmountKnown(said: SaidAmount, known: readonly SaidAmount[]): boolean {
  if (said.isWord && said.worth === 1) return true
  return known.some((other) => hasSameUnit(said, other) && isSameAmount(said, other))
}

/** Where a passage leaves the currency out it is not another one. */
const hasSameUnit = (said: SaidAmount, known: SaidAmount): boolean =>
  said.unit === known.unit || (said.unit !== '%' && known.unit !== '%' && (said.unit === '' || known.unit === ''))

function isSameAmount(said: SaidAmount, known: SaidAmount): boolean {
  const difference = Math.abs(said.worth - known.worth)
  if (difference <= 1e-9 * known.worth) return true
  if (difference > ROUNDED * known.worth) return false
  return Number((known.worth / said.scale).toFixed(Math.min(said.decimals, 20))) === said.number
}

/** Percentages and amounts are further apart than any two amounts. */
const OTHER_KIND = 100

/** What the passages say in its place: of the same unit and the nearest. */
export function nearestAmount(said: SaidAmount, known: readonly SaidAmount[]): string | null {
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const other of known) {
    const isSameKind = (other.unit === '%') === (said.unit === '%')
    const distance = Math.abs(Math.log((other.worth + 1) / (said.worth + 1))) + (isSameKind ? 0 : OTHER_KIND)
    if (distance < least) [nearest, least] = [other.text, distance]
  }
  return nearest
}
