import { describe, expect, test } from 'vitest'
import type { Discussion, DiscussionReply } from '#contract/community/quiz-discussion.ts'
import {
  liked,
  type Page,
  type Pages,
  pendingPosts,
  shownIn,
  withCounters,
  withDiscussion,
  withNewcomers,
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
const ids = (pages: Pages) => shownIn(pages).map(({ id }) => id)

describe('new discussions', () => {
  const list = listOf(page([discussion('c', 3), discussion('b', 2)], 'more'), page([discussion('a', 1)]))

  test('are those that came since, on top, once', () => {
    const newest = page([discussion('e', 5), discussion('d', 4), discussion('c', 3)], 'more')
    expect(pendingPosts(list, newest).map(({ id }) => id)).toEqual(['e', 'd'])
    expect(ids(withNewcomers(list, newest))).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(pendingPosts(withNewcomers(list, newest), newest)).toEqual([])
  })

  test('do not count what is older than the top, such as what I have just deleted from the list or what a filter lets in again', () => {
    expect(pendingPosts(list, page([discussion('c', 3), discussion('old', 1)]))).toEqual([])
  })

  test('that fill the page take the list’s place: between it and the list there may be others', () => {
    const newest = page([discussion('z', 9), discussion('y', 8)], 'more')
    expect(ids(withNewcomers(list, newest))).toEqual(['z', 'y'])
    expect(ids(withNewcomers(list, page(newest.data))), 'unless they are all there are').toEqual(['z', 'y', 'c', 'b', 'a'])
  })

  test('of an empty list are all', () => {
    expect(ids(withNewcomers(listOf(page([])), page([discussion('a', 1)])))).toEqual(['a'])
  })
})

test('counts are brought up to date, text and replies stay as they are being read', () => {
  const list = listOf(page([discussion('a', 1, { replies: [reply('r')], replies_count: 1 })]))
  const newest = page([discussion('a', 1, { likes: 3, replies_count: 2, is_resolved: true, content: 'Changed' })])
  expect(shownIn(withCounters(list, newest))).toMatchObject([
    { likes: 3, replies_count: 2, is_resolved: true, content: 'Why?', replies: [{ id: 'r' }] },
  ])
})

test('a discussion or a reply changes alone, and goes when nothing is left of it', () => {
  const list = listOf(page([discussion('a', 1, { replies: [reply('r'), reply('s')] }), discussion('b', 2)]))
  expect(shownIn(withReply(list, 'r', (one) => liked(one, true)))[0]?.replies).toMatchObject([
    { likes: 1, user_reaction: 'like' },
    { likes: 0, user_reaction: null },
  ])
  expect(shownIn(withReply(list, 'r', () => null))[0]?.replies).toHaveLength(1)
  expect(ids(withDiscussion(list, 'a', () => null))).toEqual(['b'])
})

test('a like taken back never goes below zero', () => {
  expect(liked(discussion('a', 1), false).likes).toBe(0)
})
