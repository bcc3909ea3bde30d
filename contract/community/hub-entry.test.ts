import { expect, test } from 'vitest'
import { chooseOneOf } from '#messages/contract/community.ts'
import { HUB_CATEGORIES } from './peer-learning-rules.ts'

test('a sentence names all categories', () => {
  expect(chooseOneOf).toBe(`Choose a category: ${HUB_CATEGORIES.join(', ')}`)
})
