import { describe, expect, test } from 'vitest'
import { afterKey, firstOf, MAX_SCALE, moveBy, stageOf, wholeOf, zoomAt } from './zoom-state.ts'

const STAGE = stageOf({ width: 400, height: 200 }, 2)
const WHOLE = wholeOf(STAGE)

describe('an enlarged picture', () => {
  test('keeps the point under the pointer where it is', () => {
    expect(zoomAt(WHOLE, 2, { x: 100, y: 50 }, STAGE)).toEqual({ scale: 2, x: -100, y: -50 })
  })

  test('never leaves its box, and fits again at the end', () => {
    const large = zoomAt(WHOLE, 2, { x: 0, y: 0 }, STAGE)
    expect(moveBy(large, { x: -9999, y: 9999 }, STAGE)).toEqual({ scale: 2, x: -400, y: 0 })
    expect(zoomAt(moveBy(large, { x: -9999, y: -9999 }, STAGE), 0.01, { x: 9, y: 9 }, STAGE)).toEqual(WHOLE)
    expect(zoomAt(WHOLE, 999, { x: 0, y: 0 }, STAGE).scale).toBe(MAX_SCALE)
  })

  test('of a wide picture on an upright phone is half as large again as the whole, from its first corner', () => {
    const phone = stageOf({ width: 360, height: 600 }, 1.5)
    const first = firstOf(phone, 328)
    expect([phone.picture.width * first.scale, first.x]).toEqual([540, 0])
    // In the middle of the height that it does not fill, also when it is moved.
    expect(first.y).toBe((600 - 540 / 1.5) / 2)
    expect(moveBy(first, { x: -9999, y: -9999 }, phone)).toEqual({ ...first, x: 360 - 540 })
  })

  test('begins whole where that is large enough', () => {
    const screen = stageOf({ width: 1200, height: 600 }, 1.5)
    expect(firstOf(screen, 576)).toEqual({ scale: 1, x: 150, y: 0 })
  })

  test('answers to plus, minus, zero and the arrows, and to no other key', () => {
    const large = afterKey(WHOLE, '+', STAGE) ?? WHOLE
    expect(large).toEqual({ scale: 1.5, x: -100, y: -50 })
    expect(afterKey(large, 'ArrowRight', STAGE)).toEqual({ scale: 1.5, x: -160, y: -50 })
    expect([afterKey(large, '-', STAGE), afterKey(large, '0', STAGE), afterKey(large, 'a', STAGE)]).toEqual([
      WHOLE,
      WHOLE,
      undefined,
    ])
  })
})
