import type { Language } from '#contract/languages.ts'
import { quoteAt, type TextQuote } from '#contract/syllabus/anchors.ts'
import { coveredBy, textMapOf } from './text-map.ts'

export interface Passage extends TextQuote {
  language: Language
  section: string
}

export const partsOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part]')]

/** The selected words of the first part of the article that the selection touches; it ends where that part ends. */
export function selectedPassage(selection: Selection | null): Passage | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const part = partsOf().find((one) => range.intersectsNode(one))
  if (!part) return undefined
  const map = textMapOf(part)
  const covered = coveredBy(range, map)
  return covered && { ...quoteAt(map.text, covered), language: part.lang as Language, section: part.dataset.part ?? '' }
}
