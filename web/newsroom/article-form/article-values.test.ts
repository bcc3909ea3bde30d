import { expect, test } from 'vitest'
import { articleOf, textOf, valueAt, withoutItem, withoutTranslatedItem, withValue } from './article-values.ts'

const article = { title: 'A', analysis_text: { past: 'P' }, follow_up_data: { key_terms_list: [{ term: 'T', definition: 'D' }] } }

test('a field is changed in place, and the rest of the JSON stays as it was', () => {
  const changed = withValue(article, ['analysis_text', 'past'], 'Q')
  expect(textOf(changed)).toBe(textOf(article).replace('"P"', '"Q"'))
  expect(textOf(withValue(changed, ['analysis_text', 'past'], 'P'))).toBe(textOf(article))
})

test('what is missing on the way is made, and an item of a list can be removed', () => {
  const path = ['follow_up_data', 'flashcards', 0, 'front']
  const changed = withValue(article, path, 'Why?')
  expect(valueAt(changed, path)).toBe('Why?')
  expect(valueAt(article, path)).toBeUndefined()
  expect(valueAt(withoutItem(changed, ['follow_up_data', 'key_terms_list'], 0), ['follow_up_data', 'key_terms_list'])).toEqual([])
})

test('text that is no JSON object is no article', () => {
  expect([articleOf('{'), articleOf('[]'), articleOf('5'), articleOf('{"title":"A"}')]).toEqual([
    undefined,
    undefined,
    undefined,
    { title: 'A' },
  ])
})

test('an item is removed with its translation, unless the translation has other items', () => {
  const must_know_translated = { hi: ['क', 'ख'], ta: ['அ'] }
  expect(withoutTranslatedItem({ must_know: ['A', 'B'], must_know_translated }, ['must_know'], 0)).toEqual({
    must_know: ['B'],
    must_know_translated: { hi: ['ख'], ta: ['அ'] },
  })
  expect(withoutTranslatedItem({ must_know: ['A', 'B'] }, ['must_know'], 1)).toEqual({ must_know: ['A'] })
})
