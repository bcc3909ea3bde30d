import { countLetters, OTHER_DIGITS, type Target } from '#contract/languages.ts'

/** "RBI and SEBI" can stay in Latin script. */
const LONG = 40
const LEAST_SHARE = 0.6

export const LEFT_OUT = 'left out'
/** A text with one of these is no translation that a person could look at. */
export const FORM_FAULTS: ReadonlySet<string> = new Set([
  ...[LEFT_OUT, 'empty', 'broken characters', 'control characters', 'another shape', 'another language', 'repeats itself'],
])

/** @returns a fault, for admins */
export function faultOf(english: string, translated: string, to: Target): string | undefined {
  if (!translated.trim()) return 'empty'
  if (/\uFFFD|à[¤¥®¯]|Ã[\u0080-\u00BF]|â€/.test(translated)) return 'broken characters'
  if (/(?![\n\t])\p{Cc}/u.test(translated)) return 'control characters'
  if (shapeOf(english) !== shapeOf(translated)) return 'another shape'
  if (!isInScript(english, translated, to)) return 'another language'
  const kept = new Set(numbersIn(translated))
  if (numbersIn(english).some((number) => !kept.has(number))) return 'numbers missing'
  const ratio = translated.length / english.length
  if (english.length > LONG ? ratio < 0.5 || ratio > 2.2 : translated.length > english.length * 4 + 20) return 'another length'
  if (repeats(translated) && !repeats(english)) return 'repeats itself'
  return undefined
}

/** Headings and bullets are never sent. */
function shapeOf(line: string): string {
  const bold = line.split('**').length - 1
  return [line.trim().includes('\n'), /^\s*(#{1,6}|[-*•])\s/.test(line), bold, /[⟦⟧]|```/.test(line)].join()
}

function isInScript(english: string, translated: string, to: Target): boolean {
  const letters = translated.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const own = countLetters(translated, to)
  if (english.length > LONG) return letters > 0 && own / letters >= LEAST_SHARE
  // Names and abbreviations can stay.
  return own > 0 || !/\p{Ll}{4}/u.test(english)
}

/** 1,20,000 and १,२०,००० are one number. */
export function numbersIn(text: string): string[] {
  const latin = text.replace(OTHER_DIGIT, (digit) => String(digitValue(digit)))
  return (latin.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''))
}

const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS.map(({ range }) => range).join('')}]`, 'g')

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  return code - (OTHER_DIGITS.find(({ zero }) => code >= zero && code <= zero + 9)?.zero ?? 0)
}

function repeats(text: string): boolean {
  const words = text.split(/\s+/)
  for (let size = 3; size <= 8; size++)
    for (let at = 0, equal = 0; at + size < words.length; at++) {
      equal = words[at] === words[at + size] ? equal + 1 : 0
      if (equal === 2 * size) return true
    }
  return false
}
