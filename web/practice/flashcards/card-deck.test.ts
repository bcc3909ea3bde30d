import { describe, expect, test } from 'vitest'
import { type Deck, freshDeck, moved, moveForKey, progressOf } from './card-deck.ts'

const press = (deck: Deck, ...keys: string[]) =>
  keys.reduce((now, key) => {
    const move = moveForKey(key)
    return move ? moved(now, move) : now
  }, deck)

describe('a deck of flashcards', () => {
  test.each([' ', 'ArrowRight'])('"%s" shows the answer first, and then the next question', (key) => {
    const turned = press(freshDeck(3), key)
    expect(turned).toEqual({ count: 3, index: 0, isAnswerShown: true })
    expect(press(turned, key)).toEqual({ count: 3, index: 1, isAnswerShown: false })
  })

  test('Enter turns the card to and fro', () => {
    expect(press(freshDeck(2), 'Enter').isAnswerShown).toBe(true)
    expect(press(freshDeck(2), 'Enter', 'Enter')).toEqual(freshDeck(2))
  })

  test('Left goes to the question of the card before', () => {
    expect(press(freshDeck(3), ' ', ' ', ' ', 'ArrowLeft')).toEqual({ count: 3, index: 0, isAnswerShown: false })
  })

  test('there is nothing before the first card nor after the last', () => {
    expect(press(freshDeck(2), 'ArrowLeft')).toEqual(freshDeck(2))
    const end = press(freshDeck(2), ...' '.repeat(9))
    expect(end).toEqual({ count: 2, index: 1, isAnswerShown: true })
    expect(moved(end, 'next')).toEqual(end)
  })

  test('reset begins again, other keys do nothing', () => {
    expect(moved(press(freshDeck(2), ' ', ' '), 'reset')).toEqual(freshDeck(2))
    expect(press(freshDeck(2), 'a', 'Tab', 'ArrowUp')).toEqual(freshDeck(2))
  })

  test('progress is nothing at first and whole when the last answer was seen', () => {
    expect(progressOf(freshDeck(4))).toBe(0)
    expect(progressOf(press(freshDeck(4), ' ', ' ', ' '))).toBe(0.5)
    expect(progressOf(press(freshDeck(2), ' ', ' ', ' '))).toBe(1)
  })
})
