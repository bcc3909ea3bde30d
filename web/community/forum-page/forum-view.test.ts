import { describe, expect, test } from 'vitest'
import type { Post } from '#contract/community/posts.ts'
import { aPost, idsOf } from '#tests/support/fixtures/posts.ts'
import {
  changePost,
  type FirstPage,
  type ForumView,
  neighbourOf,
  shownThreads,
  viewOf,
  withLinked,
  withNewcomers,
  withNews,
  withOlder,
  withOwnPost,
  withoutPost,
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

describe('new posts by others', () => {
  test('wait until they are asked for, and then stand on top, below what is pinned', () => {
    const pinned = aPost({ is_pinned: true })
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withNews(viewOf(page([pinned, first])), page([pinned, third, second, first], null, { post_count: 12 }))
    expect(ids(view)).toEqual(idsOf([pinned, first]))
    expect([idsOf(view.newcomers), view.forum.post_count]).toEqual([idsOf([third, second]), 12])
    const shown = withNewcomers(view)
    expect(ids(shown)).toEqual(idsOf([pinned, third, second, first]))
    expect(shown.newcomers).toEqual([])
  })

  test('an older post that moved up onto the first page is none of them', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withNews(viewOf(page([third, second], second.post_id)), page([third, first], first.post_id))
    expect(view.newcomers).toEqual([])
  })

  test('when more came than a page holds, the list begins anew with them', () => {
    const old = posts(3)
    const pinned = aPost({ is_pinned: true })
    const fresh = posts(4)
    const view = withNews(viewOf(page([pinned, ...old])), page([pinned, ...fresh], 'further'))
    const shown = withNewcomers(view)
    expect(ids(shown)).toEqual(idsOf([pinned, ...fresh]))
    expect([shown.nextBefore, shown.cutOffAt]).toEqual(['further', null])
  })

  test('one that came before mine was stored waits too', () => {
    const [mine, theirs, first] = posts(3) as [Post, Post, Post]
    const view = withOwnPost(viewOf(page([first], 'further')), mine)
    expect(idsOf(withNews(view, page([mine, theirs, first], 'further')).newcomers)).toEqual([theirs.post_id])
  })
})

describe('what is shown', () => {
  test('takes over counts and words, and keeps the place of what has been deleted', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withNews(viewOf(page([third, second, first])), page([{ ...third, likes_count: 4, content: 'Better' }, first]))
    expect(ids(view)).toEqual(idsOf([third, second, first]))
    expect(view.threads[0]).toMatchObject({ likes_count: 4, content: 'Better' })
    expect(view.threads.map((thread) => thread.is_deleted)).toEqual([false, true, false])
  })

  test('says nothing of posts beyond the first page', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withOlder(viewOf(page([third], third.post_id)), page([second, first]))
    expect(withNews(view, page([third], third.post_id)).threads.every((thread) => !thread.is_deleted)).toBe(true)
  })

  test('has no post twice when pages overlap', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    expect(ids(withOlder(viewOf(page([third, second], 'x')), page([second, first])))).toEqual(idsOf([third, second, first]))
  })

  test('what a link leads to stands first, and only there', () => {
    const [third, second, first] = posts(3) as [Post, Post, Post]
    const view = withLinked(viewOf(page([third, second], 'x')), first)
    expect(ids(view)).toEqual(idsOf([first, third, second]))
    expect(ids(withOlder(view, page([first])))).toEqual(idsOf([first, third, second]))
    const liked = changePost(withOlder(view, page([first])), first.post_id, (post) => ({ ...post, likes_count: 1 }))
    expect(liked.linked?.likes_count).toBe(1)
    expect(liked.threads.at(-1)?.likes_count).toBe(1)
  })
})

describe('what I write', () => {
  test('stands on top and is counted, once', () => {
    const view = withOwnPost(viewOf(page([aPost({ is_pinned: true })])), aPost({ content: 'Mine' }))
    expect([shownThreads(view)[0]?.content, view.forum.post_count]).toEqual(['Mine', 11])
    expect(withOwnPost(view, view.threads[0] as Post)).toEqual(view)
  })

  test('that a later look has told of already is not counted again', () => {
    const mine = aPost()
    const view = withOwnPost(withNews(viewOf(page([])), page([mine], null, { post_count: 11 })), mine)
    expect([ids(view), view.newcomers, view.forum.post_count]).toEqual([[mine.post_id], [], 11])
  })

  test('as a reply is counted in its thread and in the forum', () => {
    const post = aPost()
    const view = withOwnPost(viewOf(page([post])), aPost({ parent_post_id: post.post_id, content: 'Mine' }))
    expect(view.threads[0]).toMatchObject({ replies_count: 1, replies: [{ content: 'Mine' }] })
    expect(view.forum.post_count).toBe(11)
  })

  test('goes when I delete it, or leaves its place when replies hang on it', () => {
    const [second, first] = posts(2) as [Post, Post]
    const view = viewOf(page([second, first]))
    expect(ids(withoutPost(view, first, null))).toEqual([second.post_id])
    const left = withoutPost(view, first, { ...first, is_deleted: true, content: '' })
    expect(left.threads[1]).toMatchObject({ is_deleted: true, content: '' })
    expect(left.forum.post_count).toBe(9)
  })

  test('takes the place of a deleted post with it, when it was the last reply there', () => {
    const [second, first] = posts(2) as [Post, Post]
    const reply = aPost({ parent_post_id: second.post_id })
    const place = { ...second, is_deleted: true, content: '', replies: [reply], replies_count: 1 }
    const view = viewOf(page([place, first]))
    expect(neighbourOf(view, reply)).toBe(first.post_id)
    expect(ids(withoutPost(view, reply, null))).toEqual([first.post_id])
  })

  test('reading goes on with the next post, else with the one before, else with nothing', () => {
    const reply = aPost()
    const [second, first] = posts(2) as [Post, Post]
    const thread = { ...first, replies: [{ ...reply, parent_post_id: first.post_id }], replies_count: 1 }
    const view = viewOf(page([second, thread]))
    expect(neighbourOf(view, second)).toBe(first.post_id)
    expect(neighbourOf(view, first)).toBe(second.post_id)
    expect(neighbourOf(view, { ...reply, parent_post_id: first.post_id })).toBe(first.post_id)
    expect(neighbourOf(viewOf(page([first])), first)).toBeNull()
  })
})
