import { describe, expect, test } from 'vitest'
import { MAX_PASSAGE, MAX_PASSAGES } from '#contract/newsroom/sources/source-rules.ts'
import { slowSigns } from '#tests/support/checks/slow-signs.ts'
import { languageOfText, paragraphsOf, passagesIn } from './rules.ts'

describe('a text of a source', () => {
  test('is divided at blank lines, or else at its lines', () => {
    expect(paragraphsOf('One line\nof two.\r\n\r\nNext.\n \n\nLast.')).toEqual(['One line of two.', 'Next.', 'Last.'])
    expect(paragraphsOf('First.\nSecond.')).toEqual(['First.', 'Second.'])
  })

  test('loses paragraphs without words, and characters that nobody sees', () => {
    expect(passagesIn(['  The\u00a0 rate\u200b is  5% \0', '* * *', '', '—'])).toEqual({
      passages: ['The rate is 5%'],
      isCut: false,
    })
  })

  test('divides a long paragraph at the ends of sentences and keeps every word', () => {
    const sentence = `The Commission sent Rs. 4.5 lakh crore to ${'the States and '.repeat(10)}the Union.`
    const { passages } = passagesIn([Array(20).fill(sentence).join(' ')])
    expect(passages.length).toBeGreaterThan(2)
    expect(passages.every((text) => text.length <= MAX_PASSAGE && text.endsWith('Union.'))).toBe(true)
    expect(passages.join(' ')).toBe(Array(20).fill(sentence).join(' '))
  })

  test('divides a paragraph without sentences, never within a character', () => {
    const { passages } = passagesIn(['a'.repeat(MAX_PASSAGE - 1) + '👩‍👩‍👧‍👦'.repeat(400)])
    expect(passages.every((text) => text.length <= MAX_PASSAGE && text.isWellFormed())).toBe(true)
    expect(passages.join('').length).toBe(MAX_PASSAGE - 1 + '👩‍👩‍👧‍👦'.length * 400)
  })

  test('ends after the largest number of passages', () => {
    const read = passagesIn(Array.from({ length: MAX_PASSAGES + 1 }, (_, index) => `Paragraph ${index}`))
    expect([read.passages.length, read.isCut]).toEqual([MAX_PASSAGES, true])
  })

  test('has a language by its script', () => {
    expect([['The Union'], ['भारत का संविधान'], ['தமிழ்நாடு'], ['中文'], ['2026']].map(languageOfText)).toEqual([
      'en',
      'hi',
      'ta',
      null,
      null,
    ])
  })

  test.each(['', 'A. ', 'Rs. ', '\u0301', '\n\n'])('takes time in proportion to its length after %j', (prefix) => {
    expect(slowSigns((text) => passagesIn(paragraphsOf(text)), prefix)).toEqual([])
  })
})
