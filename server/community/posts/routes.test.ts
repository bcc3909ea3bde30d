import { describe, expect, test } from 'vitest'
import {
  COMMUNITY_FORBIDDEN,
  FORUM_LOCKED,
  FORUM_NOT_FOUND,
  MAY_NOT_DELETE_POST,
  MAY_NOT_EDIT_POST,
  OWN_POST_REACTION,
  POST_NOT_FOUND,
} from '#contract/community/forum-rules.ts'
import { forums } from '#contract/community/forums.ts'
import { type Post, posts, type Reply } from '#contract/community/posts.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const MINUTE = 60_000

const pageOf = async (as: Person, forumId: string, query: Record<string, unknown> = {}) =>
  (await app.call(posts.list, { as, params: { forumId }, query })).json() as { posts: Post[]; next_before: string | null }
const forumOf = async (as: Person, forumId: string) => (await app.call(posts.forum, { as, params: { forumId } })).json().forum
const contents = (list: { content: string }[]) => list.map(({ content }) => content)

describe('posting in a forum', () => {
  test('a new post is at the top, and the forum shows its count, latest time and author', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('tester')]
    const forumId = await aForum(app)
    await posted(app, asha, forumId, 'First')
    app.pass(MINUTE)
    const post = await posted(app, ravi, forumId, 'Second')
    expect(post).toMatchObject({ author: { username: ravi.username }, likes_count: 0, replies: [], is_edited: false })
    const { forum, posts: list } = (await app.call(posts.forum, { as: asha, params: { forumId } })).json()
    expect(contents(list)).toEqual(['Second', 'First'])
    expect(forum).toMatchObject({ post_count: 2, last_post_at: app.now.toISOString(), last_author: { username: ravi.username } })
  })

  test('a page has 20 posts, and the next page is stable when posts are added or deleted', async () => {
    const asha = await app.person('pro')
    const forumId = await aForum(app)
    for (let n = 1; n <= 45; n++) {
      app.pass(1000)
      await posted(app, asha, forumId, `Post ${n}`)
    }
    const first = await pageOf(asha, forumId)
    expect(contents(first.posts)).toEqual(Array.from({ length: 20 }, (_, n) => `Post ${45 - n}`))
    await posted(app, asha, forumId, 'New meanwhile')
    const last = first.posts.at(-1) as Post
    await app.call(posts.remove, { as: asha, params: { postId: last.post_id } })
    const second = await pageOf(asha, forumId, { before: first.next_before })
    expect(contents(second.posts)).toEqual(Array.from({ length: 20 }, (_, n) => `Post ${25 - n}`))
    const third = await pageOf(asha, forumId, { before: second.next_before })
    expect([contents(third.posts), third.next_before]).toEqual([['Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 1'], null])
    expect(contents((await pageOf(asha, forumId, { page: 3 })).posts)).toEqual(contents(third.posts))
    expect((await pageOf(asha, forumId, { page: 9 })).posts).toEqual([])
  })

  test('a pinned post stays at the top of the first page only', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person('pro')]
    const forumId = await aForum(app)
    const pinned = await posted(app, asha, forumId, 'Rules')
    for (let n = 1; n <= 3; n++) {
      app.pass(1000)
      await posted(app, asha, forumId, `Post ${n}`)
    }
    const reply = await app.call(posts.pin, { as: admin, params: { postId: pinned.post_id }, body: { is_pinned: true } })
    expect(reply.json().post.is_pinned).toBe(true)
    const first = await pageOf(asha, forumId, { limit: 2 })
    expect(contents(first.posts)).toEqual(['Rules', 'Post 3'])
    expect(contents((await pageOf(asha, forumId, { limit: 2, before: first.next_before })).posts)).toEqual(['Post 2', 'Post 1'])
    const asPro = await app.call(posts.pin, { as: asha, params: { postId: pinned.post_id }, body: { is_pinned: false } })
    expect(asPro.statusCode).toBe(403)
  })

  test('a post needs 1 to 10,000 characters', async () => {
    const asha = await app.person('pro')
    const forumId = await aForum(app)
    for (const content of ['', ' \n\t', 'x'.repeat(10_001), 7, null, undefined, 'nul\0'])
      expect((await app.call(posts.create, { as: asha, params: { forumId }, body: { content } })).statusCode).toBe(422)
    expect((await posted(app, asha, forumId, 'x'.repeat(10_000))).content).toHaveLength(10_000)
  })

  test('a resend is stored once, and a client key belongs to one text', async () => {
    const asha = await app.person('pro')
    const forumId = await aForum(app)
    const send = (content: string, client_key: string) =>
      app.call(posts.create, { as: asha, params: { forumId }, body: { content, client_key } })
    const key = newId()
    const all = await Promise.all(Array.from({ length: 20 }, () => send('Once', key)))
    expect(new Set(all.map((reply) => reply.json().post.post_id)).size).toBe(1)
    expect((await pageOf(asha, forumId)).posts).toHaveLength(1)
    expect((await forumOf(asha, forumId)).post_count).toBe(1)
    expect((await send('Twice', key)).statusCode).toBe(422)
    const [ravi, other] = [await app.person('pro'), await aForum(app, 'Another')]
    expect(
      (await app.call(posts.create, { as: ravi, params: { forumId }, body: { content: 'Mine', client_key: key } })).statusCode,
    ).toBe(200)
    expect(
      (await app.call(posts.create, { as: asha, params: { forumId: other }, body: { content: 'Once', client_key: key } }))
        .statusCode,
    ).toBe(422)
  })

  test('a locked forum accepts no posts, no replies and no edits by authors', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Before')
    await app.call(forums.change, { as: admin, params: { forumId }, body: { is_locked: true } })
    for (const body of [{ content: 'After' }, { content: 'After', parent_post_id: post.post_id }]) {
      const reply = await app.call(posts.create, { as: asha, params: { forumId }, body })
      expect([reply.statusCode, reply.json().error]).toEqual([409, FORUM_LOCKED])
    }
    const params = { postId: post.post_id }
    expect((await app.call(posts.edit, { as: asha, params, body: { content: 'Other' } })).statusCode).toBe(409)
    expect((await app.call(posts.edit, { as: admin, params, body: { content: 'Other' } })).statusCode).toBe(200)
    expect((await app.call(posts.remove, { as: asha, params })).statusCode).toBe(200)
  })

  test('free users and guests can neither read nor write', async () => {
    const [free, asha] = [await app.person('free'), await app.person('pro')]
    const forumId = await aForum(app)
    await posted(app, asha, forumId, 'For members')
    for (const endpoint of [posts.forum, posts.list]) {
      const reply = await app.call(endpoint, { as: free, params: { forumId } })
      expect([reply.statusCode, reply.json().error]).toEqual([403, COMMUNITY_FORBIDDEN])
      expect((await app.call(endpoint, { params: { forumId } })).statusCode).toBe(401)
    }
  })

  test('an unknown forum is not found by any call', async () => {
    const asha = await app.person('pro')
    for (const forumId of [newId(), 'x']) {
      for (const reply of [
        await app.call(posts.forum, { as: asha, params: { forumId } }),
        await app.call(posts.list, { as: asha, params: { forumId } }),
        await app.call(posts.create, { as: asha, params: { forumId }, body: { content: 'Hello' } }),
      ])
        expect([reply.statusCode, reply.json().error]).toEqual([404, FORUM_NOT_FOUND])
    }
  })
})

describe('replies', () => {
  test('have one level: a reply to a reply belongs to the same post', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Question')
    const reply = await aReply(app, ravi, forumId, post.post_id, 'Answer')
    const deeper = await aReply(app, asha, forumId, reply.post_id, 'Thanks')
    expect([reply.parent_post_id, deeper.parent_post_id]).toEqual([post.post_id, post.post_id])
    const [root] = (await pageOf(asha, forumId)).posts
    expect([root?.replies_count, contents(root?.replies ?? [])]).toEqual([2, ['Answer', 'Thanks']])
    expect((await forumOf(asha, forumId)).post_count).toBe(3)
  })

  test('the latest three are included with the post, and all of them can be loaded page by page', async () => {
    const asha = await app.person('pro')
    const forumId = await aForum(app)
    const { post_id } = await posted(app, asha, forumId, 'Question')
    for (let n = 1; n <= 7; n++) {
      app.pass(1000)
      await aReply(app, asha, forumId, post_id, `Reply ${n}`)
    }
    const [root] = (await pageOf(asha, forumId)).posts
    expect([root?.replies_count, contents(root?.replies ?? [])]).toEqual([7, ['Reply 5', 'Reply 6', 'Reply 7']])
    const page = async (query: Record<string, unknown>) =>
      (await app.call(posts.replies, { as: asha, params: { postId: post_id }, query })).json() as {
        replies: Reply[]
        next_after: string | null
      }
    const first = await page({ limit: 4 })
    expect(contents(first.replies)).toEqual(['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4'])
    const second = await page({ limit: 4, after: first.next_after })
    expect([contents(second.replies), second.next_after]).toEqual([['Reply 5', 'Reply 6', 'Reply 7'], null])
    expect((await app.call(posts.replies, { as: asha, params: { postId: newId() } })).statusCode).toBe(404)
  })

  test('a link to a reply finds the post it belongs to', async () => {
    const asha = await app.person('pro')
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Question')
    const reply = await aReply(app, asha, forumId, post.post_id, 'Answer')
    for (const postId of [post.post_id, reply.post_id]) {
      const found = (await app.call(posts.post, { as: asha, params: { postId } })).json()
      expect([found.forum_id, found.post.post_id, found.post.replies_count]).toEqual([forumId, post.post_id, 1])
    }
    expect((await app.call(posts.post, { as: asha, params: { postId: newId() } })).json().error).toBe(POST_NOT_FOUND)
  })

  test('cannot be added to a post of another forum or to an unknown post', async () => {
    const asha = await app.person('pro')
    const [forumId, other] = [await aForum(app), await aForum(app, 'Other')]
    const post = await posted(app, asha, other, 'Elsewhere')
    for (const parent_post_id of [post.post_id, newId()]) {
      const reply = await app.call(posts.create, { as: asha, params: { forumId }, body: { content: 'Lost', parent_post_id } })
      expect([reply.statusCode, reply.json().error]).toEqual([404, POST_NOT_FOUND])
    }
    expect((await forumOf(asha, forumId)).post_count).toBe(0)
  })
})

describe('editing and deleting', () => {
  test('authors, admins and testers can edit a post, others cannot; it is marked as edited', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id: postId } = await posted(app, asha, forumId, 'One')
    const edit = (as: Person, content: string) => app.call(posts.edit, { as, params: { postId }, body: { content } })
    expect((await edit(asha, 'One')).json().post.is_edited).toBe(false)
    app.pass(MINUTE)
    expect((await edit(asha, 'Two')).json().post).toMatchObject({
      content: 'Two',
      is_edited: true,
      updated_at: app.now.toISOString(),
    })
    const refused = await edit(ravi, 'Mine')
    expect([refused.statusCode, refused.json().error]).toEqual([403, MAY_NOT_EDIT_POST])
    for (const role of ['admin', 'tester'] as const)
      expect((await edit(await app.person(role), `By ${role}`)).statusCode).toBe(200)
    const versions = await app.db
      .selectFrom('forum_post_versions')
      .orderBy('replaced_at')
      .orderBy('version_id')
      .select('content')
      .execute()
    expect(contents(versions)).toEqual(['One', 'Two', 'By admin'])
  })

  test('a post without replies is deleted; with replies it stays empty until the last reply is deleted', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, asha, forumId, 'Question')
    const reply = await aReply(app, ravi, forumId, post_id, 'Answer')
    const remove = (as: Person, postId: string) => app.call(posts.remove, { as, params: { postId } })
    const refused = await remove(ravi, post_id)
    expect([refused.statusCode, refused.json().error]).toEqual([403, MAY_NOT_DELETE_POST])
    expect((await remove(asha, post_id)).json().post).toMatchObject({
      post_id,
      content: '[deleted]',
      author: null,
      is_deleted: true,
      replies_count: 1,
    })
    expect((await remove(asha, post_id)).statusCode).toBe(404)
    expect((await forumOf(asha, forumId)).post_count).toBe(1)
    expect((await remove(ravi, reply.post_id)).json().post).toBeNull()
    expect((await pageOf(asha, forumId)).posts).toEqual([])
    expect(await forumOf(asha, forumId)).toMatchObject({ post_count: 0, last_post_at: null, last_author: null })
  })

  test('the forum’s latest post is the latest remaining one', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    await posted(app, asha, forumId, 'One')
    const then = app.now.toISOString()
    app.pass(MINUTE)
    const { post_id } = await posted(app, ravi, forumId, 'Two')
    await app.call(posts.remove, { as: await app.person('tester'), params: { postId: post_id } })
    expect(await forumOf(asha, forumId)).toMatchObject({ last_post_at: then, last_author: { username: asha.username } })
  })
})

describe('reactions', () => {
  test('can be added, switched and removed, and each user sees their own', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, asha, forumId, 'Like me')
    expect(await reacted(app, ravi, post_id, 'like')).toEqual({
      action: 'created',
      user_reaction: 'like',
      likes_count: 1,
      dislikes_count: 0,
    })
    expect(await reacted(app, ravi, post_id, 'dislike')).toEqual({
      action: 'updated',
      user_reaction: 'dislike',
      likes_count: 0,
      dislikes_count: 1,
    })
    const seen = async (as: Person) => (await pageOf(as, forumId)).posts[0]?.user_reaction
    expect([await seen(ravi), await seen(asha)]).toEqual(['dislike', null])
    expect(await reacted(app, ravi, post_id, 'dislike')).toEqual({
      action: 'removed',
      user_reaction: null,
      likes_count: 0,
      dislikes_count: 0,
    })
  })

  test('are refused for your own post, for a deleted post and with an unknown type', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id: postId } = await posted(app, asha, forumId, 'Mine')
    const react = (as: Person, reaction_type: unknown) =>
      app.call(posts.react, { as, params: { postId }, body: { reaction_type } })
    const own = await react(asha, 'like')
    expect([own.statusCode, own.json().error]).toEqual([422, OWN_POST_REACTION])
    for (const kind of ['love', '', null, 1]) expect((await react(ravi, kind)).statusCode).toBe(422)
    await aReply(app, ravi, forumId, postId, 'Reply')
    await app.call(posts.remove, { as: asha, params: { postId } })
    expect((await react(ravi, 'like')).statusCode).toBe(404)
  })
})
