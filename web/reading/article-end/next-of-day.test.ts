import { describe, expect, test } from 'vitest'
import type { ArticleInList } from '#contract/reading/daily.ts'
import { nextOfDay } from './next-of-day.ts'

const DAY = ['a', 'b', 'c'].map((article_id) => ({ article_id }) as ArticleInList)
const nextId = (open: string, ...read: string[]) => nextOfDay(DAY, open, new Set(read))?.article.article_id

describe('the next article of the day', () => {
  test('is the one after the open one, with its number', () => {
    expect(nextOfDay(DAY, 'a', new Set(['a']))).toEqual({ article: DAY[1], position: 2, count: 3 })
  })

  test('leaves out what was read', () => {
    expect(nextId('a', 'a', 'b')).toBe('c')
  })

  test('comes from the beginning of the day after its last article', () => {
    expect(nextId('c', 'c')).toBe('a')
    expect(nextId('c', 'a', 'c')).toBe('b')
  })

  test('is missing when the day is read, and never the open one', () => {
    expect(nextId('b', 'a', 'b', 'c')).toBeUndefined()
    expect(nextId('b', 'a', 'c')).toBeUndefined()
  })
})
