/** A word with its place in the text, in small letters. */
export interface PlacedWord {
  word: string
  from: number
  to: number
}

export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((hit) => ({
    word: hit[0].toLowerCase(),
    from: hit.index,
    to: hit.index + hit[0].length,
  }))

/** Longer words have their inflection after this. */
const STEM = /^.{0,5}/su

export const stemOf = (word: string): string => STEM.exec(word)?.[0] ?? ''
