import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { forums } from '#contract/community/forums.ts'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const HOUR = 3_600_000

const told = async (as: Person) =>
  (await app.call(notifications.list, { as })).json().data as { type: string; title: string; message: string; path: string }[]
const titles = async (as: Person) => (await told(as)).map(({ title }) => title)

describe('notifications of a post', () => {
  test('a reply notifies the author of the post with a link to it, but never the writer of the reply', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Question')
    const reply = await aReply(app, ravi, forumId, post.post_id, '### Answer\n**Because** of that.')
    await aReply(app, asha, forumId, post.post_id, 'Thanks')
    expect(await told(asha)).toMatchObject([
      {
        type: 'forum_reply',
        title: `${ravi.username} replied to you`,
        message: 'Polity: Answer Because of that.',
        path: `/community/forums/${forumId}#post-${reply.post_id}`,
      },
    ])
    expect(await told(ravi)).toEqual([])
  })

  test('a reply to a reply notifies the authors of both', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('tester'), await app.person('pro')]
    const forumId = await aForum(app)
    const post = await posted(app, asha, forumId, 'Question')
    const reply = await aReply(app, ravi, forumId, post.post_id, 'Answer')
    await aReply(app, meena, forumId, reply.post_id, 'I doubt it')
    expect(await titles(ravi)).toEqual([`${meena.username} replied to you`])
    expect(await titles(asha)).toHaveLength(2)
  })

  test('mentioned people are notified once, if they can see the community', async () => {
    const [asha, ravi, free] = [await app.person('pro'), await app.person('pro'), await app.person('free')]
    const forumId = await aForum(app)
    const { post_id: postId } = await posted(
      app,
      asha,
      forumId,
      `@${ravi.username.toUpperCase()} @${ravi.username} @${free.username} @${asha.username} @nobody_of_that_name`,
    )
    expect(await titles(ravi)).toEqual([`${asha.username} mentioned you`])
    expect([await titles(free), await titles(asha)]).toEqual([[], []])
    const meena = await app.person('pro')
    for (let n = 0; n < 2; n++)
      await app.call(posts.edit, {
        as: asha,
        params: { postId },
        body: { content: `@${ravi.username} and @${meena.username} ${n}` },
      })
    expect([await titles(ravi), await titles(meena)].map((all) => all.length)).toEqual([1, 1])
  })

  test('subscribers are notified of new posts, not of replies, and only once per post', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const [former, away] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    for (const as of [asha, ravi, former, away]) await app.call(forums.subscribe, { as, params: { forumId } })
    await app.call(forums.unsubscribe, { as: away, params: { forumId } })
    await changeRoleByEmail(app.db, former.email, 'free', app.now)
    const post = await posted(app, asha, forumId, `For @${ravi.username}`)
    await app.runJobs()
    expect(await titles(ravi)).toEqual([`${asha.username} mentioned you`])
    await aReply(app, asha, forumId, post.post_id, 'More')
    const meena = await app.person('pro')
    await posted(app, meena, forumId, 'News')
    await app.runJobs()
    expect(await titles(ravi)).toEqual(['New post in Polity', `${asha.username} mentioned you`])
    expect(await titles(asha)).toEqual(['New post in Polity'])
    expect([await titles(away), await titles(former)]).toEqual([[], []])
  })

  test('many subscribers are all notified, in batches', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const crowd = await Promise.all(Array.from({ length: 3 }, () => app.person('pro')))
    await sql`
      insert into users (user_id, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
      select gen_random_uuid(), 'c' || n, 'c' || n, 'crowd' || n, 'crowd' || n, 'x', 'pro', ${app.now}, ${app.now}
      from generate_series(1, 1200) as n`.execute(app.db)
    await sql`
      insert into forum_subscriptions (forum_id, user_id, created_at)
      select ${forumId}, user_id, ${app.now} from users where role = 'pro'`.execute(app.db)
    await posted(app, asha, forumId, 'To all')
    await app.runJobs()
    const { count } = await app.db
      .selectFrom('notifications')
      .where('title', '=', 'New post in Polity')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1200 + crowd.length + 1)
    expect(await titles(ravi)).toEqual(['New post in Polity'])
  })
})

describe('notifications of a like', () => {
  test('the author gets one per day with the number of likes; a read notification stays read', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, asha, forumId, 'Good')
    await reacted(app, ravi, post_id, 'like')
    expect(await titles(asha)).toEqual([`${ravi.username} liked your post`])
    await app.call(notifications.markAllRead, { as: asha })
    await reacted(app, meena, post_id, 'like')
    expect(await titles(asha)).toEqual([`${meena.username} and 1 other liked your post`])
    expect((await app.call(notifications.unreadCount, { as: asha })).json().data.count).toBe(0)
    app.pass(24 * HOUR)
    await reacted(app, await app.person('tester'), post_id, 'like')
    expect(await titles(asha)).toHaveLength(2)
    await app.call(accounts.deleteAccount, { as: meena, body: { password: meena.password } })
    expect(await titles(asha)).toContain('Someone and 1 other liked your post')
  })

  test('there are none for dislikes and for removed likes', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Good')
    await reacted(app, ravi, post_id, 'dislike')
    await reacted(app, ravi, post_id, 'dislike')
    expect(await titles(asha)).toEqual([])
  })

  test('there are none for authors who turned them off or lost access', async () => {
    const [asha, former, ravi] = [await app.person('pro'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    await app.call(notifications.savePreferences, { as: asha, body: { in_app_forum_likes: false } })
    const mine = [await posted(app, asha, forumId, 'One'), await posted(app, former, forumId, 'Two')]
    await changeRoleByEmail(app.db, former.email, 'free', app.now)
    for (const { post_id } of mine) await reacted(app, ravi, post_id, 'like')
    expect([await titles(asha), await titles(former)]).toEqual([[], []])
  })
})

test('deleting a post deletes its notifications and lowers the unread count', async () => {
  const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
  const forumId = await aForum(app)
  const { post_id } = await posted(app, asha, forumId, 'Question')
  const reply = await aReply(app, ravi, forumId, post_id, 'Something rude')
  await aReply(app, ravi, forumId, post_id, 'Something kind')
  await app.call(posts.remove, { as: await app.person('tester'), params: { postId: reply.post_id } })
  expect((await told(asha)).map(({ message }) => message)).toEqual(['Polity: Something kind'])
  expect((await app.call(notifications.unreadCount, { as: asha })).json().data.count).toBe(1)
})

describe('deleting an account', () => {
  test('deletes its posts, keeps those of others, and all counts are correct', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const [one, two] = [await aForum(app, 'One'), await aForum(app, 'Two')]
    const answered = await posted(app, asha, one, 'CANARY answered')
    await posted(app, asha, one, 'CANARY alone')
    await aReply(app, ravi, one, answered.post_id, 'A reply that stays')
    const his = await posted(app, ravi, two, 'His own')
    await aReply(app, asha, two, his.post_id, 'CANARY reply')
    await app.call(posts.edit, { as: asha, params: { postId: answered.post_id }, body: { content: 'CANARY edited' } })
    await reacted(app, asha, his.post_id, 'like')
    await reacted(app, ravi, answered.post_id, 'like')
    app.pass(1000)
    const gone = await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    expect(gone.statusCode).toBe(200)

    const page = async (forumId: string) => (await app.call(posts.forum, { as: ravi, params: { forumId } })).json()
    const first = await page(one)
    expect(first.posts).toMatchObject([
      { content: '[deleted]', is_deleted: true, author: null, author_id: null, likes_count: 0, replies_count: 1 },
    ])
    expect(first.forum).toMatchObject({ post_count: 1, last_author: { username: ravi.username } })
    const second = await page(two)
    expect(second.posts).toMatchObject([{ content: 'His own', likes_count: 0, replies_count: 0, replies: [] }])
    expect(second.forum.post_count).toBe(1)
    for (const table of ['forum_posts', 'forum_post_versions', 'content_reports', 'notifications'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute()
      expect([table, JSON.stringify(rows).includes('CANARY')]).toEqual([table, false])
    }
  })
})
