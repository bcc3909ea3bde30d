import { expect, test } from 'vitest'
import { MAP_BOUNDS } from '#contract/reading/maps.ts'
import { boxAround, overlap } from './boxes.ts'
import { extentOf } from './extent.ts'
import { mapLayout } from './map-layout.ts'
import type { MapSetting } from './map-words.ts'

const place = (latitude: number, longitude: number) => ({ latitude, longitude, label: { en: 'X', hi: 'X', ta: 'X' } })
const DISTRICT = Array.from({ length: 12 }, (_, index) => place(10.5 + Math.floor(index / 4) * 0.4, 79 + (index % 4) * 0.3))

const phone = (places: typeof DISTRICT): MapSetting => ({
  area: 'india',
  extent: extentOf('india', places),
  lang: 'en',
  width: 328,
  letter: 12,
  measure: (text, letter) => text.length * letter * 0.55,
})

test('places spread over an area show all of it', () => {
  expect(extentOf('india', [place(34, 77), place(8, 77)])).toBe(MAP_BOUNDS.india)
  expect(extentOf('world', [place(90, 0), place(-70, 12)])).toBe(MAP_BOUNDS.world)
})

test('one place is shown in its region, which stays on the map', () => {
  const { west, east, south, north } = extentOf('india', [place(39, 61)])
  expect([west, north].map(Math.round)).toEqual([60, 40])
  expect([east - west, north - south].map(Math.round)).toEqual([22, 21])
})

test('places of one district have a dot each, and the whole area is shown in a corner without any', () => {
  const { points, overview } = mapLayout(DISTRICT, phone(DISTRICT))
  expect(points).toHaveLength(12)
  const dots = points.map((point) => boxAround(point, { width: 20, height: 20 }))
  expect(dots.flatMap((dot, index) => dots.slice(index + 1).filter((other) => overlap(dot, other)))).toEqual([])
  expect(overview && dots.some((dot) => overlap(dot, overview))).toBe(false)
})
