import { type Box, boxAround, isWithin, overlap, type Point, type Size } from './boxes.ts'

export interface Labelled extends Point {
  /** Of the number with the name. */
  whole: Size
  /** Of the number alone. */
  short: Size
}

export interface Label {
  box: Box
  /** Only the number has room. */
  isShort: boolean
}

export const DOT = 8
const GAP = 3
/** A name may take this share of the picture's width. */
const WIDEST = 0.5

/**
 * A place for each label, beside its point where possible. No label covers another or a point, and none leaves the picture. Where a name has
 * no room its number stands near, since the list below the map has the name.
 */
export function placeLabels(points: readonly Labelled[], picture: Size): (Label | undefined)[] {
  const placed = placeAll(points, picture, true)
  return placed.includes(undefined) ? placeAll(points, picture, false) : placed
}

function placeAll(points: readonly Labelled[], picture: Size, withNames: boolean): (Label | undefined)[] {
  const taken = points.map((point) => boxAround(point, { width: DOT, height: DOT }))
  const isFree = (box: Box) => isWithin(box, picture) && !taken.some((other) => overlap(box, other))
  const labels = points.map((point) => (withNames ? named(point, picture, isFree, taken) : undefined))
  return points.map((point, index) => labels[index] ?? numbered(point, picture, isFree, taken))
}

type IsFree = (box: Box) => boolean

function named(point: Labelled, picture: Size, isFree: IsFree, taken: Box[]): Label | undefined {
  if (point.whole.width > picture.width * WIDEST) return undefined
  const box = around(point, point.whole, DOT / 2 + GAP).find(isFree)
  if (box) taken.push(box)
  return box && { box, isShort: false }
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

/** Boxes at a distance from a point: first at its sides, as on printed maps, then at its corners and between them. */
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

/** Of words that help to find one's way: those that have room beside the labels, earlier ones first. */
export function roomFor<T extends { box: Box }>(words: readonly T[], taken: readonly Box[], picture: Size): T[] {
  const kept: T[] = []
  for (const word of words) {
    const isFree = [...taken, ...kept.map(({ box }) => box)].every((box) => !overlap(box, word.box))
    if (isFree && isWithin(word.box, picture)) kept.push(word)
  }
  return kept
}
