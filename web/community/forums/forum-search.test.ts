import { expect, test } from 'vitest'
import type { Forum } from '#contract/community/forums.ts'
import { indexForums, searchForums } from './forum-search.ts'

const list = indexForums(
  [
    ['Café économie', 'Taxes and budgets'],
    ['Polity', 'The Constitution, ARTICLE by article'],
    ['हिन्दी निबंध', 'फ़ैसले और क़ानून'],
    ['தமிழ் இலக்கியம்', 'விருப்பப் பாடம்'],
  ].map(([title = '', description = '']) => ({ title, description }) as Forum),
)
const found = (query: string) => searchForums(list, query).map(({ title }) => title)

test('a word is found in title and description, ignoring case and accents', () => {
  expect(found('CAFE')).toEqual(['Café économie'])
  expect(found('cafe\u0301')).toEqual(['Café économie'])
  expect(found('budget')).toEqual(['Café économie'])
  expect(found('article')).toEqual(['Polity'])
})

test('all words must match, anywhere', () => {
  expect(found('taxes cafe')).toEqual(['Café économie'])
  expect(found('taxes polity')).toEqual([])
})

test('Hindi is found with or without the nukta, but not with a different vowel', () => {
  expect(found('फैसले कानून')).toEqual(['हिन्दी निबंध'])
  expect(found('हिन्दा')).toEqual([])
  expect(found('हिंदी निबन्ध')).toEqual(['हिन्दी निबंध'])
  expect(found('இலக்கியம்')).toEqual(['தமிழ் இலக்கியம்'])
})

test('an empty search finds all forums', () => {
  expect(found('  ')).toHaveLength(4)
})
