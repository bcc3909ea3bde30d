import { expect, test } from 'vitest'
import { pairParagraphs } from './paragraph-pairs.ts'

test('paragraphs are paired by index', () => {
  expect(pairParagraphs('One.\n\nTwo.', 'एक।\n\nदो।', [])).toEqual([
    { english: 'One.', translated: 'एक।' },
    { english: 'Two.', translated: 'दो।' },
  ])
})

test('an untranslated paragraph has only its English text', () => {
  expect(pairParagraphs('One.\n\nTwo.', 'एक।\n\nTwo.', [1])[1]).toEqual({ english: 'Two.', translated: null })
})

test('a translation with another number of paragraphs is one pair', () => {
  expect(pairParagraphs('One.\n\nTwo.', 'एक और दो।', [])).toEqual([{ english: 'One.\n\nTwo.', translated: 'एक और दो।' }])
})
