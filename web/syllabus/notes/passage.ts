import type { Language } from '#contract/languages.ts'
import { quoteAt, type TextQuote } from '#contract/syllabus/anchors.ts'
import { coveredBy, textMapOf } from './text-map.ts'

export interface Passage extends TextQuote {
  language: Language
  section: string
}

export const partsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part]')]

/** Whether the browser shows its translation: it puts the words into elements that the product does not use. */
export const isTranslated = (): boolean => document.querySelector('[data-part] font') !== null

/** The range of the page that is selected, if it touches the article's text. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return partsOf().some((part) => range.intersectsNode(part)) ? range : undefined
}

/** The words of the first part of the article that a range covers; the passage ends where that part ends. */
export function passageOf(range: Range): Passage | undefined {
  for (const part of partsOf().filter((one) => range.intersectsNode(one))) {
    const map = textMapOf(part)
    const covered = coveredBy(range, map)
    if (covered) return { ...quoteAt(map.text, covered), language: part.lang as Language, section: part.dataset.part ?? '' }
  }
  return undefined
}

/** Whether a range goes on in a later part of the article. */
export const goesOn = (range: Range, { section }: Passage): boolean =>
  partsOf().some((part) => part.dataset.part !== section && range.intersectsNode(part))
