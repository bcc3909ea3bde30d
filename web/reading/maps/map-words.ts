import type { Language } from '#contract/languages.ts'
import { type Bounds, type MapArea, type Place, projectionOf } from '#contract/reading/maps.ts'
import { TEXTS as MAP_TEXTS } from '#messages/all/reading-language/map.ts'
import { type Box, boxAround, overlap, type Point, type Size } from './boxes.ts'
import { CITIES, NAMED_LINES, SEAS } from './landmarks.ts'
import { DOT } from './place-labels.ts'

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

/** Relative to labels. */
export const SMALL = 0.85
const LINE = 1.5

export const sizeOf = (text: string, { letter, measure }: MapSetting): Size => ({
  width: measure(text, letter) + 4,
  height: letter * LINE,
})

export type Grid = Record<'parallels' | 'meridians', number[]>

/**
 * The more useful ones first, each with the places where it may stand, the best first.
 * @param lines that are drawn and named: no sea's name is struck through by one
 */
export function wordsOf(setting: MapSetting, at: (place: Place) => Point, grid: Grid, lines: readonly Box[]): Word[][] {
  const { area, lang } = setting
  const texts = MAP_TEXTS[lang]
  const size = (text: string) => sizeOf(text, { ...setting, letter: setting.letter * SMALL })
  const cities = CITIES[area].map(({ name, isLeft, ...place }) => cityOf(at(place), texts[name], size(texts[name]), isLeft))
  const { xOf } = projectionOf(area, setting.width, setting.extent)
  const seas = SEAS[area]
    .filter(({ name, room }) => room === undefined || size(texts[name]).width < xOf(room) - xOf(0))
    .map(({ name, also = [], ...place }) =>
      [place, ...also].flatMap((one) => seasAt(at(one), texts[name], size(texts[name]))).filter(isClearOf(lines)),
    )
  const degrees = area === 'india' ? degreesOf(grid, at, setting, size) : []
  return [...cities.map((city) => [city]), ...linesOf(setting, at, size), ...seas, ...degrees.map((degree) => [degree])]
}

const isClearOf =
  (lines: readonly Box[]) =>
  ({ box }: Word) =>
    !lines.some((line) => overlap(line, box))

/** Around the middle of the sea, in steps of half a line. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3]

function seasAt({ x, y }: Point, text: string, size: Size): Word[] {
  return SHIFTS.map((shift) => {
    const box = boxAround({ x, y: y + (shift * size.height) / 2 }, size)
    return { kind: 'sea', text, box, left: box.x + 2 }
  })
}

function cityOf(dot: Point, text: string, { width, height }: Size, isLeft = false): Word {
  const x = isLeft ? dot.x - DOT / 2 - width : dot.x - DOT / 2
  const box = { x, y: dot.y - height / 2, width: width + DOT, height }
  return { kind: 'city', text, dot, box, left: isLeft ? x : dot.x + 6 }
}

type SizeOf = (text: string) => Size

/** Shares of the width: the ends, then the open water of the Pacific and of the Indian Ocean. */
const ALONG = [0, 1, 0.22, 0.72]

/** Above or below the line. */
function linesOf({ lang, width }: MapSetting, at: (place: Place) => Point, sizeOf: SizeOf): Word[][] {
  return NAMED_LINES.map(({ name, latitude }) => {
    const text = MAP_TEXTS[lang][name]
    const size = sizeOf(text)
    const { y } = at({ latitude, longitude: 0 })
    const places = ALONG.map((share) => 2 + share * (width - size.width - 4)).flatMap((x) => [
      { x, y: y - size.height },
      { x, y },
    ])
    return places.map((place): Word => ({ kind: 'line', text, box: { ...size, ...place }, left: place.x + 2 }))
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
