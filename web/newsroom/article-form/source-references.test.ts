import { expect, test } from 'vitest'
import { withoutSource } from './source-references.ts'

test('when a source is removed, facts, later events, value boxes and sketches keep naming their own sources', () => {
  const article = {
    sources: ['a', 'b', 'c'],
    facts: [
      { value: '1', source: 0 },
      { value: '2', source: 1 },
      { value: '3', source: 2 },
    ],
    since_then: [{ text: 'x', source: 2 }],
    mains_model_answers: [
      { question: 'Discuss.', sketch: { kind: 'flow', source: 2 } },
      { question: 'Examine.', value_box: [{ source: 2 }, { source: 1 }] },
    ],
  }
  expect(withoutSource(article, 1)).toEqual({
    sources: ['a', 'c'],
    facts: [{ value: '1', source: 0 }, { value: '2' }, { value: '3', source: 1 }],
    since_then: [{ text: 'x', source: 1 }],
    mains_model_answers: [
      { question: 'Discuss.', sketch: { kind: 'flow', source: 1 } },
      { question: 'Examine.', value_box: [{ source: 1 }, {}] },
    ],
  })
})

test('lists that the form cannot show stay as they are', () => {
  expect(withoutSource({ sources: ['a'], facts: 'none', figures: [null, 'x'] }, 0)).toEqual({
    sources: [],
    facts: 'none',
    figures: [null, 'x'],
  })
})
