import { foldText, type WordPlace } from '#contract/fold-text.ts'

const PASSAGE = 480
const BEFORE_MATCH = 140
const MAX_PLACES = 60

/**
 * One or two passages that probably match, else the whole text. A missing word is looked for by its first half.
 * @param words folded @param text in NFC
 */
export function passagesWith(words: string[], text: string): string[] {
  if (text.length <= PASSAGE) return [text]
  const folded = foldText(text)
  const places = [...new Set(words)].flatMap((word) => placesOf(word, folded).map((at) => ({ word, at })))
  const first = richest(places)
  if (!first) return [text]
  const second = richest(places.filter(({ word }) => !first.words.has(word)))
  const starts = second ? [first.at, second.at].sort((a, b) => a - b) : [first.at]
  return starts.map((at) => passageAt(at, text))
}

function placesOf(word: string, folded: string): number[] {
  const asWritten = beginningWith(word, folded)
  const places = asWritten.length > 0 ? asWritten : beginningWith(word.slice(0, Math.max(3, Math.ceil(word.length / 2))), folded)
  return places.slice(0, MAX_PLACES)
}

/** Folding keeps joiners. Words have only letters, marks and digits: no escaping. */
function beginningWith(letters: string, folded: string): number[] {
  const pattern = [...letters].join(folded.includes('\u200d') ? '\u200d*' : '')
  return [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}`, 'gu'))].map(({ index }) => index)
}

interface Place {
  word: string
  at: number
}

function richest(places: Place[]): { at: number; words: Set<string> } | undefined {
  const reach = PASSAGE - BEFORE_MATCH
  const from = ({ at }: Place) => ({
    at,
    words: new Set(places.filter((other) => other.at >= at && other.at < at + reach).map(({ word }) => word)),
  })
  return places
    .map(from)
    .reduce<ReturnType<typeof from> | undefined>(
      (best, next) => (best && best.words.size >= next.words.size ? best : next),
      undefined,
    )
}

function passageAt(at: number, text: string): string {
  const from = Math.max(0, at - BEFORE_MATCH)
  const begins = from === 0 ? 0 : Math.min(at, text.indexOf(' ', from) + 1 || at)
  const until = text.indexOf(' ', from + PASSAGE)
  return text.slice(begins, until < 0 ? undefined : until)
}

/** `matches`: indexes of words. */
export interface MatchedPassage {
  text: string
  words: WordPlace[]
  matches: number[]
}

/** Private-use characters; `<mark>` after escaping. */
export const MARK_BEGIN = '\u{e000}'
export const MARK_END = '\u{e001}'

const WORDS_BEFORE = 10
const WORDS_AFTER = 26

export function fragmentOf({ text, words, matches }: MatchedPassage): string {
  const at = richestMatch(words, matches)
  const from = words[Math.max(0, at - WORDS_BEFORE)]?.start ?? 0
  const to = words[at + WORDS_AFTER]?.end ?? text.length
  const places = matches.flatMap((index) => words[index] ?? [])
  return withMarks(text, text.lastIndexOf(' ', from) + 1, endOfWord(text, to), places).trim()
}

function richestMatch(words: WordPlace[], matches: number[]): number {
  const reached = matches.slice(0, MAX_PLACES).map((from, place) => {
    const next = matches.slice(place, place + WORDS_AFTER).filter((index) => index < from + WORDS_AFTER)
    return { from, count: new Set(next.map((index) => words[index]?.word)).size }
  })
  return reached.reduce((best, next) => (next.count > best.count ? next : best), { from: 0, count: 0 }).from
}

const endOfWord = (text: string, at: number): number => {
  const blank = text.indexOf(' ', at)
  return blank < 0 ? text.length : blank
}

/** @param matches in order; may overlap: `G-20` matches as letters, number and word */
function withMarks(text: string, start: number, end: number, matches: WordPlace[]): string {
  let marked = ''
  let at = start
  for (const match of joinOverlapping(matches.filter((one) => one.start >= start && one.end <= end))) {
    marked += `${text.slice(at, match.start)}${MARK_BEGIN}${text.slice(match.start, match.end)}${MARK_END}`
    at = match.end
  }
  return marked + text.slice(at, end)
}

function joinOverlapping(matches: WordPlace[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const { start, end } of matches.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}

export function excerpt(headline: string, start: string): string {
  const plain = headline.replaceAll(MARK_BEGIN, '').replaceAll(MARK_END, '')
  const isFromStart = start.startsWith(plain.slice(0, 24))
  return `${isFromStart ? '' : '… '}${headline}${/[.!?।]["”’)]?\s*$/.test(plain) ? '' : ' …'}`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  [MARK_BEGIN]: '<mark>',
  [MARK_END]: '</mark>',
}

export const markedUp = (headline: string): string =>
  headline.replace(/[&<>"'\u{e000}\u{e001}]/gu, (char) => ESCAPES[char] ?? char)
