import { describe, expect, test } from 'vitest'
import { sectionHeading } from './reading-words.ts'

describe('headings of the analysis', () => {
  test('the three sections are named in the language of the text', () => {
    expect(['past', 'present', 'future'].map((key) => sectionHeading(key, 'en'))).toEqual(['Past', 'Present', 'Future'])
    expect(sectionHeading('past', 'hi')).toBe('अतीत')
    expect(sectionHeading('future', 'ta')).toBe('இனி')
  })

  test('other sections get a meaningful heading', () => {
    expect(['content', 'section_4', 'section_5'].map((key) => sectionHeading(key, 'en'))).toEqual([
      'Analysis',
      'Further analysis',
      'Further analysis 2',
    ])
  })
})
