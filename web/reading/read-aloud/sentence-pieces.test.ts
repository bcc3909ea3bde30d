import { describe, expect, test } from 'vitest'
import { MAX_PIECE_LENGTH, sentencePieces } from './sentence-pieces.ts'

const said = (text: string, lang: 'en' | 'hi' | 'ta' = 'en') => sentencePieces({ lang, text }).map((piece) => piece.text)

describe('splitting text for speech', () => {
  test('splits at the end of sentences', () => {
    expect(said('Rates fell. Will they rise? They may! So it goes.')).toEqual([
      'Rates fell.',
      'Will they rise?',
      'They may!',
      'So it goes.',
    ])
  })

  test('does not split after titles, initials and abbreviations', () => {
    expect(said('Dr. B. R. Ambedkar spoke. Prof. Rao and Shri. K. Iyer agreed, e.g. on Art. 32 vs. Art. 226.')).toEqual([
      'Dr. B. R. Ambedkar spoke.',
      'Prof. Rao and Shri. K. Iyer agreed, e.g. on Art. 32 vs. Art. 226.',
    ])
    expect(said('The U.S. Senate met. It rose.')).toEqual(['The U.S. Senate met.', 'It rose.'])
  })

  test('Hindi ends its sentences with a danda', () => {
    expect(said('डॉ. एस. सोमनाथ ने बताया। यान उतरा।', 'hi')).toEqual(['डॉ. एस. सोमनाथ ने बताया।', 'यान उतरा।'])
  })

  test('Tamil with a stop', () => {
    expect(said('டாக்டர். ஆர். குமார் கூறினார். விண்கலம் தரையிறங்கியது.', 'ta')).toEqual(['டாக்டர். ஆர். குமார் கூறினார்.', 'விண்கலம் தரையிறங்கியது.'])
  })

  test('removes markup; headings and list items are separate pieces', () => {
    expect(said('### The vote\n**For** were *twelve*, 12.\n- one\n* two\n• three\n\nIt `passed`.')).toEqual([
      'The vote',
      'For were twelve, 12.',
      'one',
      'two',
      'three',
      'It passed.',
    ])
  })

  test('the rows of a table are said cell by cell, and numbered items with their numbers', () => {
    expect(said('Cases:\n| Case | Year |\n|---|---|\n| **Rao** | 1963 |\n| Das | 2017 |\nEnd.')).toEqual([
      'Cases:',
      'Case: Rao.',
      'Year: 1963.',
      'Case: Das.',
      'Year: 2017.',
      'End.',
    ])
    expect(said('1. One\n2. Two')).toEqual(['1: One', '2: Two'])
  })

  test('a sentence over several lines is one', () => {
    expect(said('It was\nlong ago.\r\nThen\\nit changed.')).toEqual(['It was long ago.', 'Then it changed.'])
  })

  test('pieces without letters or digits are left out', () => {
    expect(said('***\n\n---\n\nDone. …')).toEqual(['Done.'])
    expect(said('')).toEqual([])
  })

  test('a long sentence is split after a comma, else between words', () => {
    const clause = `${'word '.repeat(30).trim()}, `
    const pieces = said(`${clause}${'more '.repeat(60).trim()}.`)
    expect(pieces[0]).toBe(clause.trim())
    expect(pieces.length).toBeGreaterThan(2)
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(MAX_PIECE_LENGTH)
    expect(pieces.join(' ')).toBe(`${clause}${'more '.repeat(60).trim()}.`)
  })

  test('an overlong word is split between graphemes', () => {
    for (const letter of ['क्षि', 'கொ', 'e\u0301', '𝒜']) {
      const pieces = said(`a${letter.repeat(120)}`, 'hi')
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(MAX_PIECE_LENGTH)
        expect(piece.isWellFormed()).toBe(true)
        expect(/^\p{M}/u.test(piece)).toBe(false)
      }
      expect(pieces.join('')).toBe(`a${letter.repeat(120)}`)
    }
  })
})
