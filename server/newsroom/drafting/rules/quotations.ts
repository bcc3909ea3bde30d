import { placedWords } from './words-said.ts'

/** Fewer words are a term in quotation marks. */
const LEAST_WORDS = 3
const QUOTED = /“([^“”]{1,600})”|"([^"]{1,600})"|‘([^‘’]{12,600})’(?!\p{L})/gu

export interface Quotation {
  text: string
  from: number
  to: number
}

export const quotationsIn = (text: string): Quotation[] =>
  [...text.matchAll(QUOTED)].flatMap((hit) => {
    const said = hit[1] ?? hit[2] ?? hit[3] ?? ''
    return placedWords(said).length < LEAST_WORDS ? [] : [{ text: said, from: hit.index, to: hit.index + hit[0].length }]
  })

/** @param passage its words with blanks around each */
export const isQuotedFrom = (quotation: Quotation, passage: string): boolean =>
  passage.includes(` ${wordsAlone(quotation.text)} `)

export const wordsAlone = (text: string): string =>
  placedWords(text)
    .map(({ word }) => word)
    .join(' ')

/** Half of the words have to be there. */
const ALIKE = 0.5

/** As many words of the passage that have most in common with it. */
export function nearestWords(quotation: Quotation, passage: string): string | null {
  const wanted = new Set(placedWords(quotation.text).map(({ word }) => word))
  const [size, words] = [placedWords(quotation.text).length, placedWords(passage)]
  let [common, most, at] = [0, 0, 0]
  for (const [place, { word }] of words.entries()) {
    if (wanted.has(word)) common++
    const left = words[place - size]
    if (left && wanted.has(left.word)) common--
    if (common > most) [most, at] = [common, place]
  }
  const [first, last] = [words[Math.max(0, at - size + 1)], words[at]]
  return first && last && most >= size * ALIKE ? passage.slice(first.from, last.to) : null
}
