import { describe, expect, test } from 'vitest'
import type { Post } from '#contract/community/posts.ts'
import { aPost, idsOf } from '#tests/support/fixtures/posts.ts'
import {
  changePost,
  createView,
  type FirstPage,
  type ForumView,
  nextFocusId,
  shownThreads,
  withLatestPage,
  withLinked,
  withOlder,
  withOwnPost,
  withoutPost,
  withPendingPosts,
} from './forum-view.ts'

const forum = { forum_id: 'f', post_count: 10 } as FirstPage['forum']
const page = (posts: Post[], next_before: string | null = null, more = {}): FirstPage => ({
  forum: { ...forum, ...more },
  posts,
  next_before,
})
const ids = (view: ForumView) => idsOf(shownThreads(view))

/** So many posts, newest first. */
const posts = (count: number) => Array.from({ length: count }, () => aPost()).reverse()

describe('new posts by other users', () => {
  test('stay hidden until the user shows them, and then come first, below pinned posts', () => {
    const pinned = aPost({ is_pinned: true })
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withLatestPage(createView(page([pinned, first])), page([pinned, third, second, first], null, { post_count: 12 }))
    expect(ids(view)).toEqual(idsOf([pinned, first]))
    expect([idsOf(view.pendingPosts), view.forum.post_count]).toEqual([idsOf([third, second]), 12])
    const shown = withPendingPosts(view)
    expect(ids(shown)).toEqual(idsOf([pinned, third, second, first]))
    expect(shown.pendingPosts).toEqual([])
  })

  test('do not include older posts that moved up to the first page', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withLatestPage(createView(page([third, second], second.post_id)), page([third, first], first.post_id))
    expect(view.pendingPosts).toEqual([])
  })

  test('replace the list if there are more than a page', () => {
    const old = posts(3)
    const pinned = aPost({ is_pinned: true })
    const fresh = posts(4)
    const view = withLatestPage(createView(page([pinned, ...old])), page([pinned, ...fresh], 'further'))
    const shown = withPendingPosts(view)
    expect(ids(shown)).toEqual(idsOf([pinned, ...fresh]))
    expect([shown.nextBefore, shown.gapBefore]).toEqual(['further', null])
  })

  test('include a post that was stored just before the user’s own', () => {
    const [mine, theirs, first] = posts(3) as [Post, Post, Post]
    const view = withOwnPost(createView(page([first], 'further')), mine)
    expect(idsOf(withLatestPage(view, page([mine, theirs, first], 'further')).pendingPosts)).toEqual([theirs.post_id])
  })
})

describe('the shown posts', () => {
  test('take over new counts and texts, and keep a placeholder for deleted posts', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withLatestPage(
      createView(page([third, second, first])),
      page([{ ...third, likes_count: 4, content: 'Better' }, first]),
    )
    expect(ids(view)).toEqual(idsOf([third, second, first]))
    expect(view.threads[0]).toMatchObject({ likes_count: 4, content: 'Better' })
    expect(view.threads.map((thread) => thread.is_deleted)).toEqual([false, true, false])
  })

  test('do not mark posts beyond the first page as deleted', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withOlder(createView(page([third], third.post_id)), page([second, first]))
    expect(withLatestPage(view, page([third], third.post_id)).threads.every((thread) => !thread.is_deleted)).toBe(true)
  })

  test('contain no post twice when pages overlap', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    expect(ids(withOlder(createView(page([third, second], 'x')), page([second, first])))).toEqual(idsOf([third, second, first]))
  })

  test('show a linked post first, and only once', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withLinked(createView(page([third, second], 'x')), first)
    expect(ids(view)).toEqual(idsOf([first, third, second]))
    expect(ids(withOlder(view, page([first])))).toEqual(idsOf([first, third, second]))
    const liked = changePost(withOlder(view, page([first])), first.post_id, (post) => ({ ...post, likes_count: 1 }))
    expect(liked.linked?.likes_count).toBe(1)
    expect(liked.threads.at(-1)?.likes_count).toBe(1)
  })
})

describe("the user's own post", () => {
  test('comes first and is counted once', () => {
    const view = withOwnPost(createView(page([aPost({ is_pinned: true })])), aPost({ content: 'Mine' }))
    expect([shownThreads(view)[0]?.content, view.forum.post_count]).toEqual(['Mine', 11])
    expect(withOwnPost(view, view.threads[0] as Post)).toEqual(view)
  })

  test('is not counted again if a poll has already counted it', () => {
    const mine = aPost()
    const view = withOwnPost(withLatestPage(createView(page([])), page([mine], null, { post_count: 11 })), mine)
    expect([ids(view), view.pendingPosts, view.forum.post_count]).toEqual([[mine.post_id], [], 11])
  })

  test('is counted in its thread and in the forum if it is a reply', () => {
    const post = aPost()
    const view = withOwnPost(createView(page([post])), aPost({ parent_post_id: post.post_id, content: 'Mine' }))
    expect(view.threads[0]).toMatchObject({ replies_count: 1, replies: [{ content: 'Mine' }] })
    expect(view.forum.post_count).toBe(11)
  })

  test('disappears when deleted, or leaves a placeholder if it has replies', () => {
    const [second, first] = posts(2) as [Post, Post]
    const view = createView(page([second, first]))
    expect(ids(withoutPost(view, first, null))).toEqual([second.post_id])
    const left = withoutPost(view, first, { ...first, is_deleted: true, content: '[deleted]' })
    expect(left.threads[1]).toMatchObject({ is_deleted: true, content: '[deleted]' })
    expect(left.forum.post_count).toBe(9)
  })

  test('removes the placeholder of a deleted post with its last reply', () => {
    const [second, first] = posts(2) as [Post, Post]
    const reply = aPost({ parent_post_id: second.post_id })
    const place = { ...second, is_deleted: true, content: '', replies: [reply], replies_count: 1 }
    const view = createView(page([place, first]))
    expect(nextFocusId(view, reply)).toBe(first.post_id)
    expect(ids(withoutPost(view, reply, null))).toEqual([first.post_id])
  })

  test('after a deletion focus moves to the next post, else to the previous one', () => {
    const reply = aPost()
    const [second, first] = posts(2) as [Post, Post]
    const thread = { ...first, replies: [{ ...reply, parent_post_id: first.post_id }], replies_count: 1 }
    const view = createView(page([second, thread]))
    expect(nextFocusId(view, second)).toBe(first.post_id)
    expect(nextFocusId(view, first)).toBe(second.post_id)
    expect(nextFocusId(view, { ...reply, parent_post_id: first.post_id })).toBe(first.post_id)
    expect(nextFocusId(createView(page([first])), first)).toBeNull()
  })
})
