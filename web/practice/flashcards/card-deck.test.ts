import { describe, expect, test } from 'vitest'
import { applyMove, type Deck, freshDeck, moveForKey, progressOf } from './card-deck.ts'

const press = (deck: Deck, ...keys: string[]) =>
  keys.reduce((now, key) => {
    const move = moveForKey(key)
    return move ? applyMove(now, move) : now
  }, deck)

describe('a deck of flashcards', () => {
  test.each([' ', 'ArrowRight'])('"%s" shows the answer first, and then the next question', (key) => {
    const flipped = press(freshDeck(3), key)
    expect(flipped).toEqual({ count: 3, index: 0, isAnswerShown: true })
    expect(press(flipped, key)).toEqual({ count: 3, index: 1, isAnswerShown: false })
  })

  test('Enter flips the card and flips it back', () => {
    expect(press(freshDeck(2), 'Enter').isAnswerShown).toBe(true)
    expect(press(freshDeck(2), 'Enter', 'Enter')).toEqual(freshDeck(2))
  })

  test('Left goes to the question of the previous card', () => {
    expect(press(freshDeck(3), ' ', ' ', ' ', 'ArrowLeft')).toEqual({ count: 3, index: 0, isAnswerShown: false })
  })

  test('Left stays on the first card and Next on the last', () => {
    expect(press(freshDeck(2), 'ArrowLeft')).toEqual(freshDeck(2))
    const end = press(freshDeck(2), ...' '.repeat(9))
    expect(end).toEqual({ count: 2, index: 1, isAnswerShown: true })
    expect(applyMove(end, 'next')).toEqual(end)
  })

  test('reset returns to the first card, other keys do nothing', () => {
    expect(applyMove(press(freshDeck(2), ' ', ' '), 'reset')).toEqual(freshDeck(2))
    expect(press(freshDeck(2), 'a', 'Tab', 'ArrowUp')).toEqual(freshDeck(2))
  })

  test('progress is 0 at first and 1 after the last answer', () => {
    expect(progressOf(freshDeck(4))).toBe(0)
    expect(progressOf(press(freshDeck(4), ' ', ' ', ' '))).toBe(0.5)
    expect(progressOf(press(freshDeck(2), ' ', ' ', ' '))).toBe(1)
  })
})
