/** Text like `textOfMarkup`, with each character's place in the page. */
export interface TextMap {
  text: string
  places: { node: Text; offset: number }[]
}

const BLOCKS = 'p,li,h3,h4,h5,th,td,dt,dd'
/** Headings and notes that are not the article's text. */
const SKIPPED = '[data-not-text]'

/** Blanks and ends of blocks become one space. */
export function textMapOf(...roots: Element[]): TextMap {
  const map: TextMap = { text: '', places: [] }
  let lastBlock: Element | null = null
  for (const node of roots.flatMap((root) => [...textNodesOf(root)])) {
    const block = node.parentElement?.closest(BLOCKS) ?? null
    if (block !== lastBlock) addSpace(map, { node, offset: 0 })
    lastBlock = block
    for (let offset = 0; offset < node.data.length; offset++) addCharacter(map, { node, offset })
  }
  return map.text.endsWith(' ') ? { text: map.text.slice(0, -1), places: map.places.slice(0, -1) } : map
}

function* textNodesOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement?.closest(SKIPPED)) yield node as Text
}

function addCharacter(map: TextMap, place: TextMap['places'][number]): void {
  const character = place.node.data.charAt(place.offset)
  if (/\s/.test(character)) addSpace(map, place)
  else add(map, character, place)
}

function addSpace(map: TextMap, place: TextMap['places'][number]): void {
  if (map.text !== '' && !map.text.endsWith(' ')) add(map, ' ', place)
}

function add(map: TextMap, character: string, place: TextMap['places'][number]): void {
  map.text += character
  map.places.push(place)
}

export function rangeIn({ places }: TextMap, start: number, end: number): Range | undefined {
  const [first, last] = [places[start], places[end - 1]]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

/** Without surrounding blanks. */
export function coveredBy(range: Range, { text, places }: TextMap): { start: number; end: number } | undefined {
  const isCovered = ({ node, offset }: TextMap['places'][number]) =>
    range.comparePoint(node, offset) === 0 && range.comparePoint(node, offset + 1) === 0
  let start = places.findIndex(isCovered)
  let end = places.findLastIndex(isCovered) + 1
  while (start >= 0 && start < end && text[start] === ' ') start++
  while (end > start && text[end - 1] === ' ') end--
  return start >= 0 && start < end ? { start, end } : undefined
}
