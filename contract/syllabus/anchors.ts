import type { Steps } from '#contract/steps.ts'
import { editDistance } from './edit-distance.ts'
import { CONTEXT_CHARACTERS } from './notes-rules.ts'

/** `start` is in UTF-16 units. */
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

export const quoteAt = (text: string, { start, end }: TextRange): TextQuote => ({
  quote: text.slice(start, end),
  // Half a surrogate pair cannot be stored.
  prefix: text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start).replace(/^[\uDC00-\uDFFF]/, ''),
  suffix: text.slice(end, end + CONTEXT_CHARACTERS).replace(/[\uD800-\uDBFF]$/, ''),
  start,
})

/** Share of changed characters. */
const MAX_CHANGED = 0.2
/** Both sides together. */
const MIN_CONTEXT = 16
const FRAME = 16
/** Frequent frames do not identify a place. */
const MAX_FRAMES = 3
/** Searching for a long text can take its length × that of the text. */
const FIRST = 32
/** Besides its characters. */
const STEPS_OF_PLACE = 64
/** About 2 ms. Usual texts take some thousand. */
export const MAX_STEPS = 1_000_000

/**
 * Finds the same words with similar context, or similar words within the same context.
 * @param steps bounds hostile passages
 * @returns `null` if not found
 */
export const findQuote = (text: string, anchor: TextQuote, steps: Steps = { left: MAX_STEPS }): TextRange | null =>
  isUnmoved(text, anchor)
    ? { start: anchor.start, end: anchor.start + anchor.quote.length }
    : (sameWords(text, anchor, steps) ?? changedWords(text, anchor, steps))

const isUnmoved = (text: string, { quote, prefix, suffix, start }: TextQuote): boolean =>
  start >= prefix.length && text.startsWith(prefix + quote + suffix, start - prefix.length)

/** Most equal context, then nearest. */
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

/** A short frame is at an end of the text. */
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
