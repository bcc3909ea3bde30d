import { expect, test } from 'vitest'
import { cutTexts } from './cut-texts.ts'

test.each([
  'note.trim().slice(0, 300)',
  "(subject.name ?? '').slice(0, MAX_NAME_LENGTH)",
  'text.substring(0, MAX - 1)',
  'post?.content.slice(0, max)',
  'line\n  .replace("a", "b")\n  .slice(0, 4 * MAX)',
])('a text that is cut in UTF-16 units is found: %s', (call) => {
  expect(cutTexts('server/some.ts', `const cut = ${call}`)).toEqual([call.split('\n').length])
})

test.each([
  'rows.slice(0, MAX_ROWS)',
  'texts.filter(Boolean).slice(0, 3)',
  'text.slice(0, end)',
  'text.slice(2, 5)',
  'now.toISOString().slice(0, 10)',
  'article.publication_date.slice(0, 7)',
  'cutText(text, MAX)',
])('lists, dates and positions in a text are left alone: %s', (call) => {
  expect(cutTexts('server/some.ts', `const cut = ${call}`)).toEqual([])
})
