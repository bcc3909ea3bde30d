import { MAP_TEXTS } from '#contract/catalogue/map-texts.ts'
import type { Language } from '#contract/languages.ts'
import { MAP_BOUNDS, type MapArea, type Place, projectionOf } from '#contract/reading/maps.ts'
import { type Box, boxAround, type Point, type Size } from './boxes.ts'
import { CITIES, GRID_STEP, NAMED_LINES, SEAS } from './landmarks.ts'
import { DOT, type Label, placeLabels, roomFor } from './place-labels.ts'

export interface MapSetting {
  area: MapArea
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
  /** Of a city. */
  dot?: Point
}

export interface MapPoint extends Point {
  number: number
  name: string
  label: Label | undefined
}

export interface MapLayout extends Size {
  /** Left to right and top to bottom. */
  parallels: { y: number; isNamed: boolean }[]
  meridians: number[]
  points: MapPoint[]
  words: Word[]
}

interface Named extends Place {
  label: Record<Language, string>
}

export function mapLayout(points: readonly Named[], setting: MapSetting): MapLayout {
  const { area, lang, width } = setting
  const { height, xOf, yOf } = projectionOf(area, width)
  const at = ({ latitude, longitude }: Place): Point => ({ x: xOf(longitude), y: yOf(latitude) })
  const dots = points.map((point, index) => ({
    ...wholeIn(at(point), { width, height }),
    number: index + 1,
    name: point.label[lang],
  }))
  const sized = dots.map((dot) => ({ ...dot, whole: sizeOf(labelOf(dot), setting), short: sizeOf(`${dot.number}`, setting) }))
  const labels = placeLabels(sized, { width, height })
  const taken = [
    ...labels.flatMap((label) => label?.box ?? []),
    ...dots.map((dot) => boxAround(dot, { width: DOT, height: DOT })),
  ]
  const named = NAMED_LINES.filter(({ latitude }) => latitude > MAP_BOUNDS[area].south)
  const parallels = gridOf(MAP_BOUNDS[area].south, MAP_BOUNDS[area].north, GRID_STEP[area])
  const meridians = gridOf(MAP_BOUNDS[area].west, MAP_BOUNDS[area].east, GRID_STEP[area])
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
  }
}

/** Moves a point at the edge inwards. */
const wholeIn = ({ x, y }: Point, picture: Size): Point => ({
  x: Math.min(Math.max(x, DOT / 2), picture.width - DOT / 2),
  y: Math.min(Math.max(y, DOT / 2), picture.height - DOT / 2),
})

export const labelOf = ({ number, name }: { number: number; name: string }): string => `${number} ${name}`

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
  const cities = CITIES[area].map(({ name, ...place }) => cityOf(at(place), texts[name], size(texts[name])))
  const seas = SEAS[area].map(({ name, ...place }): Word => {
    return { kind: 'sea', text: texts[name], box: boxAround(at(place), size(texts[name])) }
  })
  return [...cities, ...seas, ...linesOf(setting, at, size), ...(area === 'india' ? degreesOf(grid, at, setting, size) : [])]
}

function cityOf(dot: Point, text: string, { width, height }: Size): Word {
  return { kind: 'city', text, dot, box: { x: dot.x - DOT / 2, y: dot.y - height / 2, width: width + DOT, height } }
}

type SizeOf = (text: string) => Size

function linesOf({ lang }: MapSetting, at: (place: Place) => Point, sizeOf: SizeOf): Word[] {
  return NAMED_LINES.map(({ name, latitude }): Word => {
    const text = MAP_TEXTS[lang][name]
    const size = sizeOf(text)
    const { y } = at({ latitude, longitude: 0 })
    return { kind: 'line', text, box: { ...size, x: 2, y: y - size.height } }
  })
}

function degreesOf({ parallels, meridians }: Grid, at: (place: Place) => Point, setting: MapSetting, sizeOf: SizeOf): Word[] {
  const { height } = projectionOf(setting.area, setting.width)
  const word = (text: string, place: (size: Size) => Point): Word => {
    const size = sizeOf(text)
    return { kind: 'degree', text, box: { ...size, ...place(size) } }
  }
  return [
    ...parallels.map((latitude) => word(`${latitude}°`, (size) => ({ x: 2, y: at({ latitude, longitude: 0 }).y - size.height }))),
    ...meridians.map((longitude) =>
      word(`${longitude}°`, (size) => ({ x: at({ latitude: 0, longitude }).x + 2, y: height - size.height - 2 })),
    ),
  ]
}
