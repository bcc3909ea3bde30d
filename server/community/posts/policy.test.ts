import { describe, expect, test } from 'vitest'
import { HIDDEN_CONTENT, POST_HIDDEN } from '#contract/community/forum-rules.ts'
import { moderation } from '#contract/community/moderation.ts'
import { type Post, posts } from '#contract/community/posts.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const pageOf = async (as: Person, forumId: string) =>
  (await app.call(posts.list, { as, params: { forumId } })).json() as { posts: Post[] }
const forumOf = async (as: Person, forumId: string) => (await app.call(posts.forum, { as, params: { forumId } })).json().forum

describe('a hidden post', () => {
  const hide = (as: Person, postId: string, is_hidden = true) =>
    app.call(posts.hide, { as, params: { postId }, body: { is_hidden } })

  test('shows its content only to its author and moderators in every list, and to everyone after it is shown again', async () => {
    const [admin, tester] = [await app.person('admin'), await app.person('tester')]
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'CANARY words')
    const reply = await aReply(app, asha, forumId, post.post_id, 'CANARY reply')
    await reacted(app, ravi, post.post_id, 'like')
    for (const { post_id } of [post, reply]) expect((await hide(admin, post_id)).json().post.is_hidden).toBe(true)
    const everywhere = async (as: Person) => {
      const params = { postId: post.post_id }
      const replies = [
        await app.call(posts.forum, { as, params: { forumId } }),
        await app.call(posts.list, { as, params: { forumId } }),
        await app.call(posts.post, { as, params }),
        await app.call(posts.replies, { as, params }),
      ]
      return replies.map(({ body }) => body).join()
    }
    expect(await everywhere(ravi)).not.toContain('CANARY')
    for (const as of [asha, admin, tester]) expect(await everywhere(as)).not.toContain(HIDDEN_CONTENT)
    const [seen] = (await pageOf(ravi, forumId)).posts
    expect(seen).toMatchObject({ content: HIDDEN_CONTENT, is_hidden: true, is_deleted: false, likes_count: 1, replies_count: 1 })
    expect((await forumOf(ravi, forumId)).post_count).toBe(2)
    for (const { post_id } of [post, reply]) await hide(admin, post_id, false)
    const [again] = (await pageOf(ravi, forumId)).posts
    expect(again).toMatchObject({ content: 'CANARY words', is_hidden: false, replies: [{ content: 'CANARY reply' }] })
  })

  test('accepts no reply, reaction or report; its author can edit or delete it', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, asha, forumId, 'Rude')
    const reply = await aReply(app, ravi, forumId, post_id, 'Please')
    await hide(admin, post_id)
    const params = { postId: post_id }
    for (const refused of [
      await app.call(posts.create, { as: ravi, params: { forumId }, body: { content: 'Why?', parent_post_id: post_id } }),
      await app.call(posts.react, { as: ravi, params, body: { reaction_type: 'like' } }),
      await app.call(moderation.report, { as: ravi, params, body: { reason: 'spam' } }),
    ])
      expect([refused.statusCode, refused.json().error]).toEqual([409, POST_HIDDEN])
    await aReply(app, ravi, forumId, reply.post_id, 'The conversation continues')
    const edited = await app.call(posts.edit, { as: asha, params, body: { content: 'Kind' } })
    expect(edited.json().post).toMatchObject({ content: 'Kind', is_hidden: true })
    const left = await app.call(posts.remove, { as: asha, params })
    expect(left.json().post).toMatchObject({ is_deleted: true, is_hidden: false, content: '[deleted]' })
    expect((await hide(admin, post_id)).statusCode).toBe(404)
  })

  test('can be hidden by admins only, and each change is recorded in the audit log once', async () => {
    const [admin, tester, asha] = [await app.person('admin'), await app.person('tester'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Mine')
    for (const as of [tester, asha]) expect((await hide(as, post_id)).statusCode).toBe(403)
    for (const is_hidden of [true, true, false, false]) expect((await hide(admin, post_id, is_hidden)).statusCode).toBe(200)
    const rows = await app.db.selectFrom('audit_log').where('subject_id', '=', post_id).orderBy('audit_id').selectAll().execute()
    expect(rows.map(({ action }) => action)).toEqual(['post.hidden', 'post.shown'])
  })
})
