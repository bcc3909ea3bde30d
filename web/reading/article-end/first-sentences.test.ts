import { describe, expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

describe('an article in short', () => {
  test('is the first three sentences of its summary', () => {
    const value = 'The bench overruled E.V. Chinnaiah (2004). It was 6:1. Evidence is needed. More will follow.'
    expect(firstSentences({ lang: 'en', value })).toEqual([
      'The bench overruled E.V. Chinnaiah (2004).',
      'It was 6:1.',
      'Evidence is needed.',
    ])
  })

  test('has Hindi sentences whole and no markup', () => {
    const value = '**इसरो** ने दो उपग्रह जोड़े। यह पहली बार हुआ।'
    expect(firstSentences({ lang: 'hi', value })).toEqual(['इसरो ने दो उपग्रह जोड़े।', 'यह पहली बार हुआ।'])
  })

  test('is shorter where the summary is, and empty without one', () => {
    expect(firstSentences({ lang: 'en', value: 'One sentence' })).toEqual(['One sentence'])
    expect(firstSentences({ lang: 'en', value: '' })).toEqual([])
  })
})
