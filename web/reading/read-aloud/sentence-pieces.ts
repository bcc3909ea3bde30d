import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import { withoutEmphasis } from '#contract/reading/split-emphasis.ts'
import { withSpokenTables } from '#contract/reading/spoken-tables.ts'
import { sentencesOfLine } from '#contract/sentences.ts'

/** Some browsers stop in longer utterances. */
export const MAX_PIECE_LENGTH = 200

/** One utterance. */
export interface Piece {
  lang: Language
  text: string
}

/** Sentences without markup, split at `MAX_PIECE_LENGTH`. */
export function sentencePieces({ lang, text }: Piece): Piece[] {
  return sentencesOf({ lang, text })
    .flatMap((sentence) => shortened(sentence))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => ({ lang, text: piece }))
}

export function sentencesOf({ lang, text }: Piece): string[] {
  return paragraphs(text).flatMap((paragraph) =>
    sentencesOfLine(paragraph, lang).map(({ start, end }) => paragraph.slice(start, end)),
  )
}

const HEADING_OR_ITEM = /^\s*(?:#{1,6}\s+|[-*•]\s+)/
const NUMBERED = /^\s*(\d{1,3})[.)]\s+/

/** Headings and list items are separate; other consecutive lines form a paragraph. */
function paragraphs(text: string): string[] {
  const blocks: string[][] = [[]]
  for (const line of withSpokenTables(text.replace(/\\r?\\n|\\n|\r\n?/g, '\n')).split('\n')) {
    if (!line.trim()) {
      blocks.push([])
      continue
    }
    const isOwn = HEADING_OR_ITEM.test(line) || NUMBERED.test(line)
    const said = withoutEmphasis(line.replace(HEADING_OR_ITEM, ''))
      // A full stop would start another sentence.
      .replace(NUMBERED, '$1: ')
      .replace(/\*\*|__|`|^\s*>\s+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (isOwn) blocks.push([said], [])
    else if (said) blocks.at(-1)?.push(said)
    else blocks.push([])
  }
  return blocks.map((lines) => lines.join(' ')).filter(Boolean)
}

/** At the last comma or dash, else between words, else between graphemes. */
function shortened(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > MAX_PIECE_LENGTH) {
    const cut = cutOf(cutText(rest, MAX_PIECE_LENGTH))
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

function cutOf(start: string): number {
  const clause = Math.max(...[...start.matchAll(/[,;:।—–](?=\s)/g)].map(({ index }) => index + 1), 0)
  if (clause > MAX_PIECE_LENGTH / 3) return clause
  const space = start.lastIndexOf(' ')
  return space > 0 ? space : start.length
}
