/** A piece of what somebody wrote. Nothing but these four kinds is ever made of it; all the rest, tags too, is text. */
export type Piece =
  | { kind: 'text'; text: string; strong: boolean }
  | { kind: 'mention'; text: string; strong: boolean }
  | { kind: 'link'; text: string; href: string; strong: boolean }

export interface PostedBlock {
  kind: 'heading' | 'paragraph'
  pieces: Piece[]
}

const HEADING = /^###\s+(\S.*)$/
const BOLD = /\*\*(?=\S)([^\n]+?)(?<=\S)\*\*/
const LINK = /\bhttps?:\/\/[^\s<>"'`]+/gi

/** @param mention finds `@name`; its first group is the name */
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
  return text
    .split(BOLD)
    .flatMap((part, place) => linked(part, place % 2 === 1, mention))
    .filter((piece) => piece.text)
}

/** Links first: an address may hold an @, and that is no mention. */
function linked(text: string, strong: boolean, mention: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = withoutTrail(found)
    const href = hrefOf(address)
    if (!href) continue
    pieces.push(...mentioned(text.slice(from, index), strong, mention), { kind: 'link', text: address, href, strong })
    from = index + address.length
  }
  return [...pieces, ...mentioned(text.slice(from), strong, mention)]
}

/** What ends the sentence does not belong to the address; a closing bracket does where the address opened it. */
function withoutTrail(found: string): string {
  let address = found
  for (;;) {
    const last = address.at(-1) ?? ''
    const isUnopened = last === ')' && address.split(')').length > address.split('(').length
    if (!isUnopened && !'.,;:!?*_~।]}'.includes(last)) return address
    address = address.slice(0, -1)
  }
}

/** An address that names somebody before the host only looks like it leads where it says. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password ? url.href : undefined
}

function mentioned(text: string, strong: boolean, mention: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(mention)) {
    pieces.push({ kind: 'text', text: text.slice(from, index), strong }, { kind: 'mention', text: found, strong })
    from = index + found.length
  }
  return [...pieces, { kind: 'text', text: text.slice(from), strong }]
}
