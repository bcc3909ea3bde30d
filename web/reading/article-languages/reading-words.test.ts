import { describe, expect, test } from 'vitest'
import { sectionHeading } from './reading-words.ts'

describe('headings of the analysis', () => {
  test('the three parts are named in the language of the text', () => {
    expect(['past', 'present', 'future'].map((key) => sectionHeading(key, 'en'))).toEqual(['Past', 'Present', 'Future'])
    expect(sectionHeading('past', 'hi')).toBe('अतीत')
    expect(sectionHeading('future', 'ta')).toBe('எதிர்காலம்')
  })

  test('other parts get a heading that means something', () => {
    expect(['content', 'section_4', 'section_5'].map((key) => sectionHeading(key, 'en'))).toEqual([
      'Analysis',
      'Further analysis',
      'Further analysis 2',
    ])
  })
})
