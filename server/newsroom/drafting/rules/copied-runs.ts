import { quotationsIn } from './quotations.ts'
import { placedWords } from './words-said.ts'

/** Up to here words in a row are no copy. */
export const MOST_WORDS_TAKEN = 8

/** All runs of one word more, over all passages of the sources. */
export function runsOf(passages: Iterable<string>): ReadonlySet<string> {
  const runs = new Set<string>()
  for (const passage of passages) {
    const words = placedWords(passage).map(({ word }) => word)
    for (let at = 0; at + MOST_WORDS_TAKEN < words.length; at++) runs.add(runAt(words, at))
  }
  return runs
}

const runAt = (words: readonly string[], at: number) => words.slice(at, at + MOST_WORDS_TAKEN + 1).join(' ')

/** @returns where in the text more than eight words in a row are those of a passage; a quotation in its marks is none */
export function copiedRuns(text: string, runs: ReadonlySet<string>): { from: number; to: number }[] {
  const placed = placedWords(text)
  const words = placed.map(({ word }) => word)
  const quoted = quotationsIn(text)
  const found: { from: number; to: number }[] = []
  for (let at = 0; at + MOST_WORDS_TAKEN < words.length; at++) {
    if (!runs.has(runAt(words, at))) continue
    const [from, to] = [placed[at]?.from ?? 0, placed[at + MOST_WORDS_TAKEN]?.to ?? 0]
    if (quoted.some((quotation) => from >= quotation.from && to <= quotation.to)) continue
    const last = found.at(-1)
    if (last && from <= last.to) last.to = to
    else found.push({ from, to })
  }
  return found
}
