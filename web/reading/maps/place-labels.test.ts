import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, boxAround, isWithin, overlap } from './boxes.ts'
import { DOT, type Labelled, placeLabels, roomFor } from './place-labels.ts'

const PHONE_INDIA = { width: 328, height: 334 }
const PHONE_WORLD = { width: 328, height: 164 }

const labelled = (x: number, y: number, width = 60): Labelled => ({
  x,
  y,
  whole: { width, height: 18 },
  short: { width: 18, height: 18 },
})

/** Pairs of boxes that cover each other; the own point of a label counts too. */
function clashes(points: readonly Labelled[], boxes: readonly Box[]): number {
  const dots = points.map((point) => boxAround(point, { width: DOT, height: DOT }))
  const pairs = boxes.flatMap((box, index) => [...boxes.slice(index + 1), ...dots].filter((other) => overlap(box, other)))
  return pairs.length
}

const boxesOf = (labels: ReturnType<typeof placeLabels>) => labels.flatMap((label) => label?.box ?? [])

describe('labels of a map', () => {
  test.each([
    ['India on a phone', PHONE_INDIA, 30],
    ['the world on a phone', PHONE_WORLD, 12],
  ])('none covers another or a point, none leaves the picture, and each point has one: %s', (_name, picture, most) => {
    const point = fc
      .tuple(fc.nat(picture.width), fc.nat(picture.height), fc.integer({ min: 20, max: 400 }))
      .map(([x, y, width]) => labelled(x, y, width))
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: most }), (points) => {
        const labels = placeLabels(points, picture)
        expect(labels).not.toContain(undefined)
        expect(clashes(points, boxesOf(labels))).toBe(0)
        expect(boxesOf(labels).every((box) => isWithin(box, picture))).toBe(true)
      }),
      { seed: 26, numRuns: 200 },
    )
  })

  test('twelve points within one degree get their numbers around them', () => {
    const points = Array.from({ length: 12 }, (_, index) => labelled(160 + (index % 4), 80 + Math.floor(index / 4), 300))
    const labels = placeLabels(points, PHONE_WORLD)
    expect(labels.map((label) => label?.isShort)).toEqual(Array(12).fill(true))
    expect(clashes(points, boxesOf(labels))).toBe(0)
  })

  test('a name stands at the right of its point, and at the left at the right edge', () => {
    const [alone, atEdge] = placeLabels([labelled(100, 100), labelled(320, 200)], PHONE_INDIA)
    expect(alone).toEqual({ box: { x: 107, y: 91, width: 60, height: 18 }, isShort: false })
    expect(atEdge?.box.x).toBe(320 - 7 - 60)
  })

  test('a name keeps clear of a named line, if there is room elsewhere', () => {
    const line = { x: 0, y: 99, width: 328, height: 2 }
    const [clear] = placeLabels([labelled(100, 100)], PHONE_INDIA, undefined, [line])
    expect(clear && overlap(clear.box, line)).toBe(false)
    const everywhere = { x: 0, y: 0, width: 328, height: 334 }
    expect(placeLabels([labelled(100, 100)], PHONE_INDIA, undefined, [everywhere])[0]?.box.x).toBe(107)
  })

  test('a name that is too long for the picture is left to the list', () => {
    expect(placeLabels([labelled(100, 100, 200)], PHONE_INDIA)[0]?.isShort).toBe(true)
  })

  test('other words give way to labels and to earlier words', () => {
    const word = (x: number) => ({ box: { x, y: 10, width: 50, height: 15 } })
    const words = [word(0), word(30), word(100), word(300)]
    expect(
      roomFor(
        words.map((one) => [one]),
        [{ x: 140, y: 0, width: 20, height: 30 }],
        PHONE_INDIA,
      ),
    ).toEqual([word(0)])
    expect(roomFor([[word(300), word(200)]], [], PHONE_INDIA)).toEqual([word(200)])
  })
})
