import { type Box, boxAround, isWithin, overlap, type Point, type Size } from './boxes.ts'

export interface Labelled extends Point {
  /** Number and name. */
  whole: Size
  /** Number only. */
  short: Size
}

export interface Label {
  box: Box
  isShort: boolean
}

export const DOT = 8
const GAP = 3
/** Widest name, as a share of the picture's width. */
const WIDEST = 0.5

/**
 * Places labels beside their points without overlaps. A name without room becomes its number, as the list below has the names.
 * @param lines that names keep clear of where they can
 */
export function placeLabels(
  points: readonly Labelled[],
  picture: Size,
  reserved?: Box,
  lines: readonly Box[] = [],
): (Label | undefined)[] {
  const placed = placeAll(points, picture, reserved, lines)
  return placed.includes(undefined) ? placeAll(points, picture, reserved) : placed
}

/** @param lines not given: only numbers */
function placeAll(
  points: readonly Labelled[],
  picture: Size,
  reserved: Box | undefined,
  lines?: readonly Box[],
): (Label | undefined)[] {
  const taken = [...points.map((point) => boxAround(point, { width: DOT, height: DOT })), ...(reserved ? [reserved] : [])]
  const isFree = (box: Box) => isWithin(box, picture) && !taken.some((other) => overlap(box, other))
  const labels = points.map((point) => {
    const box = lines && point.whole.width <= picture.width * WIDEST ? namedAt(point, isFree, lines) : undefined
    if (box) taken.push(box)
    return box && { box, isShort: false }
  })
  return points.map((point, index) => labels[index] ?? numbered(point, picture, isFree, taken))
}

type IsFree = (box: Box) => boolean

function namedAt(point: Labelled, isFree: IsFree, lines: readonly Box[]): Box | undefined {
  const free = around(point, point.whole, DOT / 2 + GAP).filter(isFree)
  return free.find((box) => !lines.some((line) => overlap(box, line))) ?? free[0]
}

function numbered(point: Labelled, picture: Size, isFree: IsFree, taken: Box[]): Label | undefined {
  const most = Math.hypot(picture.width, picture.height)
  for (let distance = DOT / 2 + GAP; distance < most; distance += 6) {
    const box = around(point, point.short, distance).find(isFree)
    if (!box) continue
    taken.push(box)
    return { box, isShort: true }
  }
  return undefined
}

/** First at its sides, as on printed maps. */
function around(point: Point, size: Size, distance: number): Box[] {
  return DIRECTIONS.map(([across, down]) =>
    boxAround({ x: point.x + across * (distance + size.width / 2), y: point.y + down * (distance + size.height / 2) }, size),
  )
}

const DIRECTIONS = [
  ...[
    [1, 0],
    [-1, 0],
    [0, -1],
    [0, 1],
  ],
  ...[
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 1],
  ],
  ...[
    [1, -0.5],
    [1, 0.5],
    [-1, -0.5],
    [-1, 0.5],
    [0.5, -1],
    [0.5, 1],
    [-0.5, -1],
    [-0.5, 1],
  ],
] as [number, number][]

/**
 * Earlier words first.
 * @param words each with the places where it may stand
 */
export function roomFor<T extends { box: Box }>(words: readonly (readonly T[])[], taken: readonly Box[], picture: Size): T[] {
  const kept: T[] = []
  for (const places of words) {
    const isFree = ({ box }: T) =>
      isWithin(box, picture) && ![...taken, ...kept.map((word) => word.box)].some((other) => overlap(other, box))
    const found = places.find(isFree)
    if (found) kept.push(found)
  }
  return kept
}
