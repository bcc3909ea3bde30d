import { describe, expect, test } from 'vitest'
import { openingOf } from './opening-of.ts'

describe('the opening of a tip', () => {
  test('is all of a short one', () => {
    expect(openingOf('Read twice.\n\nThen write.')).toBe('Read twice.\n\nThen write.')
  })

  test('ends after five lines, or where a word ends', () => {
    expect(openingOf('1\n2\n3\n4\n5\n6')).toBe('1\n2\n3\n4\n5 …')
    const words = 'polity '.repeat(100)
    expect(openingOf(words).length).toBeLessThan(250)
    expect(openingOf(words)).toMatch(/polity …$/)
  })

  test('leaves no half of a bold text, and no half of a character', () => {
    expect(openingOf(`${'a '.repeat(110)}**bold ${'b '.repeat(50)}end** more`)).not.toContain('**')
    expect(openingOf('😀'.repeat(400)).isWellFormed()).toBe(true)
  })
})
