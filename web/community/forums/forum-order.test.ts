import { describe, expect, test } from 'vitest'
import type { Forum } from '#contract/community/forums.ts'
import { groupByCategory, isForumOrder, sortForums } from './forum-order.ts'

const aForum = (title: string, parts: Partial<Forum> = {}): Forum => ({
  forum_id: title,
  title,
  description: '',
  category_id: 'news',
  category: { name: 'News' },
  is_pinned: false,
  is_locked: false,
  post_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  last_post_at: null,
  author: null,
  last_author: null,
  ...parts,
})
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T06:00:00.000Z`
const titles = (forums: Forum[]) => forums.map(({ title }) => title)

describe('the order of forums', () => {
  test('by activity: the latest post first, then the number of posts, forums without posts last', () => {
    const list = [
      aForum('silent'),
      aForum('busy', { last_post_at: at(2), post_count: 9 }),
      aForum('quiet', { last_post_at: at(2), post_count: 3 }),
      aForum('fresh', { last_post_at: at(5), post_count: 1 }),
    ]
    expect(titles(sortForums(list, 'activity'))).toEqual(['fresh', 'busy', 'quiet', 'silent'])
  })

  test('by posts, by age, by title', () => {
    const list = [
      aForum('Paper 10', { post_count: 1, created_at: at(3) }),
      aForum('élan', { post_count: 7, created_at: at(1) }),
      aForum('Paper 2', { post_count: 4, created_at: at(2) }),
    ]
    expect(titles(sortForums(list, 'posts'))).toEqual(['élan', 'Paper 2', 'Paper 10'])
    expect(titles(sortForums(list, 'created'))).toEqual(['Paper 10', 'Paper 2', 'élan'])
    expect(titles(sortForums(list, 'title'))).toEqual(['élan', 'Paper 2', 'Paper 10'])
  })

  test('pinned forums always come first', () => {
    const list = [aForum('a'), aForum('z', { is_pinned: true }), aForum('b', { last_post_at: at(9), post_count: 5 })]
    for (const order of ['activity', 'posts', 'created', 'title'] as const) expect(titles(sortForums(list, order))[0]).toBe('z')
    expect(titles(list)).toEqual(['a', 'z', 'b'])
  })

  test('accepts four sort orders only', () => {
    expect(isForumOrder('posts')).toBe(true)
    for (const name of ['', 'toString', 'likes', null]) expect(isForumOrder(name)).toBe(false)
  })
})

describe('the groups', () => {
  const news = { category_id: 'news', name: 'News', description: 'Of the day', icon: 'newspaper' } as const
  const talk = { category_id: 'talk', name: 'Talk', description: '', icon: 'chat' } as const

  test('include empty categories', () => {
    const groups = groupByCategory([talk, news], [aForum('one'), aForum('two')])
    expect(groups.map(({ category, forums }) => [category.name, titles(forums)])).toEqual([
      ['Talk', []],
      ['News', ['one', 'two']],
    ])
  })

  test('take the category name from the forum if the categories are not loaded', () => {
    const groups = groupByCategory([], [aForum('one'), aForum('two', { category_id: 'talk', category: { name: 'Talk' } })])
    expect(groups.map(({ category }) => category.name)).toEqual(['News', 'Talk'])
  })
})
