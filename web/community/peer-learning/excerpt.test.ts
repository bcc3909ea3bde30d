import { describe, expect, test } from 'vitest'
import { excerptOf, listItemsIn } from './excerpt.ts'

describe('the excerpt of a tip', () => {
  test('is the whole text if it is short', () => {
    expect(excerptOf('Read twice.\n\nThen write.')).toBe('Read twice.\n\nThen write.')
  })

  test('ends after five lines, or after the last sentence or line that fits', () => {
    expect(excerptOf('1\n2\n3\n4\n5\n6')).toBe('1\n2\n3\n4\n5')
    expect(excerptOf(`${'It is so. '.repeat(20)}${'And '.repeat(50)}`)).toBe('It is so. '.repeat(20).trimEnd())
    expect(excerptOf(`${'It is so. '.repeat(20)}\n2. ${'And '.repeat(50)}`)).toBe('It is so. '.repeat(20).trimEnd())
    expect(excerptOf(`${'a '.repeat(60)}\n${'b '.repeat(100)}`)).toBe('a '.repeat(60).trimEnd())
  })

  test('ends before a list', () => {
    const items = Array.from({ length: 6 }, (_, n) => `${n + 1}. ${'Read it again. '.repeat(3)}`).join('\n')
    expect(excerptOf(`Six habits:\n\n${items}`)).toBe('Six habits:')
    expect(listItemsIn(items)).toBe(6)
    expect(excerptOf('Three parts:\n\n**One**: first\n**Two**: second\n**Three**: third\nIt\nis\nlong')).toBe('Three parts:')
  })

  test('ends at a word boundary, with dots, in a text without sentences', () => {
    const words = 'polity '.repeat(100)
    expect(excerptOf(words).length).toBeLessThan(250)
    expect(excerptOf(words)).toMatch(/polity …$/)
  })

  test('never cuts bold markup or a character in half', () => {
    expect(excerptOf(`${'a '.repeat(110)}**bold ${'b '.repeat(50)}end** more`)).not.toContain('**')
    expect(excerptOf('😀'.repeat(400)).isWellFormed()).toBe(true)
  })
})
