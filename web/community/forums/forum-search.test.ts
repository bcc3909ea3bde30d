import { expect, test } from 'vitest'
import type { Forum } from '#contract/community/forums.ts'
import { forumsMatching, searchable } from './forum-search.ts'

const list = searchable(
  [
    ['Café économie', 'Taxes and budgets'],
    ['Polity', 'The Constitution, ARTICLE by article'],
    ['हिन्दी निबंध', 'फ़ैसले और क़ानून'],
    ['தமிழ் இலக்கியம்', 'விருப்பப் பாடம்'],
  ].map(([title = '', description = '']) => ({ title, description }) as Forum),
)
const found = (query: string) => forumsMatching(list, query).map(({ title }) => title)

test('a word is found in the title and in the description, in any case and without its accents', () => {
  expect(found('CAFE')).toEqual(['Café économie'])
  expect(found('cafe\u0301')).toEqual(['Café économie'])
  expect(found('budget')).toEqual(['Café économie'])
  expect(found('article')).toEqual(['Polity'])
})

test('every word counts, wherever it stands', () => {
  expect(found('taxes cafe')).toEqual(['Café économie'])
  expect(found('taxes polity')).toEqual([])
})

test('Hindi is found with and without the nukta, but never by another vowel', () => {
  expect(found('फैसले कानून')).toEqual(['हिन्दी निबंध'])
  expect(found('हिन्दा')).toEqual([])
  expect(found('இலக்கியம்')).toEqual(['தமிழ் இலக்கியம்'])
})

test('no words find everything', () => {
  expect(found('  ')).toHaveLength(4)
})
