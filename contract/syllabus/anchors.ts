import type { Steps } from '#contract/steps.ts'
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
/** A frame that stands more often says nothing about the place. */
const MAX_FRAMES = 3
/** The first characters of a quote, by which its places are found: searching for a long text can take as long as its length × that of the text. */
const FIRST = 32
/** What looking at a place takes, beside its characters. */
const STEPS_OF_PLACE = 64
/** About 2 ms. A text of 60,000 usual characters takes some thousand. */
export const MAX_STEPS = 1_000_000

/**
 * Finds a passage again after small changes of the text: its words where the words beside them are the same, or else similar words between
 * the same words.
 * @param steps what the search may take; anybody can send passages that would take for ever
 * @returns `null` if its words are no longer there, stand elsewhere only, or are not found within the steps
 */
export const findQuote = (text: string, anchor: TextQuote, steps: Steps = { left: MAX_STEPS }): TextRange | null =>
  isUnmoved(text, anchor)
    ? { start: anchor.start, end: anchor.start + anchor.quote.length }
    : (sameWords(text, anchor, steps) ?? changedWords(text, anchor, steps))

const isUnmoved = (text: string, { quote, prefix, suffix, start }: TextQuote): boolean =>
  start >= prefix.length && text.startsWith(prefix + quote + suffix, start - prefix.length)

/** Of several places the one with the most equal characters beside it; of equal ones the nearest to where it was. */
function sameWords(text: string, anchor: TextQuote, steps: Steps): TextRange | null {
  const least = Math.min(MIN_CONTEXT, anchor.prefix.length + anchor.suffix.length)
  let best: { start: number; same: number; distance: number } | undefined
  for (const start of placesOf(text, anchor.quote, steps)) {
    const same = sameContext(text, anchor, { start, end: start + anchor.quote.length })
    const distance = Math.abs(start - anchor.start)
    steps.left -= same
    if (same >= Math.max(least, best?.same ?? 0) && (same !== best?.same || distance < best.distance))
      best = { start, same, distance }
  }
  return best && steps.left >= 0 ? { start: best.start, end: best.start + anchor.quote.length } : null
}

function changedWords(text: string, { quote, prefix, suffix }: TextQuote, steps: Steps): TextRange | null {
  const most = Math.floor(quote.length * MAX_CHANGED)
  if (most === 0) return null
  let best: { place: TextRange; changed: number } | undefined
  for (const start of startsAfter(text, prefix))
    for (const end of endsBefore(text, suffix)) {
      if (end <= start || Math.abs(end - start - quote.length) > most) continue
      const changed = editDistance(text.slice(start, end), quote, best ? best.changed - 1 : most, steps)
      if (changed !== undefined) best = { place: { start, end }, changed }
    }
  return best && steps.left >= 0 ? best.place : null
}

/** A frame that is shorter than it should be has to be the beginning of the text, or its end. */
const startsAfter = (text: string, prefix: string): number[] =>
  prefix.length < FRAME
    ? [prefix.length].filter(() => text.startsWith(prefix))
    : placesOfFrame(text, prefix.slice(-FRAME)).map((at) => at + FRAME)

const endsBefore = (text: string, suffix: string): number[] =>
  suffix.length < FRAME
    ? [text.length - suffix.length].filter(() => text.endsWith(suffix))
    : placesOfFrame(text, suffix.slice(0, FRAME))

function placesOfFrame(text: string, frame: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(frame); at >= 0; at = text.indexOf(frame, at + 1)) if (found.push(at) > MAX_FRAMES) return []
  return found
}

function* placesOf(text: string, quote: string, steps: Steps): Generator<number> {
  const first = quote.slice(0, FIRST)
  for (let at = text.indexOf(first); at >= 0 && steps.left >= 0; at = text.indexOf(first, at + 1)) {
    steps.left -= STEPS_OF_PLACE + quote.length
    if (text.startsWith(quote, at)) yield at
  }
}

function sameContext(text: string, { prefix, suffix }: TextQuote, { start, end }: TextRange): number {
  let before = 0
  while (before < prefix.length && text[start - before - 1] === prefix[prefix.length - before - 1]) before++
  let after = 0
  while (after < suffix.length && text[end + after] === suffix[after]) after++
  return before + after
}
