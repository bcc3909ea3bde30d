import { expect, test } from 'vitest'
import { characterCount, missingFields, toNewForum, tooLongText } from './forum-draft.ts'

const categories = [{ category_id: 'news' }]
const draft = { category_id: 'news', title: ' The week ', description: ' What happened. ', pin: 'yes' }
const toSend = (parts: Partial<typeof draft>, mayPin = true) => toNewForum({ ...draft, ...parts }, categories, mayPin)

test('title and description are trimmed', () => {
  expect(toSend({})).toEqual({ category_id: 'news', title: 'The week', description: 'What happened.', is_pinned: true })
  expect(toSend({ description: '', pin: '' })).toMatchObject({ description: '', is_pinned: false })
})

test('only admins can pin, even if an old draft says so', () => {
  expect(toSend({}, false)).toMatchObject({ is_pinned: false })
})

test('a forum needs a title and a category and must not be too long', () => {
  for (const parts of [
    { title: ' ' },
    { title: 'a'.repeat(101) },
    { category_id: '' },
    { category_id: 'gone' },
    { description: 'a'.repeat(501) },
  ])
    expect(toSend(parts)).toBeUndefined()
  expect(toSend({ title: 'a'.repeat(100), description: 'a'.repeat(500) })).toBeDefined()
})

test('what is missing is named once the other field is filled in', () => {
  expect(missingFields({ category_id: '', title: ' ' })).toEqual({})
  expect(missingFields({ category_id: '', title: 'News' })).toEqual({ category: 'Choose a category.' })
  expect(missingFields({ category_id: 'news', title: '' })).toEqual({ title: 'Write a title.' })
  expect(missingFields({ category_id: 'news', title: 'News' })).toEqual({})
})

test('the counter shows the length, and a mistake the number of characters over the limit', () => {
  expect(characterCount('अब', 100)).toBe('2/100 characters')
  expect(characterCount('e\u0301'.repeat(60), 100)).toBe('60/100 characters')
  expect(tooLongText('e\u0301'.repeat(60), 100)).toBeUndefined()
  expect(tooLongText('a'.repeat(103), 100)).toBe('At most 100 characters: 3 too many.')
  expect(tooLongText('\u0958'.repeat(51), 100)).toBe('At most 100 characters: 2 too many.')
})
