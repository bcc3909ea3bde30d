import { describe, expect, test } from 'vitest'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { progress } from '#contract/reading/progress.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const statements = new Statements()
const app = testApp({}, statements.of(testDatabase))
/** What a page says that is only looked at. */
const QUIET = { 'x-quiet-for': '60' }

const polled = async (as: Person, headers: Record<string, string>) => [
  (await app.call(notifications.unreadCount, { as, headers })).body,
  (await app.call(progress.streak, { as, headers })).body,
]

/** But for who is calling, which may still have been said a moment before to be no more as it was. */
const asked = () => statements.take().filter(({ sql }) => !sql.includes('"sessions"'))

describe('what open pages ask again and again', () => {
  test('is looked up once, and again after whatever changes it, done by whomever', async () => {
    const [admin, ann, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
    app.pass(1000)
    const ids = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const [first, second] = ids as [string, string]
    const forumId = await aForum(app)
    const { post_id } = await posted(app, ann, forumId, 'A question')
    let reply = ''
    const answered = async () => {
      reply = (await aReply(app, ravi, forumId, post_id, 'An answer')).post_id
    }
    const gone = async (day: string) => {
      const { entry_id: entryId, revision } = await app.db
        .selectFrom('daily_entries')
        .where('publication_date', '=', day)
        .select(['entry_id', 'revision'])
        .executeTakeFirstOrThrow()
      return app.call(entries.remove, { as: admin, params: { entryId }, query: { expected_revision: revision } })
    }
    const noticeOf = async (type: string) =>
      (await app.call(notifications.list, { as: ann }))
        .json()
        .data.find((notice: { type: string; read: boolean }) => notice.type === type && !notice.read).notification_id as string
    const read = (params: { articleId: string }) => app.call(progress.markRead, { as: ann, params })
    const changes: [string, () => Promise<unknown>][] = [
      ['a first article, which is an achievement', () => read({ articleId: first })],
      ['a like', () => reacted(app, ravi, post_id, 'like')],
      ['another article', () => read({ articleId: second })],
      ['an article unread', () => app.call(progress.markUnread, { as: ann, params: { articleId: second } })],
      ['and read again', () => read({ articleId: second })],
      ['a new day', () => published(app, '2026-01-16', ['Rivers'])],
      [
        'one notice read',
        async () => app.call(notifications.markRead, { as: ann, params: { id: await noticeOf('achievement') } }),
      ],
      [
        'one to everybody read',
        async () => app.call(notifications.markRead, { as: ann, params: { id: await noticeOf('new_article') } }),
      ],
      ['days silenced', () => app.call(notifications.savePreferences, { as: ann, body: { in_app_new_articles: false } })],
      ['a reply', () => answered()],
      ['a reply gone', () => app.call(posts.remove, { as: admin, params: { postId: reply } })],
      ['an article gone that was read', () => published(app, '2026-01-15', ['Budget'], { replace: true })],
      ['a day gone, with what was read of it', () => gone('2026-01-15')],
      ['all read', () => app.call(notifications.markAllRead, { as: ann })],
    ]
    let before = ['', '']
    for (const [what, change] of changes) {
      await polled(ann, QUIET)
      statements.take()
      await polled(ann, QUIET)
      expect(asked(), what).toEqual([])
      const answer = (await change()) as { statusCode?: number } | undefined
      expect(answer?.statusCode ?? 200, what).toBe(200)
      const told = await polled(ann, QUIET)
      expect(told, what).toEqual(await polled(ann, {}))
      expect(told, what).not.toEqual(before)
      before = told
    }
  })

  test('a streak that ended in the night is not told of as it was', async () => {
    const ann = await app.person()
    const [articleId] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: ann, params: { articleId: articleId as string } })
    const streak = async () => (await app.call(progress.streak, { as: ann, headers: QUIET })).json().data.current_streak
    expect(await streak()).toBe(1)
    app.pass(2 * 24 * 60 * 60_000)
    // Whose session it is has to be asked again after two days.
    await app.call(progress.halfRead, { as: ann })
    statements.take()
    expect(await streak()).toBe(0)
    expect(asked()).toEqual([])
  })
})
