import type { KeyTerm } from '#contract/reading/articles.ts'

/** A stretch of running text; `term` is the place of its key term in the list, where it is one. */
export interface Stretch {
  text: string
  term?: number
}

export type TermFinder = (text: string) => Stretch[]

/**
 * Marks are word characters here: without `\p{M}`, संविधान would be found inside संविधानों. The joiners belong to
 * words in the Indic scripts too.
 */
const WORD = '[\\p{L}\\p{M}\\p{N}_\\u200c\\u200d]'

/**
 * Builds one search for all terms, to be kept for the life of an article: a pass over 3,000 words then costs a millisecond or two.
 * Whole words only, without regard to case, with an optional plural s; where two terms begin at the same place the longer one wins.
 */
export function termFinder(terms: readonly KeyTerm[]): TermFinder {
  const places = placesOfForms(terms)
  if (places.size === 0) return (text) => [{ text }]
  const forms = [...places.keys()].sort((a, b) => b.length - a.length).map(asPattern)
  const pattern = new RegExp(`(?<!${WORD})(?:${forms.join('|')})s?(?!${WORD})`, 'giu')
  return (text) => stretches(text.normalize('NFC'), pattern, places)
}

/** Every spelling a term is found by: itself and, for `Full Name (ABBR)` or `ABBR (Full Name)`, each part. */
export function formsOf(term: string): string[] {
  const whole = tidy(term)
  const parts = /^(.+?)\s*\(([^()]+)\)$/.exec(whole)?.slice(1) ?? []
  // A part of one character would light up half the page.
  return [whole, ...parts.map((part) => part.trim()).filter((part) => part.length > 1)].filter(Boolean)
}

function placesOfForms(terms: readonly KeyTerm[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, { term }] of terms.entries())
    for (const form of formsOf(term)) {
      const key = form.toLowerCase()
      if (!places.has(key)) places.set(key, place)
    }
  return places
}

function stretches(text: string, pattern: RegExp, places: Map<string, number>): Stretch[] {
  const found: Stretch[] = []
  let end = 0
  for (const hit of text.matchAll(pattern)) {
    const term = placeOf(hit[0], places)
    if (term === undefined) continue
    if (hit.index > end) found.push({ text: text.slice(end, hit.index) })
    found.push({ text: hit[0], term })
    end = hit.index + hit[0].length
  }
  if (end < text.length) found.push({ text: text.slice(end) })
  return found
}

function placeOf(hit: string, places: Map<string, number>): number | undefined {
  const key = tidy(hit).toLowerCase()
  return places.get(key) ?? places.get(key.replace(/s$/, ''))
}

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
const asPattern = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')
