import type { Language } from '#contract/languages.ts'
import { quoteAt, type TextQuote } from '#contract/syllabus/anchors.ts'
import { coveredBy, textMapOf } from './text-map.ts'

export interface Passage extends TextQuote {
  language: Language
  section: string
}

/** A section in one language: several elements in lists and beside another language. */
export interface TextPart {
  language: Language
  section: string
  roots: HTMLElement[]
}

const PART = '[data-part]'

export function partsOf(): TextPart[] {
  const roots = [...document.querySelectorAll<HTMLElement>(PART)].filter((root) => !root.querySelector(PART))
  const parts = Object.groupBy(roots, ({ dataset, lang }) => `${lang} ${dataset.part}`)
  return Object.values(parts).map((roots = []) => ({
    language: roots[0]?.lang as Language,
    section: roots[0]?.dataset.part ?? '',
    roots,
  }))
}

const isIn = (range: Range) => (part: TextPart) => part.roots.some((root) => range.intersectsNode(root))

/** Browser translation inserts `font` elements. */
export const isTranslated = (): boolean => document.querySelector('[data-part] font') !== null

/** Only in the article's text. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return partsOf().some(isIn(range)) ? range : undefined
}

/** Only the words in the first part that the range covers. */
export function passageOf(range: Range): Passage | undefined {
  for (const { language, section, roots } of partsOf().filter(isIn(range))) {
    const map = textMapOf(...roots)
    const covered = coveredBy(range, map)
    if (covered) return { ...quoteAt(map.text, covered), language, section }
  }
  return undefined
}

export const goesOn = (range: Range, { section }: Passage): boolean =>
  partsOf().some((part) => part.section !== section && isIn(range)(part))
