import { describe, expect, test } from 'vitest'
import type { Discussion, DiscussionReply } from '#contract/community/quiz-discussion.ts'
import {
  discussionsIn,
  liked,
  type Page,
  type Pages,
  pendingPosts,
  withCounters,
  withDiscussion,
  withPendingPosts,
  withReply,
} from './pages.ts'

const post = (id: string, minute: number) => ({
  id,
  author: 'asha',
  content: 'Why?',
  created_at: `2026-01-15T06:${String(minute).padStart(2, '0')}:00.000Z`,
  is_edited: false,
  is_sample: false,
  likes: 0,
  user_reaction: null,
  is_own: false,
  can_manage: false,
})
const reply = (id: string): DiscussionReply => ({ ...post(id, 0), is_helpful: false })
const discussion = (id: string, minute: number, parts: Partial<Discussion> = {}): Discussion => ({
  ...post(id, minute),
  question_number: 1,
  question_text: 'Question 1 from the quiz',
  discussion_type: 'question',
  is_resolved: false,
  is_deleted: false,
  replies: [],
  replies_count: 0,
  ...parts,
})
const page = (data: Discussion[], next_before: string | null = null): Page => ({ data, next_before })
const listOf = (...pages: Page[]): Pages => ({ pages, pageParams: pages.map(() => null) })
const ids = (pages: Pages) => discussionsIn(pages).map(({ id }) => id)

describe('new discussions', () => {
  const list = listOf(page([discussion('c', 3), discussion('b', 2)], 'more'), page([discussion('a', 1)]))

  test('come first, without duplicates', () => {
    const newest = page([discussion('e', 5), discussion('d', 4), discussion('c', 3)], 'more')
    expect(pendingPosts(list, newest).map(({ id }) => id)).toEqual(['e', 'd'])
    expect(ids(withPendingPosts(list, newest))).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(pendingPosts(withPendingPosts(list, newest), newest)).toEqual([])
  })

  test('do not include discussions older than the top of the list', () => {
    expect(pendingPosts(list, page([discussion('c', 3), discussion('old', 1)]))).toEqual([])
  })

  test('replace the list if they fill the page, because others may lie between', () => {
    const newest = page([discussion('z', 9), discussion('y', 8)], 'more')
    expect(ids(withPendingPosts(list, newest))).toEqual(['z', 'y'])
    expect(ids(withPendingPosts(list, page(newest.data))), 'unless there are no others').toEqual(['z', 'y', 'c', 'b', 'a'])
  })

  test('are all discussions if the list was empty', () => {
    expect(ids(withPendingPosts(listOf(page([])), page([discussion('a', 1)])))).toEqual(['a'])
  })
})

test('a poll updates counts, but not texts and replies', () => {
  const list = listOf(page([discussion('a', 1, { replies: [reply('r')], replies_count: 1 })]))
  const newest = page([discussion('a', 1, { likes: 3, replies_count: 2, is_resolved: true, content: 'Changed' })])
  expect(discussionsIn(withCounters(list, newest))).toMatchObject([
    { likes: 3, replies_count: 2, is_resolved: true, content: 'Why?', replies: [{ id: 'r' }] },
  ])
})

test('one discussion or reply can be changed or removed', () => {
  const list = listOf(page([discussion('a', 1, { replies: [reply('r'), reply('s')] }), discussion('b', 2)]))
  expect(discussionsIn(withReply(list, 'r', (one) => liked(one, true)))[0]?.replies).toMatchObject([
    { likes: 1, user_reaction: 'like' },
    { likes: 0, user_reaction: null },
  ])
  expect(discussionsIn(withReply(list, 'r', () => null))[0]?.replies).toHaveLength(1)
  expect(ids(withDiscussion(list, 'a', () => null))).toEqual(['b'])
})

test('removing a like never goes below zero', () => {
  expect(liked(discussion('a', 1), false).likes).toBe(0)
})
