import { describe, expect, test } from 'vitest'
import type { Figure } from '#contract/reading/provenance.ts'
import { figuresAt } from './figures-at.ts'

const in3 = { en: 'a', hi: 'b', ta: 'c' }
const map = (after: Figure['after']): Figure => ({ kind: 'map', area: 'india', points: [], alt: in3, caption: in3, after })
const SECTIONS = ['past', 'present', 'future']

describe('places of figures', () => {
  const figures = [map('summary'), map('past'), map('past'), map('future'), map('content')]

  test('each follows its part, in the order of the article', () => {
    expect(figuresAt(figures, 'summary', SECTIONS)).toEqual([figures[0]])
    expect(figuresAt(figures, 'past', SECTIONS)).toEqual([figures[1], figures[2]])
    expect(figuresAt(figures, 'present', SECTIONS)).toEqual([])
  })

  test('one whose part does not exist follows the last section', () => {
    expect(figuresAt(figures, 'future', SECTIONS)).toEqual([figures[3], figures[4]])
    expect(figuresAt(figures, 'content', ['content'])).toEqual(figures.slice(1))
  })
})
