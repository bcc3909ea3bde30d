import { expect, test } from 'vitest'
import { characterCount, forumToSend } from './forum-draft.ts'

const categories = [{ category_id: 'news' }]
const draft = { category_id: 'news', title: ' The week ', description: ' What happened. ', pin: 'yes' }
const toSend = (parts: Partial<typeof draft>, mayPin = true) => forumToSend({ ...draft, ...parts }, categories, mayPin)

test('a forum is sent without the blanks around its words', () => {
  expect(toSend({})).toEqual({ category_id: 'news', title: 'The week', description: 'What happened.', is_pinned: true })
  expect(toSend({ description: '', pin: '' })).toMatchObject({ description: '', is_pinned: false })
})

test('nobody but an admin sends a pin, whatever an old draft says', () => {
  expect(toSend({}, false)).toMatchObject({ is_pinned: false })
})

test('it is not sent without a title or a category, nor too long', () => {
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

test('the counter says how many there are, or how many too many', () => {
  expect(characterCount('अब', 100)).toBe('2/100 characters')
  expect(characterCount('a'.repeat(103), 100)).toBe('3 too many: at most 100 characters')
})
