import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { isOnMap, MAP_BOUNDS, projectionOf } from '#contract/reading/maps.ts'
import { TEXTS as MAP_TEXTS } from '#messages/all/reading-language/map.ts'
import { isWithin, overlap } from './boxes.ts'
import { coordinatesOf } from './coordinates.ts'
import { mapLayout } from './map-layout.ts'
import type { MapSetting } from './map-words.ts'

/** About as wide as the letters of each script; marks above and below take no room. */
const measure = (text: string, letter: number) => text.replace(/\p{Mn}/gu, '').length * letter * 0.55

const PHONE: MapSetting = {
  area: 'india',
  extent: MAP_BOUNDS.india,
  lang: 'en',
  width: 328,
  letter: 12,
  measure,
}
const WORLD: MapSetting = { ...PHONE, area: 'world', extent: MAP_BOUNDS.world }
const DAKSHIN_GANGOTRI = { latitude: -70.09, longitude: 12 }
const named = (name: string, latitude: number, longitude: number) => ({
  label: { en: name, hi: name, ta: name },
  latitude,
  longitude,
})

describe('where places are', () => {
  test('Delhi is in the upper middle of the map of India, Kanyakumari near its lower end', () => {
    const { xOf, yOf, height } = projectionOf('india', 1000)
    expect(height).toBeCloseTo(1018, 0)
    expect([xOf(77.21), yOf(28.61)].map(Math.round)).toEqual([430, 305])
    expect([xOf(77.54), yOf(8.09)].map(Math.round)).toEqual([439, 855])
  })

  test('Greenwich is in the middle of the world, and Antarctica is on it', () => {
    const { xOf, yOf, height } = projectionOf('world', 1800)
    expect([xOf(0), yOf(0), height]).toEqual([900, 450, 900])
    expect([xOf(12), yOf(-70.09)].map(Math.round)).toEqual([960, 800])
    expect([isOnMap('world', DAKSHIN_GANGOTRI), isOnMap('india', DAKSHIN_GANGOTRI)]).toEqual([true, false])
  })

  test.each([
    ['en', '70.1° S, 12.0° E'],
    ['hi', '70.1° दक्षिण, 12.0° पूर्व'],
    ['ta', '70.1° தெற்கு, 12.0° கிழக்கு'],
  ] as const)('is said in words: %s', (lang, said) => {
    expect(coordinatesOf(DAKSHIN_GANGOTRI, lang)).toBe(said)
  })
})

describe('a map', () => {
  test('points have numbers in their order and names beside them', () => {
    const { points } = mapLayout([named('Hampi', 15.33, 76.46), named('Sanchi', 23.48, 77.74)], PHONE)
    expect(points.map(({ number, name, label }) => [number, name, label?.isShort])).toEqual([
      ['1', 'Hampi', false],
      ['2', 'Sanchi', false],
    ])
  })

  test.each(LANGUAGES)('without points near them all four cities, three seas and the Tropic are named: %s', (lang) => {
    const { words } = mapLayout([named('Leh', 34.2, 77.6)], { ...PHONE, lang })
    const { delhi, mumbai, kolkata, chennai, arabianSea, bayOfBengal, indianOcean, cancer } = MAP_TEXTS[lang]
    const texts = words.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining([delhi, mumbai, kolkata, chennai, arabianSea, bayOfBengal, indianOcean, cancer]))
  })

  test.each(LANGUAGES)('words cover neither each other nor a label, and stay in the picture: %s', (lang) => {
    const points = Array.from({ length: 20 }, (_, index) => named(`Place ${index}`, 8 + index * 1.2, 70 + ((index * 7) % 20)))
    const layout = mapLayout(points, { ...PHONE, lang })
    const boxes = [...layout.words.map(({ box }) => box), ...layout.points.flatMap(({ label }) => label?.box ?? [])]
    expect(boxes.every((box) => isWithin(box, layout))).toBe(true)
    const clashes = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)))
    expect(clashes).toEqual([])
  })

  test('two places in one spot share a dot and their numbers', () => {
    const { points } = mapLayout([named('Paris', 48.86, 2.35), named('Versailles', 48.8, 2.13), named('Fiji', -17.7, 178)], WORLD)
    expect(points.map(({ number, name }) => [number, name])).toEqual([
      ['1, 2', undefined],
      ['3', 'Fiji'],
    ])
  })

  test('on a phone an ocean with a long name in little water has none', () => {
    const texts = mapLayout([named('Paris', 48.9, 2.3)], { ...WORLD, lang: 'ta' }).words.map(({ text }) => text)
    expect(texts).not.toContain(MAP_TEXTS.ta.atlanticOcean)
  })

  test('of the world it names the Equator and the two Tropics', () => {
    const { words } = mapLayout([named('Paris', 48.9, 2.3)], WORLD)
    const texts = words.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Equator', 'Tropic of Cancer', 'Tropic of Capricorn', 'Pacific Ocean']))
  })
  test.each(LANGUAGES)(
    'the Tropic is named also where a place stands at its end, and no line goes through a sea’s name: %s',
    (lang) => {
      const { words, parallels } = mapLayout([named('Samoa', -13.8, -172), named('Fiji', -17.7, 178)], { ...WORLD, lang })
      expect(words.map(({ text }) => text)).toEqual(
        expect.arrayContaining([MAP_TEXTS[lang].equator, MAP_TEXTS[lang].cancer, MAP_TEXTS[lang].capricorn]),
      )
      const lines = parallels.filter(({ isNamed }) => isNamed)
      const struck = words.filter(({ kind, box }) => kind === 'sea' && lines.some(({ y }) => y > box.y && y < box.y + box.height))
      expect(struck).toEqual([])
    },
  )
})
