import { expect, test } from 'vitest'
import { countsText } from './counts-text.ts'

test('the sum of a day counts what readers have', () => {
  const hindi = { kind: 'text', language: 'hi' } as const
  const whole = { article_id: 'a', title: 'One', units: [], given: [hindi, { kind: 'audio', language: 'en' } as const] }
  const bare = { article_id: 'b', title: 'Two', units: [], given: [] }
  expect(countsText([whole, bare])).toBe('1 of 4 translations, 1 of 6 recordings')
})
