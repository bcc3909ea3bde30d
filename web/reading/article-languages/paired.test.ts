import { expect, test } from 'vitest'
import { paired } from './paired.ts'

test('paragraphs of the same number stand beside each other', () => {
  expect(paired('One.\n\nTwo.', 'एक।\n\nदो।', [])).toEqual([
    { english: 'One.', translated: 'एक।' },
    { english: 'Two.', translated: 'दो।' },
  ])
})

test('one that was not translated stands alone in English', () => {
  expect(paired('One.\n\nTwo.', 'एक।\n\nTwo.', [1])[1]).toEqual({ english: 'Two.', translated: null })
})

test('a translation that is cut up otherwise stands beside the whole', () => {
  expect(paired('One.\n\nTwo.', 'एक और दो।', [])).toEqual([{ english: 'One.\n\nTwo.', translated: 'एक और दो।' }])
})
