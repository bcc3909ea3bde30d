import { describe, expect, test } from 'vitest'
import { afterKey, FITTING, MAX_SCALE, moveBy, zoomAt } from './zoom-state.ts'

const BOX = { width: 400, height: 200 }

describe('an enlarged picture', () => {
  test('keeps the point under the pointer where it is', () => {
    expect(zoomAt(FITTING, 2, { x: 100, y: 50 }, BOX)).toEqual({ scale: 2, x: -100, y: -50 })
  })

  test('never leaves its box, and fits again at the end', () => {
    const large = zoomAt(FITTING, 2, { x: 0, y: 0 }, BOX)
    expect(moveBy(large, { x: -9999, y: 9999 }, BOX)).toEqual({ scale: 2, x: -400, y: 0 })
    expect(zoomAt(moveBy(large, { x: -9999, y: -9999 }, BOX), 0.01, { x: 9, y: 9 }, BOX)).toEqual(FITTING)
    expect(zoomAt(FITTING, 999, { x: 0, y: 0 }, BOX).scale).toBe(MAX_SCALE)
  })

  test('answers to plus, minus, zero and the arrows, and to no other key', () => {
    const large = afterKey(FITTING, '+', BOX) ?? FITTING
    expect(large).toEqual({ scale: 1.5, x: -100, y: -50 })
    expect(afterKey(large, 'ArrowRight', BOX)).toEqual({ scale: 1.5, x: -160, y: -50 })
    expect([afterKey(large, '-', BOX), afterKey(large, '0', BOX), afterKey(large, 'a', BOX)]).toEqual([
      FITTING,
      FITTING,
      undefined,
    ])
  })
})
