import { cutText } from '#contract/cut-text.ts'
import { MAX_PASSAGE, MAX_PASSAGES } from '#contract/newsroom/sources/source-rules.ts'
import { nfc } from '#contract/nfc.ts'
import { sentencesOfLine } from '#contract/sentences.ts'

export interface ReadText {
  passages: string[]
  isCut: boolean
}

/** @param paragraphs in the order of the text; those without a letter or digit are left out */
export function passagesIn(paragraphs: readonly string[]): ReadText {
  const passages: string[] = []
  for (const paragraph of paragraphs) {
    const text = tidy(paragraph)
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    for (const part of partsOf(text)) {
      if (passages.length === MAX_PASSAGES) return { passages, isCut: true }
      passages.push(part)
    }
  }
  return { passages, isCut: false }
}

/** Blank lines divide paragraphs; in a text without them each line is one. */
export function paragraphsOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (!lines.some((line) => line.trim() === '')) return lines
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map((paragraph) => paragraph.join(' '))
}

/** Without characters that nobody sees, and storable. */
export const tidy = (text: string): string =>
  nfc(text.toWellFormed())
    .replace(/[\0\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** At the end of a sentence where there is one; else in its middle. */
function partsOf(text: string): string[] {
  if (text.length <= MAX_PASSAGE) return [text]
  const parts: string[] = []
  let part = ''
  for (const { start, end } of sentencesOfLine(text, 'en')) {
    for (let rest = text.slice(start, end); rest !== ''; ) {
      const joined = part === '' ? rest : `${part} ${rest}`
      if (joined.length <= MAX_PASSAGE) {
        part = joined
        break
      }
      if (part === '') {
        part = cutText(rest, MAX_PASSAGE)
        rest = rest.slice(part.length).trim()
      }
      parts.push(part.trim())
      part = ''
    }
  }
  return part === '' ? parts : [...parts, part]
}

const SCRIPTS: readonly [language: string, letters: RegExp][] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['en', /\p{Script=Latin}/gu],
]
const SAMPLE = 5000

/** By the script of most letters; `null`: another one. */
export function languageOfText(passages: readonly string[]): string | null {
  const sample = cutText(passages.join(' '), SAMPLE)
  const counts = SCRIPTS.map(([language, letters]) => ({ language, count: sample.match(letters)?.length ?? 0 }))
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  return counts.find(({ count }) => count > letters / 2)?.language ?? null
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id)$/i

/** The same page by another link has the same address. */
export function withoutTracking(url: URL): string {
  const found = new URL(url)
  for (const name of [...found.searchParams.keys()]) if (TRACKING.test(name)) found.searchParams.delete(name)
  found.hash = ''
  return found.href
}
