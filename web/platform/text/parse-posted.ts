import { splitBold } from '#contract/reading/split-bold.ts'

export type Piece =
  | { kind: 'text'; text: string; strong: boolean }
  | { kind: 'mention'; text: string; strong: boolean }
  | { kind: 'link'; text: string; href: string; strong: boolean }

export interface PostedBlock {
  kind: 'heading' | 'paragraph'
  pieces: Piece[]
}

const HEADING = /^###\s+(\S.*)$/
const LINK = /\bhttps?:\/\/[^\s<>"'`]+/gi

/** @param mention first group: what precedes it */
export function parsePosted(text: string, mention: RegExp): PostedBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part, mention))
}

function blocksOf(part: string, mention: RegExp): PostedBlock[] {
  const blocks: PostedBlock[] = []
  let lines: string[] = []
  const endParagraph = () => {
    const text = lines.join('\n').trim()
    if (text) blocks.push({ kind: 'paragraph', pieces: piecesOf(text, mention) })
    lines = []
  }
  for (const line of part.split('\n')) {
    const heading = HEADING.exec(line.trim())?.[1]
    if (heading === undefined) lines.push(line)
    else {
      endParagraph()
      blocks.push({ kind: 'heading', pieces: piecesOf(heading, mention) })
    }
  }
  endParagraph()
  return blocks
}

function piecesOf(text: string, mention: RegExp): Piece[] {
  return splitBold(text, { acrossLines: false })
    .flatMap((part, place) => splitLinks(part, place % 2 === 1, mention))
    .filter((piece) => piece.text)
}

/** Links first: addresses may contain @. */
function splitLinks(text: string, strong: boolean, mention: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = withoutTrailingPunctuation(found)
    const href = hrefOf(address)
    if (!href) continue
    pieces.push(...splitMentions(text.slice(from, index), strong, mention), { kind: 'link', text: address, href, strong })
    from = index + address.length
  }
  return [...pieces, ...splitMentions(text.slice(from), strong, mention)]
}

/** Keeps brackets that the address opened. */
function withoutTrailingPunctuation(found: string): string {
  let unopened = found.split(')').length - found.split('(').length
  let end = found.length
  for (; end > 0; end--) {
    const last = found.charAt(end - 1)
    if (last === ')' ? unopened <= 0 : !'.,;:!?*_~।]}'.includes(last)) break
    if (last === ')') unopened--
  }
  return found.slice(0, end)
}

/** User information can disguise the host. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password ? url.href : undefined
}

function splitMentions(text: string, strong: boolean, mention: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, 1: before = '', index } of text.matchAll(mention)) {
    const start = index + before.length
    pieces.push({ kind: 'text', text: text.slice(from, start), strong })
    from = index + found.length
    pieces.push({ kind: 'mention', text: text.slice(start, from), strong })
  }
  return [...pieces, { kind: 'text', text: text.slice(from), strong }]
}
