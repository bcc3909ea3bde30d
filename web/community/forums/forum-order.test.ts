import { describe, expect, test } from 'vitest'
import type { Forum } from '#contract/community/forums.ts'
import { groupsOf, inOrder, isForumOrder } from './forum-order.ts'

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
  test('by activity: the latest post first, then the number of posts, silent ones last', () => {
    const list = [
      aForum('silent'),
      aForum('busy', { last_post_at: at(2), post_count: 9 }),
      aForum('quiet', { last_post_at: at(2), post_count: 3 }),
      aForum('fresh', { last_post_at: at(5), post_count: 1 }),
    ]
    expect(titles(inOrder(list, 'activity'))).toEqual(['fresh', 'busy', 'quiet', 'silent'])
  })

  test('by posts, by age, by title', () => {
    const list = [
      aForum('Paper 10', { post_count: 1, created_at: at(3) }),
      aForum('élan', { post_count: 7, created_at: at(1) }),
      aForum('Paper 2', { post_count: 4, created_at: at(2) }),
    ]
    expect(titles(inOrder(list, 'posts'))).toEqual(['élan', 'Paper 2', 'Paper 10'])
    expect(titles(inOrder(list, 'created'))).toEqual(['Paper 10', 'Paper 2', 'élan'])
    expect(titles(inOrder(list, 'title'))).toEqual(['élan', 'Paper 2', 'Paper 10'])
  })

  test('pinned forums stand first whatever the order', () => {
    const list = [aForum('a'), aForum('z', { is_pinned: true }), aForum('b', { last_post_at: at(9), post_count: 5 })]
    for (const order of ['activity', 'posts', 'created', 'title'] as const) expect(titles(inOrder(list, order))[0]).toBe('z')
    expect(titles(list)).toEqual(['a', 'z', 'b'])
  })

  test('is one of four', () => {
    expect(isForumOrder('posts')).toBe(true)
    for (const name of ['', 'toString', 'likes', null]) expect(isForumOrder(name)).toBe(false)
  })
})

describe('the groups', () => {
  const news = { category_id: 'news', name: 'News', description: 'Of the day', icon: 'newspaper' } as const
  const talk = { category_id: 'talk', name: 'Talk', description: '', icon: 'chat' } as const

  test('follow the categories, empty ones too', () => {
    const groups = groupsOf([talk, news], [aForum('one'), aForum('two')])
    expect(groups.map(({ category, forums }) => [category.name, titles(forums)])).toEqual([
      ['Talk', []],
      ['News', ['one', 'two']],
    ])
  })

  test('are named by the forums themselves where the categories are not known', () => {
    const groups = groupsOf([], [aForum('one'), aForum('two', { category_id: 'talk', category: { name: 'Talk' } })])
    expect(groups.map(({ category }) => category.name)).toEqual(['News', 'Talk'])
  })
})
