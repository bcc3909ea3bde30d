import { expect, test } from 'vitest'
import { matchesOf, nextMatch } from './json-matches.ts'

test('the search finds every match and ignores case', () => {
  expect(matchesOf('Title TITLE title', 'title')).toEqual([0, 6, 12])
  expect(matchesOf('aaaa', 'aa')).toEqual([0, 2])
  expect(matchesOf('İ title', 'title')).toEqual([2])
})

test('the search wraps around at the end and at the beginning', () => {
  const text = 'one two one'
  expect([nextMatch(text, 'one', 1, 1), nextMatch(text, 'one', 9, 1)]).toEqual([8, 0])
  expect([nextMatch(text, 'one', 8, -1), nextMatch(text, 'one', 0, -1)]).toEqual([0, 8])
  expect(nextMatch(text, 'three', 0, 1)).toBeUndefined()
})
