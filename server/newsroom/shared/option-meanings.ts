/** The parts of a question that are read. */
export interface AskedQuestion {
  question_text: string
  options: Record<string, string>
  correct_option: string
}

export interface Meanings {
  /** `three statements`, `how many`, … */
  form: string
  /** What each option says, by its letter. */
  byLetter: Record<string, string>
}

/** The statements or pairs that a question lists, by number; Roman ones too. */
export const statementsOf = (text: string): [string, string][] =>
  [...text.matchAll(/^[^\S\n]*(?:Statement[\s-]*)?(\d+|[IVX]+)\s*[.:)]\s(.*)$/gm)].map(([, number = '', said = '']) => [
    number,
    said,
  ])

export const asksForWhatIsWrong = (text: string): boolean =>
  /\b(?:not|incorrect|incorrectly|wrong|false|except)\b/i.test(text.split('\n').at(-1) ?? '')

/** @returns `undefined` if the options name things: then only the subject tells which is right */
export function meaningsOf({ question_text, options }: AskedQuestion): Meanings | undefined {
  const texts = Object.entries(options)
  const numbers = statementsOf(question_text).map(([number]) => number)
  for (const [form, read] of FORMS) {
    const byLetter = texts.flatMap(([letter, text]) => {
      const meaning = read(text.trim(), numbers)
      return meaning ? [[letter, meaning] as const] : []
    })
    if (texts.length > 0 && byLetter.length === texts.length)
      return { form: nameOf(form, numbers.length, question_text), byLetter: Object.fromEntries(byLetter) }
  }
  return undefined
}

/**
 * @param numbers of the statements in the question
 * @returns what the option says, `undefined` if it is no option of this form
 */
type Reading = (option: string, numbers: string[]) => string | undefined

const howMany: Reading = (option) => {
  const [, all, count] =
    /^(?:(all|both|none|neither)|only (one|two|three|four))\b(?: \w+)?(?: of)?(?: the)?(?: \w+)?$/i.exec(option) ?? []
  if (count) return `only ${count.toLowerCase()}`
  if (!all) return undefined
  return /none|neither/i.test(all) ? 'none' : 'all'
}

const reasons: Reading = (option, numbers) => {
  if (numbers.join() !== 'I,II' || !/statement/i.test(option)) return undefined
  if (/^both\b/i.test(option))
    return /\bnot\b/i.test(option) ? 'both correct, II does not explain I' : 'both correct, II explains I'
  if (/\bI is correct\b/.test(option)) return 'only I correct'
  return /\bI is (?:in|not )correct\b/.test(option) ? 'only II correct' : undefined
}

const threeReasons: Reading = (option, numbers) => {
  if (numbers.join() !== 'I,II,III') return undefined
  if (/^neither\b/i.test(option)) return 'neither II nor III correct'
  if (/^only one\b/i.test(option)) return 'one of II and III correct'
  if (!/^both\b/i.test(option)) return undefined
  return /\bonly one\b/i.test(option) ? 'both correct, one explains I' : 'both correct, both explain I'
}

const NUMBER = '(?:\\d+|[IVX]+)'
const LIST = new RegExp(`^(?:only |both )?${NUMBER}(?:(?:, and |, | and )${NUMBER})*(?: only)?$`, 'i')

const sets: Reading = (option, numbers) => {
  if (/^(?:none\b|neither\b)/i.test(option)) return 'none'
  if (!LIST.test(option)) return undefined
  const named = option.match(/\d+|[IVX]+/g) ?? []
  return named.length === numbers.length ? 'all' : `${named.join(' and ')} only`
}

const FORMS: [string, Reading][] = [
  ['how many', howMany],
  ['reasons', reasons],
  ['reasons of three', threeReasons],
  ['statements', sets],
]

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

function nameOf(form: string, count: number, question: string): string {
  const name = form === 'statements' ? `${COUNTS[count] ?? count} statements` : form
  return asksForWhatIsWrong(question) ? `${name}, asked for what is wrong` : name
}
