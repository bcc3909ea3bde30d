import type { Language } from '#contract/languages.ts'
import { type Bounds, MAP_BOUNDS, type MapArea, type Place, projectionOf } from '#contract/reading/maps.ts'
import { TEXTS as MAP_TEXTS } from '#messages/all/reading-language/map.ts'
import { type Box, boxAround, overlap, type Point, type Size } from './boxes.ts'
import { CITIES, GRID_STEP, NAMED_LINES, SEAS } from './landmarks.ts'
import { DOT, type Label, placeLabels, roomFor } from './place-labels.ts'

export interface MapSetting {
  area: MapArea
  /** The part of the area that is shown. */
  extent: Bounds
  lang: Language
  /** Pixels. */
  width: number
  /** Label font size, pixels. */
  letter: number
  measure: (text: string, letter: number) => number
}

/** A word for orientation, such as a sea. */
export interface Word {
  kind: 'sea' | 'line' | 'degree' | 'city'
  text: string
  box: Box
  /** Where the text begins. */
  left: number
  /** Of a city. */
  dot?: Point
}

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
  const overview = extent === MAP_BOUNDS[area] ? undefined : freeCorner(dots, { width, height })
  const labels = placeLabels(sized, { width, height }, overview)
  const taken = [
    ...(overview ? [overview] : []),
    ...labels.flatMap((label) => label?.box ?? []),
    ...dots.map((dot) => boxAround(dot, { width: DOT, height: DOT })),
  ]
  const named = NAMED_LINES.filter(({ latitude }) => latitude > extent.south && latitude < extent.north)
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
    words: roomFor(wordsOf(setting, at, { parallels, meridians }), taken, { width, height }),
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

/** Relative to labels. */
export const SMALL = 0.85
const LINE = 1.5

const sizeOf = (text: string, { letter, measure }: MapSetting): Size => ({
  width: measure(text, letter) + 4,
  height: letter * LINE,
})

type Grid = Record<'parallels' | 'meridians', number[]>

/** The more useful ones first. */
function wordsOf(setting: MapSetting, at: (place: Place) => Point, grid: Grid): Word[] {
  const { area, lang } = setting
  const texts = MAP_TEXTS[lang]
  const size = (text: string) => sizeOf(text, { ...setting, letter: setting.letter * SMALL })
  const cities = CITIES[area].map(({ name, isLeft, ...place }) => cityOf(at(place), texts[name], size(texts[name]), isLeft))
  const { xOf } = projectionOf(area, setting.width, setting.extent)
  const seas = SEAS[area]
    .filter(({ name, room }) => room === undefined || size(texts[name]).width < xOf(room) - xOf(0))
    .map(({ name, ...place }): Word => {
      const box = boxAround(at(place), size(texts[name]))
      return { kind: 'sea', text: texts[name], box, left: box.x + 2 }
    })
  return [...cities, ...seas, ...linesOf(setting, at, size), ...(area === 'india' ? degreesOf(grid, at, setting, size) : [])]
}

function cityOf(dot: Point, text: string, { width, height }: Size, isLeft = false): Word {
  const x = isLeft ? dot.x - DOT / 2 - width : dot.x - DOT / 2
  const box = { x, y: dot.y - height / 2, width: width + DOT, height }
  return { kind: 'city', text, dot, box, left: isLeft ? x : dot.x + 6 }
}

type SizeOf = (text: string) => Size

function linesOf({ lang }: MapSetting, at: (place: Place) => Point, sizeOf: SizeOf): Word[] {
  return NAMED_LINES.map(({ name, latitude }): Word => {
    const text = MAP_TEXTS[lang][name]
    const size = sizeOf(text)
    const { y } = at({ latitude, longitude: 0 })
    return { kind: 'line', text, box: { ...size, x: 2, y: y - size.height }, left: 4 }
  })
}

function degreesOf({ parallels, meridians }: Grid, at: (place: Place) => Point, setting: MapSetting, sizeOf: SizeOf): Word[] {
  const { height } = projectionOf(setting.area, setting.width, setting.extent)
  const word = (text: string, place: (size: Size) => Point): Word => {
    const size = sizeOf(text)
    const box = { ...size, ...place(size) }
    return { kind: 'degree', text, box, left: box.x + 2 }
  }
  return [
    ...parallels.map((latitude) => word(`${latitude}°`, (size) => ({ x: 2, y: at({ latitude, longitude: 0 }).y - size.height }))),
    ...meridians.map((longitude) =>
      word(`${longitude}°`, (size) => ({ x: at({ latitude: 0, longitude }).x + 2, y: height - size.height - 2 })),
    ),
  ]
}
