import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlineOf } from './map-outlines.ts'

test.each([
  ['india', 12_000, 30],
  ['world', 25_000, 60],
] as const)('the outline of %s is small and has the large islands', (area, most, least) => {
  const outline = outlineOf(area)
  expect(outline.length).toBeLessThan(most)
  expect(outline.length).toBeGreaterThan(most / 2)
  expect(outline.match(/M/g)?.length).toBeGreaterThan(least)
  expect(outline).toMatch(/^(?:M-?\d+ -?\d+l[\d -]+z)+$/)
})

test('the files that it is made from have land and no countries', () => {
  for (const name of ['land-10m', 'land-50m']) {
    const { objects } = JSON.parse(readFileSync(`node_modules/world-atlas/${name}.json`, 'utf8'))
    expect(Object.keys(objects)).toEqual(['land'])
  }
})
