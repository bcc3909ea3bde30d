import { SENTENCE_RULES } from '#contract/catalogue/catalogue.ts'
import type { SentenceRules } from '#contract/catalogue/shape.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'

/** Some browsers fall silent in the middle of longer ones. */
export const LONGEST_PIECE = 200

/** Something to say in one go. */
export interface Piece {
  lang: Language
  text: string
}

/** A text as sentences to be spoken one after the other: without marks of markup, none longer than a browser can bear. */
export function sentencePieces({ lang, text }: Piece): Piece[] {
  return paragraphs(text)
    .flatMap((paragraph) => sentences(paragraph, lang))
    .flatMap((sentence) => shortened(sentence))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => ({ lang, text: piece }))
}

const HEADING_OR_ITEM = /^\s*(?:#{1,6}\s+|[-*•]\s+)/

/** Headings and items of a list stand alone; other lines that follow each other are one paragraph. */
function paragraphs(text: string): string[] {
  const blocks = ['']
  for (const line of text.replace(/\\r?\\n|\\n|\r\n?/g, '\n').split('\n')) {
    const isOwn = HEADING_OR_ITEM.test(line)
    const said = line
      .replace(HEADING_OR_ITEM, '')
      .replace(/\*\*|__|`|^\s*>\s+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (isOwn) blocks.push(said, '')
    else if (!said) blocks.push('')
    else blocks.push(`${blocks.pop() ?? ''} ${said}`.trim())
  }
  return blocks.filter(Boolean)
}

function sentences(paragraph: string, lang: Language): string[] {
  const whole: string[] = []
  for (const part of split(paragraph, lang)) {
    const before = whole.at(-1)
    if (before !== undefined && goesOn(before)) whole[whole.length - 1] = `${before} ${part}`
    else whole.push(part)
  }
  return whole
}

function split(paragraph: string, lang: Language): string[] {
  const parts = Intl.Segmenter
    ? [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(paragraph)].map(({ segment }) => segment)
    : paragraph.split(/(?<=[.!?।])\s+/)
  return parts.map((part) => part.trim()).filter(Boolean)
}

const alternatives = (of: (rules: SentenceRules) => string) => LANGUAGES.map((lang) => of(SENTENCE_RULES[lang])).join('|')
const ABBREVIATION = new RegExp(`(?:^|[\\s(“"'])(?:${alternatives(({ abbreviations }) => abbreviations)})\\.$`, 'iu')
const INITIAL = new RegExp(`(?:^|[\\s(.“"'])(?:${alternatives(({ initials }) => initials)})\\.$`, 'u')

const goesOn = (sentence: string) => ABBREVIATION.test(sentence) || INITIAL.test(sentence)

/** Cut at the last comma or dash that fits, else between words, else between letters as people see them. */
function shortened(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > LONGEST_PIECE) {
    const cut = cutOf(rest.slice(0, LONGEST_PIECE))
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

function cutOf(start: string): number {
  const clause = Math.max(...[...start.matchAll(/[,;:।—–](?=\s)/g)].map(({ index }) => index + 1), 0)
  if (clause > LONGEST_PIECE / 3) return clause
  const space = start.lastIndexOf(' ')
  return space > 0 ? space : lastWholeLetter(start)
}

/** The last letter may go on beyond the cut, so it stays with what follows. */
function lastWholeLetter(start: string): number {
  if (!Intl.Segmenter) return start.length
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)]
  return letters.at(-1)?.index || start.length
}
