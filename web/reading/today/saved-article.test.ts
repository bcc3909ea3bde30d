import { expect, test } from 'vitest'
import type { ArticleInList } from '#contract/reading/daily.ts'
import { savedArticle } from './saved-article.ts'

const articles = ['a', 'b', 'c'].map((article_id) => ({ article_id }) as ArticleInList)
const chosen = (choice: { saved: string[]; read?: string[]; wanted?: string }) =>
  savedArticle({ articles, saved: new Set(choice.saved), read: new Set(choice.read), wanted: choice.wanted })?.article_id

test('without a network comes what would come next, if it is on this device', () => {
  expect(chosen({ saved: ['a', 'b'], wanted: 'b' })).toBe('b')
})

test('else an unread article of this device', () => {
  expect(chosen({ saved: ['a', 'c'], read: ['a'], wanted: 'b' })).toBe('c')
})

test('else one that is read, and none if nothing is on this device', () => {
  expect(chosen({ saved: ['a'], read: ['a'], wanted: 'b' })).toBe('a')
  expect(chosen({ saved: ['x'] })).toBeUndefined()
})
