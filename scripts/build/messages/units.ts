import { type MessageFormatElement, TYPE } from './parse-message.ts'

/** As they stand after a number, in all languages. */
const UNIT = '(?:MB|min|km|[hs]|मिनट|घंटा|घंटे|सेकंड|நிமிடம்|நிமிட|நிமி\\.|விநா\\.|மணி)(?![\\p{L}\\p{M}])'
const AT_START = new RegExp(`^ (?=${UNIT})`, 'u')
const AFTER_DIGIT = new RegExp(`(?<=\\d) (?=${UNIT})`, 'gu')
const FIXED = '\u00a0'
/** Of Tamil, after a number or a word in Latin letters: `2023-இல்`, `Pro-வை`. */
const BEFORE_ENDING = /(?<=(?:^|[\dA-Za-z%])-)(?=\p{Script=Tamil})/gu
/** Searches and comparisons of words ignore it; a hyphen that does not break would be another letter to them. */
const JOINER = '\u2060'

/** A line never ends between a number and its unit, nor between a number or a foreign word and its ending. */
export function joinUnits(elements: readonly MessageFormatElement[]): void {
  for (const [place, element] of elements.entries()) {
    const before = elements[place - 1]
    if (element.type === TYPE.literal) element.value = joined(element.value)
    if (element.type === TYPE.literal && before && isNumber(before)) element.value = element.value.replace(AT_START, FIXED)
    if (element.type === TYPE.tag) joinUnits(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) joinUnits(value)
  }
}

const isNumber = ({ type }: MessageFormatElement) => type === TYPE.argument || type === TYPE.number || type === TYPE.pound

const joined = (text: string) => text.replace(AFTER_DIGIT, FIXED).replace(BEFORE_ENDING, JOINER)
