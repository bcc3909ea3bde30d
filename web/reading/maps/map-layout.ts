import type { Language } from '#contract/languages.ts'
import { type Bounds, MAP_BOUNDS, type MapArea, type Place, projectionOf } from '#contract/reading/maps.ts'
import { type Box, boxAround, overlap, type Point, type Size } from './boxes.ts'
import { GRID_STEP, NAMED_LINES } from './landmarks.ts'
import { type MapSetting, sizeOf, type Word, wordsOf } from './map-words.ts'
import { DOT, type Label, placeLabels, roomFor } from './place-labels.ts'

export interface MapPoint extends Point {
  /** Of places in one spot: "4, 5". */
  number: string
  /** Not of places in one spot: the list has their names. */
  name: string | undefined
  label: Label | undefined
}

export interface MapLayout extends Size {
  /** Left to right and top to bottom. */
  parallels: { y: number; isNamed: boolean }[]
  meridians: number[]
  points: MapPoint[]
  words: Word[]
  /** Where the whole area is shown in small. */
  overview: Box | undefined
}

interface Named extends Place {
  label: Record<Language, string>
}

export function mapLayout(points: readonly Named[], setting: MapSetting): MapLayout {
  const { area, extent, width } = setting
  const { height, xOf, yOf } = projectionOf(area, width, extent)
  const at = ({ latitude, longitude }: Place): Point => ({ x: xOf(longitude), y: yOf(latitude) })
  const dots = dotsOf(points, setting, at)
  const sized = dots.map((dot) => ({ ...dot, whole: sizeOf(labelOf(dot), setting), short: sizeOf(dot.number, setting) }))
  const named = NAMED_LINES.filter(({ latitude }) => latitude > extent.south && latitude < extent.north)
  const lines = named.map(({ latitude }) => ({ x: 0, y: yOf(latitude) - 1, width, height: 2 }))
  const overview = extent === MAP_BOUNDS[area] ? undefined : freeCorner(dots, { width, height })
  const labels = placeLabels(sized, { width, height }, overview, lines)
  const taken = [
    ...(overview ? [overview] : []),
    ...labels.flatMap((label) => label?.box ?? []),
    ...dots.map((dot) => boxAround(dot, { width: DOT, height: DOT })),
  ]
  const step = gridStep(area, extent)
  const parallels = gridOf(extent.south, extent.north, step)
  const meridians = gridOf(extent.west, extent.east, step)
  return {
    width,
    height,
    parallels: [
      ...parallels.filter((latitude) => latitude !== 0).map((latitude) => ({ y: yOf(latitude), isNamed: false })),
      ...named.map(({ latitude }) => ({ y: yOf(latitude), isNamed: true })),
    ],
    meridians: meridians.map(xOf),
    points: dots.map((dot, index) => ({ ...dot, label: labels[index] })),
    words: roomFor(wordsOf(setting, at, { parallels, meridians }, lines), taken, { width, height }),
    overview,
  }
}

/** Places whose dots would cover each other share one. */
function dotsOf(points: readonly Named[], { area, extent, lang, width }: MapSetting, at: (place: Place) => Point) {
  const { height } = projectionOf(area, width, extent)
  const dots: (Point & { number: string; name: string | undefined })[] = []
  for (const [index, point] of points.entries()) {
    const place = wholeIn(at(point), { width, height })
    const near = dots.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < DOT / 2)
    if (near) Object.assign(near, { number: `${near.number}, ${index + 1}`, name: undefined })
    else dots.push({ ...place, number: `${index + 1}`, name: point.label[lang] })
  }
  return dots
}

const OVERVIEW = 0.26

/** The corner with the fewest points. */
function freeCorner(dots: readonly Point[], picture: Size): Box {
  const size = { width: picture.width * OVERVIEW, height: picture.height * OVERVIEW }
  const [right, bottom] = [picture.width - size.width, picture.height - size.height]
  const corners = [
    { x: 0, y: bottom },
    { x: right, y: bottom },
    { x: right, y: 0 },
    { x: 0, y: 0 },
  ].map((corner) => ({ ...corner, ...size }))
  const pointsIn = (corner: Box) => dots.filter((dot) => overlap(corner, boxAround(dot, { width: DOT, height: DOT }))).length
  return corners.reduce((best, corner) => (pointsIn(corner) < pointsIn(best) ? corner : best))
}

/** Lines in every part that is shown. */
const gridStep = (area: MapArea, { west, east }: Bounds): number =>
  [1, 2, 5, 10].find((step) => (east - west) / step <= 5) ?? GRID_STEP[area]

/** Moves a point at the edge inwards. */
const wholeIn = ({ x, y }: Point, picture: Size): Point => ({
  x: Math.min(Math.max(x, DOT / 2), picture.width - DOT / 2),
  y: Math.min(Math.max(y, DOT / 2), picture.height - DOT / 2),
})

const labelOf = ({ number, name }: { number: string; name: string | undefined }): string => (name ? `${number} ${name}` : number)

/** The multiples of a step between two values. */
function gridOf(from: number, to: number, step: number): number[] {
  const first = Math.floor(from / step) + 1
  return Array.from({ length: Math.ceil(to / step) - first }, (_, index) => (first + index) * step)
}
