import { describe, expect, test } from 'vitest'
import { aPost, idsOf } from '#tests/support/fixtures/posts.ts'
import { gapPlace, hiddenReplies, refreshed, threadOf, withOwnReply, withoutReply, withReplies, withWaiting } from './thread.ts'

/** A post with so many replies, of which the last three came along. */
function discussed(count: number) {
  const root = aPost()
  const all = Array.from({ length: count }, () => aPost({ parent_post_id: root.post_id }))
  const post = { ...root, replies: all.slice(-3), replies_count: count }
  return { post, all, thread: threadOf(post) }
}

describe('the replies of a post', () => {
  test('are all there when there are few', () => {
    const { thread } = discussed(3)
    expect(hiddenReplies(thread)).toBe(0)
  })

  test('come page by page from the first one, until the gap is closed', () => {
    const { thread, all } = discussed(9)
    expect([hiddenReplies(thread), gapPlace(thread)]).toEqual([6, 0])
    const some = withReplies(thread, { replies: all.slice(0, 4), next_after: 'fourth' })
    expect([hiddenReplies(some), gapPlace(some), some.after]).toEqual([2, 4, 'fourth'])
    const whole = withReplies(some, { replies: all.slice(4), next_after: null })
    expect(idsOf(whole.replies)).toEqual(idsOf(all))
    expect(hiddenReplies(whole)).toBe(0)
  })

  test('written since wait, and then stand at the end', () => {
    const { thread, post, all } = discussed(2)
    const reply = aPost({ parent_post_id: post.post_id })
    const later = { ...post, replies: [...all, reply], replies_count: 3 }
    const told = refreshed(thread, later)
    expect([idsOf(told.replies), idsOf(told.waiting), hiddenReplies(told)]).toEqual([idsOf(all), [reply.post_id], 0])
    expect(refreshed(told, later)).toEqual(told)
    const shown = withWaiting(told)
    expect([idsOf(shown.replies), shown.waiting, hiddenReplies(shown)]).toEqual([idsOf([...all, reply]), [], 0])
  })

  test('more of them than come along leave a gap where they belong', () => {
    const { thread, post, all } = discussed(2)
    const more = Array.from({ length: 5 }, () => aPost({ parent_post_id: post.post_id }))
    const told = withWaiting(refreshed(thread, { ...post, replies: more.slice(-3), replies_count: 7 }))
    expect([hiddenReplies(told), gapPlace(told)]).toEqual([2, 2])
    expect(idsOf(withReplies(told, { replies: [...all, ...more], next_after: null }).replies)).toEqual(idsOf([...all, ...more]))
  })

  test('one of my own stands at the end at once, and once only', () => {
    const { thread, post } = discussed(9)
    const mine = aPost({ parent_post_id: post.post_id })
    const after = withOwnReply(thread, mine)
    expect([after.replies.at(-1), after.replies_count, hiddenReplies(after)]).toEqual([mine, 10, 6])
    expect(withOwnReply(after, mine)).toEqual(after)
  })

  test('one that I delete goes, one that somebody else deletes leaves a mark, and what is further back is left alone', () => {
    const { thread, post, all } = discussed(9)
    const whole = withReplies(thread, { replies: all, next_after: null })
    const mine = withoutReply(whole, all[8]?.post_id ?? '')
    expect([mine.replies.length, mine.replies_count, mine.wholeTo]).toEqual([8, 8, all[7]?.post_id])
    const told = refreshed(whole, {
      ...post,
      replies: [all[5], all[6], all[8]].filter((one) => one !== undefined),
      replies_count: 8,
    })
    expect(told.replies.map((reply) => reply.is_deleted)).toEqual([...Array(7).fill(false), true, false])
    expect(hiddenReplies(told)).toBe(0)
  })

  test('change their words and counts in place', () => {
    const { thread, post, all } = discussed(3)
    const [first, ...others] = all
    if (!first) throw new Error('none')
    const liked = { ...first, likes_count: 7 }
    const told = refreshed(thread, { ...post, likes_count: 2, replies: [liked, ...others] })
    expect([told.likes_count, told.replies[0]?.likes_count]).toEqual([2, 7])
  })
})
