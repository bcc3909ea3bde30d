import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { inCapital, placeOf } from '#web/syllabus/ledger/tree.ts'

/** `GS3`, `Agriculture (GS3)`; the id while the syllabus is not loaded. */
export function nodeInWords(node: string, syllabus: Syllabus | undefined): string {
  const place = syllabus && placeOf(syllabus, node)
  if (!place) return node
  return place.id === place.paper.paper_id ? place.paper.short : `${inCapital(place.text)} (${place.paper.short})`
}
