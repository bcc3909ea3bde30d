import { replaceTables } from '#contract/reading/markup-tables.ts'

/** Headings, bullets and bold marks are no words. Each cell of a table is a line. */
export const withoutMarkup = (text: string): string =>
  replaceTables(text, ({ head, rows }) => [...head, ...rows.flat()].join('\n'))
    .replace(/^\s*(?:#{1,6}|[-*•])\s+/gm, '')
    .replaceAll('**', '')

/** Words as an examiner counts them: whatever stands between blanks and has a letter or a digit in it. */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** A full stop after an initial or one of these ends no sentence. */
const NO_END =
  /(?:^|[\s("'“‘.])(?:\p{Lu}|v|vs|No|Nos|Art|Arts|Dr|Mr|Mrs|Ms|Prof|St|Rs|cf|e\.g|i\.e|Lt|Gen|Col|Govt|Ltd|Co|Jr|Sr)\.$/u

const LONGEST_NO_END = 10

export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const line of withoutMarkup(text).split(/\n+/)) {
    let sentence: string[] = []
    for (const part of line.split(/(?<=[.!?]["'”’)\]]*)\s+(?=["'“‘(]*[\p{Lu}\p{N}])/u)) {
      sentence.push(part)
      if (NO_END.test(part.slice(-LONGEST_NO_END))) continue
      sentences.push(sentence.join(' '))
      sentence = []
    }
    if (sentence.length > 0) sentences.push(sentence.join(' '))
  }
  return sentences.filter((sentence) => sentence.trim())
}

/** What is left of a text when case, signs and blanks don't count. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Places of items that are the same as an earlier one when case and signs don't count: `[place, earlier place]`. */
export function twins(texts: readonly string[]): [number, number][] {
  const first = new Map<string, number>()
  const found: [number, number][] = []
  for (const [place, text] of texts.entries()) {
    const earlier = first.get(bare(text))
    if (earlier === undefined) first.set(bare(text), place)
    else found.push([place, earlier])
  }
  return found
}
