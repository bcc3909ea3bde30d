import { expect, test } from 'vitest'
import { COMMUNITY_FORBIDDEN } from '#contract/community/forum-rules.ts'
import { posts } from '#contract/community/posts.ts'
import { type Topic, topics } from '#contract/community/topics.ts'
import { aForum, aReply, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

const latest = async (as: Person) => (await app.call(topics.latest, { as })).json().data as Topic[]
const excerpts = async (as: Person) => (await latest(as)).map(({ excerpt }) => excerpt)

test('what was said last comes first, across forums: a reply brings its post to the top', async () => {
  const [asha, ravi] = [await app.person('pro'), await app.person('tester')]
  const [polity, economy] = [await aForum(app, 'Polity'), await aForum(app, 'Economy')]
  const older = await posted(app, asha, polity, 'What is a money bill?')
  await posted(app, ravi, economy, 'What is a repo rate?')
  expect(await excerpts(asha)).toEqual(['What is a repo rate?', 'What is a money bill?'])
  app.pass(60_000)
  const reply = await aReply(app, ravi, polity, older.post_id, 'Article 110.')
  expect((await latest(asha))[0]).toEqual({
    post_id: older.post_id,
    forum: { forum_id: polity, title: 'Polity' },
    author: { username: asha.username },
    excerpt: 'What is a money bill?',
    replies_count: 1,
    latest: { post_id: reply.post_id, author: { username: ravi.username }, created_at: app.now.toISOString() },
  })
  expect(await excerpts(asha)).toEqual(['What is a money bill?', 'What is a repo rate?'])
})

test('hidden and deleted posts are not listed, and a hidden reply does not count as the latest', async () => {
  const [admin, asha] = [await app.person('admin'), await app.person('pro')]
  const forumId = await aForum(app)
  const [kept, hidden, deleted] = [
    await posted(app, asha, forumId, 'Kept'),
    await posted(app, asha, forumId, 'Hidden'),
    await posted(app, asha, forumId, 'Deleted'),
  ]
  await aReply(app, admin, forumId, deleted.post_id, 'A reply that stays')
  const rude = await aReply(app, asha, forumId, kept.post_id, 'Rude')
  for (const { post_id } of [hidden, rude])
    await app.call(posts.hide, { as: admin, params: { postId: post_id }, body: { is_hidden: true } })
  await app.call(posts.remove, { as: asha, params: { postId: deleted.post_id } })
  expect((await latest(admin)).filter(({ forum }) => forum.forum_id === forumId)).toMatchObject([
    { excerpt: 'Kept', latest: { post_id: kept.post_id } },
  ])
})

test('an edit shows at once, long posts are cut, and ten topics are listed', async () => {
  const asha = await app.person('pro')
  const forumId = await aForum(app)
  const written = []
  for (let n = 0; n < 11; n++) written.push(await posted(app, asha, forumId, `Topic ${n}`))
  expect(await latest(asha)).toHaveLength(10)
  const body = { content: 'x'.repeat(1000) }
  await app.call(posts.edit, { as: asha, params: { postId: written[10]?.post_id ?? '' }, body })
  expect((await excerpts(asha))[0]).toBe('x'.repeat(300))
})

test('free members are not told', async () => {
  const reply = await app.call(topics.latest, { as: await app.person('free') })
  expect([reply.statusCode, reply.json().error]).toEqual([403, COMMUNITY_FORBIDDEN])
})
