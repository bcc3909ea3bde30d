import { findQuote } from '#contract/syllabus/anchors.ts'
import { MEANINGS } from '#contract/syllabus/notes-rules.ts'
import type { Marked } from './api.ts'
import { partsOf } from './passage.ts'
import { rangeIn, textMapOf } from './text-map.ts'

/** Paints highlights over the text of the page by the CSS Custom Highlight API, which leaves the document as it is. @returns a function that removes them */
export function paint(highlights: readonly Marked[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const ranges = MEANINGS.map((meaning) => ({ meaning, found: new Highlight() }))
  for (const part of partsOf()) {
    const map = textMapOf(part)
    const here = highlights.filter(({ language, section }) => language === part.lang && section === part.dataset.part)
    for (const marked of here) {
      const place = findQuote(map.text, marked)
      const range = place && rangeIn(map, place.start, place.end)
      if (range) ranges.find(({ meaning }) => meaning === marked.meaning)?.found.add(range)
    }
  }
  for (const { meaning, found } of ranges) CSS.highlights.set(nameOf(meaning), found)
  return () => {
    for (const meaning of MEANINGS) CSS.highlights.delete(nameOf(meaning))
  }
}

const nameOf = (meaning: string) => `note-${meaning}`
