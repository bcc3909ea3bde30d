import { editDistance } from './edit-distance.ts'
import { CONTEXT_CHARACTERS } from './notes-rules.ts'

/** A passage of a text with the characters around it. `start` is in UTF-16 units. */
export interface TextQuote {
  quote: string
  prefix: string
  suffix: string
  start: number
}

export interface TextRange {
  start: number
  end: number
}

/** The passage from `start` to `end` of a text of `textOfMarkup`, as it is stored. */
export const quoteAt = (text: string, { start, end }: TextRange): TextQuote => ({
  quote: text.slice(start, end),
  // Half of a character outside the basic plane could not be stored.
  prefix: text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start).replace(/^[\uDC00-\uDFFF]/, ''),
  suffix: text.slice(end, end + CONTEXT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, ''),
  start,
})

/** The share of a quote's characters that may have changed. */
const MAX_CHANGED = 0.2
/** Characters beside a quote, on both sides together, that must be the same. */
const MIN_CONTEXT = 16
/** Characters on each side between which a changed quote is looked for. */
const FRAME = 16

/**
 * Finds a passage again after small changes of the text: its words where the words beside them are the same, or else similar words between
 * the same words.
 * @returns `null` if its words are no longer there, or stand elsewhere only
 */
export const findQuote = (text: string, anchor: TextQuote): TextRange | null =>
  sameWords(text, anchor) ?? changedWords(text, anchor)

/** Of several places the one with the most equal characters beside it; of equal ones the nearest to where it was. */
function sameWords(text: string, anchor: TextQuote): TextRange | null {
  const least = Math.min(MIN_CONTEXT, anchor.prefix.length + anchor.suffix.length)
  const [first] = positions(text, anchor.quote)
    .map((start) => ({ start, end: start + anchor.quote.length }))
    .map((place) => ({ place, same: sameContext(text, anchor, place), distance: Math.abs(place.start - anchor.start) }))
    .filter(({ same }) => same >= least)
    .sort((one, other) => other.same - one.same || one.distance - other.distance)
  return first?.place ?? null
}

function changedWords(text: string, { quote, prefix, suffix }: TextQuote): TextRange | null {
  const most = Math.floor(quote.length * MAX_CHANGED)
  if (most === 0) return null
  const [before, after] = [prefix.slice(-FRAME), suffix.slice(0, FRAME)]
  const starts = before ? positions(text, before).map((at) => at + before.length) : [0]
  const ends = after ? positions(text, after) : [text.length]
  const [first] = starts
    .flatMap((start) => ends.map((end) => ({ start, end })))
    .filter(({ start, end }) => end > start && Math.abs(end - start - quote.length) <= most)
    .map((place) => ({ place, changed: editDistance(text.slice(place.start, place.end), quote) }))
    .filter(({ changed }) => changed <= most)
    .sort((one, other) => one.changed - other.changed)
  return first?.place ?? null
}

function positions(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at)
  return found
}

function sameContext(text: string, { prefix, suffix }: TextQuote, { start, end }: TextRange): number {
  let before = 0
  while (before < prefix.length && text[start - before - 1] === prefix[prefix.length - before - 1]) before++
  let after = 0
  while (after < suffix.length && text[end + after] === suffix[after]) after++
  return before + after
}
