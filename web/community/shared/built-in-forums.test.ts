import { expect, test, vi } from 'vitest'
import { categoryInLanguage, forumInLanguage } from './built-in-forums.ts'

vi.mock('#messages/language.ts', () => ({ LANGUAGE: 'hi', LOCALE: 'hi-IN' }))
vi.mock('#messages/community/built-in-forums.ts', async () => {
  const { TEXTS } = await import('#messages/all/community/built-in-forums.ts')
  return TEXTS.hi
})

const OWN = '01990000-0000-7000-8000-000000000001'
const builtIn = (kind: number, number: number) => `0190a00${kind}-0000-7000-8000-00000000000${number}`

test('a forum that every instance has is named in the language of the page, with its category', () => {
  const forum = { title: 'Ask a question', description: 'Ask what is unclear.', category: { name: 'Doubts and questions' } }
  expect(forumInLanguage({ ...forum, forum_id: builtIn(1, 2), category_id: builtIn(0, 2) })).toMatchObject({
    title: 'प्रश्न पूछें',
    description: expect.stringContaining('जो स्पष्ट न हो वह पूछें'),
    category: { name: 'शंकाएँ और प्रश्न' },
  })
  const category = { category_id: builtIn(0, 5), name: 'General discussion', description: '' }
  expect(categoryInLanguage(category).name).toBe('सामान्य चर्चा')
})

test('a forum that somebody made keeps its words', () => {
  const forum = {
    forum_id: OWN,
    title: 'Ask a question',
    description: 'Here',
    category_id: OWN,
    category: { name: 'General discussion' },
  }
  expect(forumInLanguage(forum)).toEqual(forum)
})
