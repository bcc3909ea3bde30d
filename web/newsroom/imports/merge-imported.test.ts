import { describe, expect, test } from 'vitest'
import { chosenParts, effectOn, withImported } from './merge-imported.ts'

const IMPORTED = {
  title: 'New',
  analysis_text: { past: 'Then.', future: 'Later.' },
  sources: [{ title: 'A report' }],
  facts: [{ sentence: 'Two.', source: 0 }],
  follow_up_data: { flashcards: [{ front: 'Q', back: 'A' }] },
}

describe('the parts of a document', () => {
  test('are taken one by one', () => {
    expect(chosenParts(IMPORTED, ['analysis_text.past', 'follow_up_data.flashcards'])).toEqual({
      analysis_text: { past: 'Then.' },
      follow_up_data: { flashcards: [{ front: 'Q', back: 'A' }] },
    })
  })

  test('lengthen lists and replace texts, and all else stays', () => {
    const article = {
      title: 'Old',
      unknown: 1,
      analysis_text: { past: 'Before.', present: 'Now.' },
      sources: [{}, {}],
      facts: [{ source: 1 }],
    }
    expect(withImported(article, IMPORTED)).toEqual({
      title: 'New',
      unknown: 1,
      analysis_text: { past: 'Then.', present: 'Now.', future: 'Later.' },
      sources: [{}, {}, { title: 'A report' }],
      facts: [{ source: 1 }, { sentence: 'Two.', source: 2 }],
      follow_up_data: { flashcards: [{ front: 'Q', back: 'A' }] },
    })
  })

  test('name no source if its sources are not taken', () => {
    expect(chosenParts(IMPORTED, ['facts'])).toEqual({ facts: [{ sentence: 'Two.' }] })
  })

  test('keep an analysis that is one text', () => {
    const { analysis_text } = withImported({ analysis_text: 'All in one.' }, chosenParts(IMPORTED, ['analysis_text.past']))
    expect(analysis_text).toEqual({ content: 'All in one.', past: 'Then.' })
  })

  test('say what they do to the article', () => {
    expect(effectOn({ title: 'Old' }, 'title')).toBe('replaces the text')
    expect(effectOn({ sources: [1, 2] }, 'sources')).toBe('added to 2')
    expect(effectOn({ sources: [] }, 'sources')).toBe('')
    expect(effectOn({}, 'analysis_text.past')).toBe('')
  })
})
