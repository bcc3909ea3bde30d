import { describe, expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

describe('swiping a card', () => {
  test('to the left leads to the next card, to the right to the previous one', () => {
    expect(swipeOf(-80, 10)).toBe('next')
    expect(swipeOf(80, -10)).toBe('previous')
  })

  test('a tap that moves a little is no swipe', () => {
    expect(swipeOf(-20, 0)).toBeUndefined()
  })

  test('scrolling is no swipe', () => {
    expect(swipeOf(-60, 120)).toBeUndefined()
  })
})
