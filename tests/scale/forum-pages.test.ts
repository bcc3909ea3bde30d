import { describe, expect, test } from 'vitest'
import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

describe('a cached page of a forum', () => {
  test('shows everybody the current state and their own reactions, whoever opened it first', async () => {
    const [admin, asha, ravi, mina] = [
      await app.person('admin'),
      await app.person('pro'),
      await app.person('pro'),
      await app.person('pro'),
    ]
    const forumId = await aForum(app)
    const look = (as: Person, headers: Record<string, string> = {}) => app.call(posts.forum, { as, params: { forumId }, headers })
    const expectTruth = async () => {
      const pages: string[] = []
      for (const as of [asha, admin, ravi, mina, ravi, mina, mina, asha]) {
        const told = await look(as)
        await invalidate(app.db, `forum:${forumId}`)
        const truth = await look(as)
        expect(told.body).toBe(truth.body)
        expect(told.headers.etag).toBe(truth.headers.etag)
        const again = await look(as, { 'if-none-match': String(told.headers.etag) })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        pages.push(told.body)
      }
      return pages
    }
    const first = await posted(app, asha, forumId, 'What of the "user_reaction":null?')
    const reply = await aReply(app, ravi, forumId, first.post_id, 'A good question')
    const changes: [string, () => Promise<unknown>][] = [
      ['a post', () => posted(app, ravi, forumId, 'Another')],
      ['a like', () => reacted(app, ravi, first.post_id, 'like')],
      ['a like of a reply', () => reacted(app, asha, reply.post_id, 'like')],
      ['other words', () => app.call(posts.edit, { as: ravi, params: { postId: reply.post_id }, body: { content: 'Indeed' } })],
      ['a pin', () => app.call(posts.pin, { as: admin, params: { postId: first.post_id }, body: { is_pinned: true } })],
      ['hidden', () => app.call(posts.hide, { as: admin, params: { postId: reply.post_id }, body: { is_hidden: true } })],
      ['a lock', () => app.call(forums.change, { as: admin, params: { forumId }, body: { is_locked: true } })],
      ['mine', () => app.call(forums.subscribe, { as: mina, params: { forumId } })],
      ['shown', () => app.call(posts.hide, { as: admin, params: { postId: reply.post_id }, body: { is_hidden: false } })],
      ['gone', () => app.call(posts.remove, { as: admin, params: { postId: reply.post_id } })],
    ]
    let before = await expectTruth()
    for (const [what, change] of changes) {
      // Cached before the change.
      for (let n = 0; n < 3; n++) await look(mina)
      await change()
      const seen = (await look(mina)).json()
      const after = await expectTruth()
      expect(seen, what).toEqual(JSON.parse(after[3] as string))
      expect(after, what).not.toEqual(before)
      before = after
    }
  })

  test('a forum that does not exist is not cached', async () => {
    const as = await app.person('pro')
    const forumId = newId()
    for (let n = 0; n < 2; n++) {
      const reply = await app.call(posts.forum, { as, params: { forumId } })
      expect([reply.statusCode, reply.json().error]).toEqual([404, FORUM_NOT_FOUND])
    }
  })
})
