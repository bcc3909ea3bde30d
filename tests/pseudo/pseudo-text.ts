import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { type MessageFormatElement, parseMessage, TYPE } from '../../scripts/build/messages/parse-message.ts'

const GROWTH = 1.4
const BRACKETS = ['[!! ', ' !!]'] as const

/** Accents above and below, as the lines of other scripts have. */
const ACCENTED = letters(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'åƀçďéƒğħîĵķļɱñöþɋřšţûṽŵẋýžÅƁÇĎÉƑĞĦÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ',
)
/** Written from right to left. */
const HEBREW = letters(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'אבצדהפגחיקכלמנעפקרסתוושצײזאבצדהפגחיקכלמנעפקרסתוושצײז',
)

export const ALPHABETS = { xa: ACCENTED, xb: HEBREW }
export type Pseudo = keyof typeof ALPHABETS
export const isPseudo = (language: string): language is Pseudo => Object.hasOwn(ALPHABETS, language)

/**
 * @param text ICU MessageFormat
 * @returns the same message in brackets, in other letters, at least 40 % longer. Its parameters, tags and cases are those of `text`
 */
export function pseudoMessage(text: string, language: Pseudo): string {
  const { elements } = parseMessage(text)
  if (lengthOf(elements) === 0) return text
  const lengthen = lengthening(lengthOf(elements))
  return printAST([
    literal(BRACKETS[0]),
    ...elements.map((element) => changed(element, language, lengthen)),
    literal(BRACKETS[1]),
  ])
}

/**
 * @param text without parameters
 * @param kept matches what stays, in a group
 */
export function pseudoText(text: string, language: Pseudo, kept = /($^)/): string {
  if (!/\p{L}/u.test(text)) return text
  const lengthen = lengthening(text.length)
  const parts = text.split(kept).map((part, index) => (index % 2 ? part : written(part, language, lengthen)))
  return BRACKETS.join(parts.join(''))
}

function letters(from: string, to: string): ReadonlyMap<string, string> {
  const others = [...to]
  return new Map([...from].map((letter, index) => [letter, others[index] ?? letter]))
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** Of the longest form. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    if (element.type === TYPE.literal) return /\p{L}/u.test(element.value) ? element.value.length : 0
    if (element.type === TYPE.tag) return lengthOf(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return 0
    return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
  })
  return lengths.reduce((sum, one) => sum + one, 0)
}

/** What a text gains besides its brackets: every so many letters a vowel is doubled. */
function lengthening(length: number): number {
  const missing = length * (GROWTH - 1) - BRACKETS.join('').length
  return missing <= 0 ? 0 : missing / length
}

function changed(element: MessageFormatElement, language: Pseudo, lengthen: number): MessageFormatElement {
  const inside = (elements: MessageFormatElement[]) => elements.map((one) => changed(one, language, lengthen))
  if (element.type === TYPE.literal) return literal(written(element.value, language, lengthen))
  if (element.type === TYPE.tag) return { ...element, children: inside(element.children) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.entries(element.options).map(([rule, option]) => [rule, { ...option, value: inside(option.value) }])
  return { ...element, options: Object.fromEntries(options) }
}

function written(text: string, language: Pseudo, lengthen: number): string {
  let owed = 0
  const characters = [...text].map((letter) => {
    owed += lengthen
    const own = ALPHABETS[language].get(letter) ?? letter
    const times = /[aeiouy]/i.test(letter) ? Math.round(owed) : 0
    owed -= times
    return own.repeat(1 + times)
  })
  return characters.join('')
}
