import { expect, test } from 'vitest'
import { rangesOf } from './json-places.ts'

const TEXT = `{
  "publication_date": "today",
  "articles": [
    { "title": "One" },
    {
      "title": "Two",
      "analysis_text": { "past": "a", "odd.name": "b" },
      "follow_up_data": {
        "flashcards": [1,
          2]
      }
    }
  ]
}`

test.each([
  ['publication_date', '"today"'],
  ['articles[0].title', '"One"'],
  ['articles[1].analysis_text.past', '"a"'],
  ['articles[1].analysis_text.odd.name', '"b"'],
  ['articles[1].follow_up_data.flashcards[1]', '2'],
  // A value of several lines is marked at its name.
  ['articles[1].follow_up_data', '"follow_up_data"'],
  ['articles', '"articles"'],
  // A missing field is marked at its object.
  ['articles[0].summary', '{'],
  ['articles[1].summary', '{'],
  ['articles[1].analysis_text.future', '"analysis_text"'],
  ['articles[7].title', '"articles"'],
  ['status', '{'],
  ['', '{'],
])('%s is at %s', (path, marked) => {
  const [{ from, to } = { from: 0, to: 0 }] = rangesOf(TEXT, [path])
  expect(TEXT.slice(from, to)).toBe(marked)
})

test('a missing field is marked in its own article', () => {
  const [first, second] = rangesOf(TEXT, ['articles[0].summary', 'articles[1].summary'])
  expect(TEXT.slice(0, first?.from).split('\n')).toHaveLength(4)
  expect(TEXT.slice(0, second?.from).split('\n')).toHaveLength(5)
})

test('an item of a list may be given as a field (`options.1`)', () => {
  const text = '{"options": ["a", ""]}'
  const [{ from, to } = { from: 0, to: 0 }] = rangesOf(text, ['options.1'])
  expect(text.slice(from, to)).toBe('""')
})

test.each(['', 'not json', '{', '[[[', '{"articles": [{'])('in %j every path has some range', (text) => {
  for (const { from, to } of rangesOf(text, ['articles[0].title', '', 'x'])) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(Math.max(text.length, 1))
  }
})
