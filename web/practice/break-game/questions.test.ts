import { describe, expect, test } from 'vitest'
import { KEY_TERM_DECK } from './key-term-deck.ts'
import { subredditQuestion, termQuestion } from './questions.ts'
import { SUBREDDITS } from './subreddits.ts'

/** A random generator with a fixed seed. */
function seededRandom(seed = 1) {
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

  test('has four different choices in random order, one of them correct', () => {
    const random = seededRandom()
    const places = new Set<number>()
    for (let round = 0; round < 60; round++) {
      const { choices, correct } = subredditQuestion('A title of some length', 'history', random)
      expect(new Set(choices).size).toBe(4)
      expect(choices).toContain(correct)
      places.add(choices.indexOf(correct))
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3])
  })

  test('uses the terms of my articles first, then the built-in deck, then repeats', () => {
    const asked = new Set<string>()
    const random = seededRandom()
    const answers = Array.from({ length: KEY_TERM_DECK.length + 5 }, () => {
      const question = termQuestion([gdp], KEY_TERM_DECK, asked, random)
      asked.add(question.text)
      return question.correct
    })
    expect(answers[0]).toBe(gdp.term)
    expect(new Set(answers).size).toBe(KEY_TERM_DECK.length + 1)
  })

  test('does not give the answer away in the definition', () => {
    expect(termQuestion([gdp], KEY_TERM_DECK, new Set(), seededRandom()).text).toBe('____ is what a country makes in a year.')
    const odd = { term: 'C++ (a+b)', definition: 'C++ is not C.' }
    expect(termQuestion([odd], KEY_TERM_DECK, new Set(), seededRandom()).text).toBe('____ is not C.')
  })

  test('offers other terms of my articles as wrong answers when there are enough', () => {
    const own = ['Lander', 'Rover', 'Orbiter', 'Payload', 'Perigee'].map((term) => ({
      term,
      definition: `A word of ${[...term].reverse().join('')}.`,
    }))
    const names = own.map(({ term }) => term)
    for (const choice of termQuestion(own, KEY_TERM_DECK, new Set(), seededRandom()).choices) expect(names).toContain(choice)
  })

  test('never offers the same term under two names', () => {
    const random = seededRandom()
    for (let round = 0; round < 40; round++) {
      const { choices, correct } = termQuestion([gdp, shortGdp], KEY_TERM_DECK.slice(0, 4), new Set(), random)
      expect(
        choices.filter((choice) => choice.includes('GDP')),
        correct,
      ).toHaveLength(correct.includes('GDP') ? 1 : choices.filter((choice) => choice === gdp.term).length)
      expect(choices).toHaveLength(4)
    }
  })
})

describe('the built-in deck', () => {
  test('has at least forty different terms, and no definition contains its term', () => {
    expect(KEY_TERM_DECK.length).toBeGreaterThanOrEqual(40)
    expect(new Set(KEY_TERM_DECK.map(({ term }) => term.toLowerCase())).size).toBe(KEY_TERM_DECK.length)
    for (const { term, definition } of KEY_TERM_DECK) expect(definition.toLowerCase()).not.toContain(term.toLowerCase())
  })
})
