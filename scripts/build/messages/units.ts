import { type MessageFormatElement, TYPE } from './parse-message.ts'

/** As they stand after a number, in all languages. */
const UNIT = '(?:MB|min|km|[hs]|मिनट|घं॰|सेकंड|நிமிடம்|நிமிட|நிமி\\.|விநா\\.|மணி)(?![\\p{L}\\p{M}])'
const AT_START = new RegExp(`^ (?=${UNIT})`, 'u')
const AFTER_DIGIT = new RegExp(`(?<=\\d) (?=${UNIT})`, 'gu')
const FIXED = '\u00a0'

/** A line never ends between a number and its unit: the space between them is one that does not break. */
export function joinUnits(elements: readonly MessageFormatElement[]): void {
  for (const [place, element] of elements.entries()) {
    const before = elements[place - 1]
    if (element.type === TYPE.literal) element.value = element.value.replace(AFTER_DIGIT, FIXED)
    if (element.type === TYPE.literal && before && isNumber(before)) element.value = element.value.replace(AT_START, FIXED)
    if (element.type === TYPE.tag) joinUnits(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) joinUnits(value)
  }
}

const isNumber = ({ type }: MessageFormatElement) => type === TYPE.argument || type === TYPE.number || type === TYPE.pound
