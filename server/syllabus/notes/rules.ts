import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import { inOneLine } from '#contract/reading/markup-text.ts'
import { sentencesOfLine } from '#contract/sentences.ts'
import type { TextRange } from '#contract/syllabus/anchors.ts'

/** The rest of the sentence on both sides of the highlighted words; both empty if these hold a whole sentence. */
export interface Surroundings {
  sentence_before: string
  sentence_after: string
}

/** @param range in the lines joined by spaces */
export function surroundingsOf(lines: readonly string[], { start, end }: TextRange, lang: Language): Surroundings {
  const text = lines.join(' ')
  const touched = sentencesOf(lines, lang).filter((one) => one.start < end && one.end > start)
  const [first, last] = [touched[0], touched.at(-1)]
  const isWhole = touched.some((one) => isIn(withoutSigns(text, one), { start, end }))
  if (!first || !last || isWhole) return { sentence_before: '', sentence_after: '' }
  return {
    sentence_before: lastPart(text.slice(Math.min(first.start, start), start)),
    sentence_after: firstPart(text.slice(end, Math.max(last.end, end))),
  }
}

function sentencesOf(lines: readonly string[], lang: Language): TextRange[] {
  let from = 0
  return lines.flatMap((line) => {
    const at = from
    from += line.length + 1
    return sentencesOfLine(line, lang).map(({ start, end }) => ({ start: at + start, end: at + end }))
  })
}

const isIn = (inner: TextRange, outer: TextRange) => outer.start <= inner.start && inner.end <= outer.end

function withoutSigns(text: string, { start, end }: TextRange): TextRange {
  const [first, last] = [/[\p{L}\p{N}]/u, /[\p{L}\p{N}\p{M}][^\p{L}\p{N}\p{M}]*$/u].map((sign) =>
    text.slice(start, end).search(sign),
  )
  return { start: start + Math.max(first ?? 0, 0), end: start + Math.max(last ?? 0, 0) }
}

/** On each side. */
const MAX_SIDE = 250

const firstPart = (text: string) => (text.length > MAX_SIDE ? `${cutText(text, MAX_SIDE)}…` : text)
const lastPart = (text: string) =>
  text.length > MAX_SIDE ? `…${text.slice(-MAX_SIDE).replace(/^[\uDC00-\uDFFF]?\p{M}*/u, '')}` : text

export interface HighlightSides {
  front: string
  back: string
}

export interface ForCard extends Surroundings {
  highlight_id: string
  quote: string
  /** A part of the quote, to be asked for. */
  hidden: string
  note: string
  created_at: Date
}

/** Older highlights first: a new one changes no other card. Fronts are different. */
export function sidesOfArticle(highlights: readonly ForCard[]): Map<string, HighlightSides> {
  const sides = new Map<string, HighlightSides>()
  const taken = new Set<string>()
  for (const highlight of highlights.toSorted(byAge)) {
    const found = possibleSides(highlight).find(({ front }) => !taken.has(comparable(front)))
    if (!found) continue
    taken.add(comparable(found.front))
    sides.set(highlight.highlight_id, found)
  }
  return sides
}

const byAge = (one: ForCard, other: ForCard) =>
  one.created_at.getTime() - other.created_at.getTime() || (one.highlight_id < other.highlight_id ? -1 : 1)

const comparable = (front: string) => inOneLine(front).toLowerCase().normalize()

const BLANK = '_____'
const MIN_WORDS = 2
const MAX_FRONT_OF_NOTE = 300

/** Best first: the chosen words, the sentence, the note. */
function possibleSides({ quote, hidden, note, sentence_before, sentence_after }: ForCard): HighlightSides[] {
  const at = hidden ? quote.indexOf(hidden) : -1
  const chosen =
    at < 0 ? [] : [blanked(sentence_before + quote.slice(0, at), hidden, quote.slice(at + hidden.length) + sentence_after)]
  const gaps = [...chosen, blanked(sentence_before, quote, sentence_after)].filter(({ front }) => hasWords(front, MIN_WORDS))
  return [...gaps, { front: cutText(note.trim(), MAX_FRONT_OF_NOTE), back: quote }].filter(isUsable)
}

const blanked = (before: string, words: string, after: string): HighlightSides => ({
  front: withoutWords(before, words) + BLANK + withoutWords(after, words),
  back: words,
})

/** The answer may stand elsewhere in the sentence. */
function withoutWords(text: string, words: string): string {
  let [shown, from] = ['', 0]
  for (const at of placesOf(text, words.trim())) {
    if (at < from) continue
    shown += text.slice(from, at) + BLANK
    from = at + words.trim().length
  }
  return shown + text.slice(from)
}

/** Of whole words in any case. A regular expression for each highlight would be slow to compile. */
function* placesOf(text: string, words: string): Generator<number> {
  const lower = text.toLowerCase()
  const [where, what] = lower.length === text.length ? [lower, words.toLowerCase()] : [text, words]
  if (!what) return
  for (let at = where.indexOf(what); at >= 0; ) {
    const isInWord = ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at))
    if (!isInWord && !BEGINS_IN_WORD.test(text.slice(at + what.length, at + what.length + 2))) yield at
    const next = isInWord ? afterWord(text, at) : at + 1
    at = next < 0 ? -1 : where.indexOf(what, next)
  }
}

/** Behind the first sign or blank; -1 if there is none. */
function afterWord(text: string, from: number): number {
  OUTSIDE_WORD.lastIndex = from
  return OUTSIDE_WORD.test(text) ? OUTSIDE_WORD.lastIndex : -1
}

const OUTSIDE_WORD = /[^\p{L}\p{N}\p{M}]/gu
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u
const BEGINS_IN_WORD = /^[\p{L}\p{N}\p{M}]/u

const isUsable = ({ front, back }: HighlightSides): boolean =>
  hasWords(back, 1) && hasWords(front, 1) && placesOf(front, back.trim()).next().done === true

/** Stops at the last of them: a text may have thousands. */
function hasWords(text: string, count: number): boolean {
  const words = text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
  for (let left = count; left > 0; left--) if (words.next().done) return false
  return true
}
