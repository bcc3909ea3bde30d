import { describe, expect, test } from 'vitest'
import { sentencesOf, twins, wordsOf } from './words.ts'

describe('words and sentences', () => {
  test('bullets, dashes and bold marks are no words', () => {
    expect(wordsOf('### Way forward\n- **Time-bound** approval – in 15 days')).toHaveLength(7)
    expect(wordsOf('| Case | Year |\n|---|---|\n| Rao v Das | 1963 |')).toHaveLength(6)
  })

  test('an initial or an abbreviation ends no sentence', () => {
    expect(
      sentencesOf('Chief Justice D.Y. Chandrachud wrote it in A v. Union of India. Dr. Rao agreed. It rose by 7.6 per cent!'),
    ).toEqual(['Chief Justice D.Y. Chandrachud wrote it in A v. Union of India.', 'Dr. Rao agreed.', 'It rose by 7.6 per cent!'])
  })

  test('a quotation mark belongs to the sentence it closes', () => {
    expect(sentencesOf('He called it "a breach." The Court agreed.')).toHaveLength(2)
  })

  test('case and signs make no difference between two texts', () => {
    expect(twins(['1 and 2 only', '2 only', '1, and 2 – ONLY!'])).toEqual([[2, 0]])
  })
})
