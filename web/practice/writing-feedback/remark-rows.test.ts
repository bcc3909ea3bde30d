import { describe, expect, test } from 'vitest'
import { remarkRows } from './remark-rows.ts'

const SENTENCES = ['One. ', 'Two. ', 'Three.\n\n', 'Four.']
const rowsWith = (...remarked: number[]) =>
  remarkRows({ sentences: SENTENCES, remarks: remarked.map((sentence, n) => ({ sentence, text: `Remark ${n}` })) })

describe('an answer with remarks', () => {
  test('is shown in parts that end with the sentence of a remark', () => {
    expect(rowsWith(1, 2, 2)).toEqual([
      { first: 0, before: 'One. ', sentence: 'Two. ', remarks: ['Remark 0'] },
      { first: 2, before: '', sentence: 'Three.\n\n', remarks: ['Remark 1', 'Remark 2'] },
      { first: 3, before: 'Four.', sentence: '', remarks: [] },
    ])
  })

  test('is shown whole, whatever the remarks are about', () => {
    for (const remarked of [[], [0], [3], [0, 1, 2, 3], [7]])
      expect(
        rowsWith(...remarked)
          .map(({ before, sentence }) => before + sentence)
          .join(''),
      ).toBe(SENTENCES.join(''))
  })
})
