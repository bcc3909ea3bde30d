import { describe, expect, test } from 'vitest'
import { aPost, idsOf } from '#tests/support/fixtures/posts.ts'
import {
  gapIndex,
  hiddenReplies,
  threadOf,
  withLatest,
  withOwnReply,
  withoutReply,
  withPendingReplies,
  withReplies,
} from './thread.ts'

/** A post with `count` replies, of which the last three are loaded. */
function discussed(count: number) {
  const root = aPost()
  const all = Array.from({ length: count }, () => aPost({ parent_post_id: root.post_id }))
  const post = { ...root, replies: all.slice(-3), replies_count: count }
  return { post, all, thread: threadOf(post) }
}

describe('the replies of a post', () => {
  test('are all loaded if there are few', () => {
    const { thread } = discussed(3)
    expect(hiddenReplies(thread)).toBe(0)
  })

  test('load page by page from the first one until the gap is closed', () => {
    const { thread, all } = discussed(9)
    expect([hiddenReplies(thread), gapIndex(thread)]).toEqual([6, 0])
    const some = withReplies(thread, { replies: all.slice(0, 4), next_after: 'fourth' })
    expect([hiddenReplies(some), gapIndex(some), some.after]).toEqual([2, 4, 'fourth'])
    const whole = withReplies(some, { replies: all.slice(4), next_after: null })
    expect(idsOf(whole.replies)).toEqual(idsOf(all))
    expect(hiddenReplies(whole)).toBe(0)
  })

  test('written since then are pending, and then come last', () => {
    const { thread, post, all } = discussed(2)
    const reply = aPost({ parent_post_id: post.post_id })
    const later = { ...post, replies: [...all, reply], replies_count: 3 }
    const told = withLatest(thread, later)
    expect([idsOf(told.replies), idsOf(told.pendingReplies), hiddenReplies(told)]).toEqual([idsOf(all), [reply.post_id], 0])
    expect(withLatest(told, later)).toEqual(told)
    const shown = withPendingReplies(told)
    expect([idsOf(shown.replies), shown.pendingReplies, hiddenReplies(shown)]).toEqual([idsOf([...all, reply]), [], 0])
  })

  test('leave a gap if more were written than the poll returns', () => {
    const { thread, post, all } = discussed(2)
    const more = Array.from({ length: 5 }, () => aPost({ parent_post_id: post.post_id }))
    const told = withPendingReplies(withLatest(thread, { ...post, replies: more.slice(-3), replies_count: 7 }))
    expect([hiddenReplies(told), gapIndex(told)]).toEqual([2, 2])
    expect(idsOf(withReplies(told, { replies: [...all, ...more], next_after: null }).replies)).toEqual(idsOf([...all, ...more]))
  })

  test('include the user’s own reply immediately, once', () => {
    const { thread, post } = discussed(9)
    const mine = aPost({ parent_post_id: post.post_id })
    const after = withOwnReply(thread, mine)
    expect([after.replies.at(-1), after.replies_count, hiddenReplies(after)]).toEqual([mine, 10, 6])
    expect(withOwnReply(after, mine)).toEqual(after)
  })

  test('disappear when the user deletes them, and leave a placeholder when someone else does', () => {
    const { thread, post, all } = discussed(9)
    const whole = withReplies(thread, { replies: all, next_after: null })
    const mine = withoutReply(whole, all[8]?.post_id ?? '')
    expect([mine.replies.length, mine.replies_count, mine.completeTo]).toEqual([8, 8, all[7]?.post_id])
    const told = withLatest(whole, {
      ...post,
      replies: [all[5], all[6], all[8]].filter((one) => one !== undefined),
      replies_count: 8,
    })
    expect(told.replies.map((reply) => reply.is_deleted)).toEqual([...Array(7).fill(false), true, false])
    expect(hiddenReplies(told)).toBe(0)
  })

  test('update texts and counts in place', () => {
    const { thread, post, all } = discussed(3)
    const [first, ...others] = all
    if (!first) throw new Error('none')
    const liked = { ...first, likes_count: 7 }
    const told = withLatest(thread, { ...post, likes_count: 2, replies: [liked, ...others] })
    expect([told.likes_count, told.replies[0]?.likes_count]).toEqual([2, 7])
  })
})
