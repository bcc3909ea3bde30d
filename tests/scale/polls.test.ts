import { describe, expect, test } from 'vitest'
import { posts } from '#contract/community/posts.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { desk } from '#contract/newsroom/desk.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { progress } from '#contract/reading/progress.ts'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { aForum, aReply, posted, reacted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import { Statements } from '#tests/support/server/statements.ts'

const statements = new Statements()
const app = testApp({}, statements.of(testDatabase))
const polled = async (as: Person) => [
  (await app.call(notifications.unreadCount, { as })).body,
  (await app.call(progress.streak, { as })).body,
]

/** Without the session query, which runs if an earlier change has evicted the session from the cache. */
const queries = () => statements.take().filter(({ sql }) => !sql.includes('"sessions"'))

describe('unread count and streak, which open pages poll', () => {
  test('cost one query each and are correct after every change by anybody', async () => {
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
      statements.take()
      await polled(ann)
      expect(queries(), what).toHaveLength(2)
      const answer = (await change()) as { statusCode?: number } | undefined
      expect(answer?.statusCode ?? 200, what).toBe(200)
      const after = await polled(ann)
      expect(after, what).not.toEqual(before)
      before = after
    }
  })

  test('a streak that ended at midnight is 0', async () => {
    const ann = await app.person()
    const [articleId] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: ann, params: { articleId: articleId as string } })
    const streak = async () => (await app.call(progress.streak, { as: ann })).json().data.current_streak
    expect(await streak()).toBe(1)
    app.pass(2 * 24 * 60 * 60_000)
    expect(await streak()).toBe(0)
  })
})

describe('an open draft, which its editors poll', () => {
  test('costs one query, and only sections that somebody has saved since are read and sent', async () => {
    const [one, other] = [await app.person('admin'), await app.person('admin')]
    const plan = { title: 'Rivers', day: '2031-07-01' }
    const { draft_id: draftId } = (await app.call(desk.plan, { as: one, body: plan })).json().data
    const article = anArticle('Rivers', { summary: 'Long. '.repeat(5000) })
    const changes = Object.entries(sectionsOf(article)).map(([section, fields]) => ({ section, fields, base: 0 }))
    await app.call(desk.save, { as: one, params: { draftId }, body: { changes } })
    const read = async (after: number) => {
      statements.take()
      const { body } = await app.call(desk.read, { as: one, params: { draftId }, query: { after } })
      return { data: JSON.parse(body).data, bytes: body.length, queries: queries().length }
    }
    const whole = await read(0)
    const idle = await read(whole.data.revision)
    expect([whole.queries, idle.queries]).toEqual([1, 1])
    expect(whole.bytes).toBeGreaterThan(30_000)
    expect(idle.bytes).toBeLessThan(1000)

    await app.call(desk.hold, { as: other, params: { draftId, section: 'past' }, body: { action: 'take' } })
    const comment = { section: 'future', quote: '', text: 'Which treaty?' }
    await app.call(desk.comment, { as: other, params: { draftId }, body: comment })
    const change = { section: 'past', fields: { 'analysis_text.past': 'Of another.' }, base: 1 }
    await app.call(desk.save, { as: other, params: { draftId }, body: { changes: [change] } })
    const { data, queries: asked } = await read(whole.data.revision)
    expect(asked).toBe(1)
    expect(data).toMatchObject({
      sections: [{ section: 'past', fields: change.fields, changed_by: other.username }],
      holds: [{ section: 'past', by: { id: other.id, name: other.username }, asked_by: null }],
      comments: [comment],
      updated_by: other.username,
    })
    expect(data.sections[0].changed_at).toBe(app.now.toISOString())
  })
})
