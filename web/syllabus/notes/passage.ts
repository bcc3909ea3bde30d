import type { Language } from '#contract/languages.ts'
import { quoteAt, type TextQuote } from '#contract/syllabus/anchors.ts'
import { coveredBy, textMapOf } from './text-map.ts'

export interface Passage extends TextQuote {
  language: Language
  section: string
}

export const partsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part]')]

/** Browser translation inserts `font` elements. */
export const isTranslated = (): boolean => document.querySelector('[data-part] font') !== null

/** Only in the article's text. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return partsOf().some((part) => range.intersectsNode(part)) ? range : undefined
}

/** Only the words in the first part that the range covers. */
export function passageOf(range: Range): Passage | undefined {
  for (const part of partsOf().filter((one) => range.intersectsNode(one))) {
    const map = textMapOf(part)
    const covered = coveredBy(range, map)
    if (covered) return { ...quoteAt(map.text, covered), language: part.lang as Language, section: part.dataset.part ?? '' }
  }
  return undefined
}

export const goesOn = (range: Range, { section }: Passage): boolean =>
  partsOf().some((part) => part.dataset.part !== section && range.intersectsNode(part))
