import { describe, expect, test } from 'vitest'
import { KEY_TERM_DECK } from './key-term-deck.ts'
import { subredditQuestion, termQuestion } from './questions.ts'
import { SUBREDDITS } from './subreddits.ts'

/** The same numbers every time. */
function dice(seed = 1) {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const gdp = { term: 'Gross Domestic Product (GDP)', definition: 'GDP is what a country makes in a year.' }
const shortGdp = { term: 'GDP', definition: 'The yearly output of a country.' }

describe('a question of the break game', () => {
  test('there are twenty subreddits, each once', () => {
    expect(new Set(SUBREDDITS).size).toBe(20)
  })

  test('has four choices, the right one among them and no two alike, in changing order', () => {
    const random = dice()
    const places = new Set<number>()
    for (let round = 0; round < 60; round++) {
      const { choices, right } = subredditQuestion('A title of some length', 'history', random)
      expect(new Set(choices).size).toBe(4)
      expect(choices).toContain(right)
      places.add(choices.indexOf(right))
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3])
  })

  test('asks for my own terms first, then for the deck, and again when all were asked', () => {
    const asked = new Set<string>()
    const random = dice()
    const rights = Array.from({ length: KEY_TERM_DECK.length + 5 }, () => {
      const question = termQuestion([gdp], KEY_TERM_DECK, asked, random)
      asked.add(question.text)
      return question.right
    })
    expect(rights[0]).toBe(gdp.term)
    expect(new Set(rights).size).toBe(KEY_TERM_DECK.length + 1)
  })

  test('does not give the answer away in the definition', () => {
    expect(termQuestion([gdp], KEY_TERM_DECK, new Set(), dice()).text).toBe('____ is what a country makes in a year.')
    const odd = { term: 'C++ (a+b)', definition: 'C++ is not C.' }
    expect(termQuestion([odd], KEY_TERM_DECK, new Set(), dice()).text).toBe('____ is not C.')
  })

  test('sets a term of my reading beside others of it, where there are enough', () => {
    const own = ['Lander', 'Rover', 'Orbiter', 'Payload', 'Perigee'].map((term) => ({
      term,
      definition: `A word of ${[...term].reverse().join('')}.`,
    }))
    const names = own.map(({ term }) => term)
    for (const choice of termQuestion(own, KEY_TERM_DECK, new Set(), dice()).choices) expect(names).toContain(choice)
  })

  test('never offers the same term under two names', () => {
    const random = dice()
    for (let round = 0; round < 40; round++) {
      const { choices, right } = termQuestion([gdp, shortGdp], KEY_TERM_DECK.slice(0, 4), new Set(), random)
      expect(
        choices.filter((choice) => choice.includes('GDP')),
        right,
      ).toHaveLength(right.includes('GDP') ? 1 : choices.filter((choice) => choice === gdp.term).length)
      expect(choices).toHaveLength(4)
    }
  })
})

describe('the built-in deck', () => {
  test('has about forty terms, each once and none naming itself', () => {
    expect(KEY_TERM_DECK.length).toBeGreaterThanOrEqual(40)
    expect(new Set(KEY_TERM_DECK.map(({ term }) => term.toLowerCase())).size).toBe(KEY_TERM_DECK.length)
    for (const { term, definition } of KEY_TERM_DECK) expect(definition.toLowerCase()).not.toContain(term.toLowerCase())
  })
})
