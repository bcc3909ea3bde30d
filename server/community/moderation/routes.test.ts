import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { audit } from '#contract/accounts/audit.ts'
import {
  ALREADY_REPORTED,
  COMMUNITY_FORBIDDEN,
  OWN_POST_REPORT,
  POST_NOT_FOUND,
  REPORT_REASONS,
} from '#contract/community/forum-rules.ts'
import { moderation, type Report, type ReportContext } from '#contract/community/moderation.ts'
import { ALREADY_REVIEWED, REPORT_NOT_FOUND } from '#contract/community/moderation-rules.ts'
import { posts } from '#contract/community/posts.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForum, aReply, posted } from '#tests/support/fixtures/forums.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp({ REPORTS_PER_DAY: '8' })

const report = (as: Person, postId: string, body: object = { reason: 'spam' }) =>
  app.call(moderation.report, { as, params: { postId }, body })

describe('reporting a post', () => {
  test('stores the content of the post, the reason and the details', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Buy my notes')
    expect((await report(ravi, post_id, { reason: 'spam', description: ' He sells notes. ' })).statusCode).toBe(200)
    await app.call(posts.edit, { as: asha, params: { postId: post_id }, body: { content: 'Nothing' } })
    await app.call(posts.remove, { as: asha, params: { postId: post_id } })
    const rows = await app.db.selectFrom('content_reports').selectAll().execute()
    expect(rows).toMatchObject([
      {
        reporter_id: ravi.id,
        author_id: asha.id,
        post_id: null,
        status: 'pending',
        reason: 'spam',
        description: 'He sells notes.',
        reported_content: 'Buy my notes',
      },
    ])
  })

  test('accepts each of the seven reasons and requires one', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    for (const reason of REPORT_REASONS)
      expect((await report(ravi, (await posted(app, asha, forumId, reason)).post_id, { reason })).statusCode).toBe(200)
    const { post_id } = await posted(app, asha, forumId, 'More')
    for (const body of [{}, { reason: 'boring' }, { reason: null }, { reason: 'other', description: 'x'.repeat(1001) }])
      expect((await report(ravi, post_id, body)).statusCode).toBe(422)
  })

  test('is stored once per user and post, even with many requests at the same time', async () => {
    const [asha, ravi, meena] = [await app.person('pro'), await app.person('pro'), await app.person('tester')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Bad')
    const all = await Promise.all(Array.from({ length: 20 }, () => report(ravi, post_id)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const again = await report(ravi, post_id, { reason: 'other' })
    expect([again.statusCode, again.json().error]).toEqual([409, ALREADY_REPORTED])
    expect((await report(meena, post_id)).statusCode).toBe(200)
  })

  test('is refused for your own post, for an unknown post and without access', async () => {
    const [asha, free] = [await app.person('pro'), await app.person('free')]
    const { post_id } = await posted(app, asha, await aForum(app), 'Mine')
    const own = await report(asha, post_id)
    expect([own.statusCode, own.json().error]).toEqual([422, OWN_POST_REPORT])
    expect((await report(asha, newId())).json().error).toBe(POST_NOT_FOUND)
    expect((await report(free, post_id)).json().error).toBe(COMMUNITY_FORBIDDEN)
  })

  test('has a daily limit, and the error says when it resets', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const ids = await Promise.all(Array.from({ length: 9 }, async (_, n) => (await posted(app, asha, forumId, `${n}`)).post_id))
    const replies = []
    for (const id of ids) replies.push(await report(ravi, id))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(8).fill(200), 429])
    expect(replies[8]?.headers['retry-after']).toBe('86400')
    expect(replies[8]?.json().error).toMatch(/daily limit for reports/)
    app.pass(86_400_000)
    expect((await report(ravi, ids[8] as string)).statusCode).toBe(200)
  })

  test('deleting an account erases its reported texts and its own descriptions', async () => {
    const [asha, ravi] = [await app.person('pro'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app), 'CANARY words')
    await report(ravi, post_id, { reason: 'other', description: 'CANARY details' })
    for (const as of [asha, ravi]) await app.call(accounts.deleteAccount, { as, body: { password: as.password } })
    const rows = await app.db.selectFrom('content_reports').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('CANARY')
  })
})

describe('the list of reports', () => {
  test('says how many people have reported a post', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person('pro')]
    const { post_id } = await posted(app, asha, await aForum(app, 'Ethics'), 'Buy')
    for (const reporter of [await app.person('pro'), await app.person('pro')]) await report(reporter, post_id, { reason: 'spam' })
    const { data } = (await listed(admin, {})) as Page
    expect(data.map(({ reports_of_post }) => reports_of_post)).toEqual([2, 2])
  })

  test('is paged, newest first, filtered by status, with post, forum, reporter and author', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app, 'Polity')
    for (const words of ['One', 'Two', 'Three']) {
      app.pass(1000)
      await report(ravi, (await posted(app, asha, forumId, words)).post_id, { reason: 'off_topic', description: 'Look.' })
    }
    const first = (await listed(admin, { limit: '2' })) as Page
    expect(first.data.map(({ forum_posts }) => forum_posts.content)).toEqual(['Three', 'Two'])
    expect(first.data[0]).toMatchObject({
      reason: 'off_topic',
      description: 'Look.',
      status: 'pending',
      reviewed_at: null,
      reviewer: null,
      admin_notes: null,
      reporter: { username: ravi.username },
      author: { username: asha.username },
      reports_of_post: 1,
      forum_posts: { content: 'Three', created_at: '2026-01-15T06:00:03.000Z', forum: { title: 'Polity' } },
    })
    const second = (await listed(admin, { limit: '2', before: first.next_before as string })) as Page
    expect([second.data.map(({ forum_posts }) => forum_posts.content), second.next_before]).toEqual([['One'], null])
    await review(admin, first.data[0]?.report_id as string, { status: 'dismissed' })
    expect(((await listed(admin, { status: 'pending' })) as Page).data).toHaveLength(2)
    expect(((await listed(admin, { status: 'dismissed' })) as Page).data).toHaveLength(1)
    expect(((await listed(admin, { status: 'all' })) as Page).data).toHaveLength(3)
    expect((await app.call(moderation.reports, { as: admin, query: { status: 'strange' } })).statusCode).toBe(422)
    expect((await app.call(moderation.reports, { as: await app.person('tester') })).statusCode).toBe(403)
  })

  test('is counted by status and by day and week in IST', async () => {
    const [admin, asha, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const at = async (instant: string) => {
      app.now = new Date(instant)
      await report(ravi, (await posted(app, asha, forumId, instant)).post_id)
    }
    await at('2026-01-11T18:29:00Z') // Sunday, a minute before midnight
    await at('2026-01-11T18:31:00Z') // Monday
    await at('2026-01-14T18:29:00Z') // Wednesday
    await at('2026-01-14T18:31:00Z') // Thursday
    app.now = new Date('2026-01-15T18:00:00Z')
    const { data } = (await listed(admin)) as Page
    await review(admin, data[0]?.report_id as string, { status: 'resolved' })
    await review(admin, data[1]?.report_id as string, { status: 'reviewed' })
    expect((await app.call(moderation.stats, { as: admin })).json().data).toEqual({
      total: 4,
      pending: 2,
      reviewed: 1,
      resolved: 1,
      dismissed: 0,
      today: 1,
      thisWeek: 3,
    })
  })

  test('shows the current post, its previous versions, other reports and the record of its author', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person('pro')]
    const [ravi, meena] = [await app.person('pro'), await app.person('pro')]
    const forumId = await aForum(app)
    const root = await posted(app, ravi, forumId, 'A question')
    const reply = await aReply(app, asha, forumId, root.post_id, 'Rude')
    await report(ravi, reply.post_id)
    await report(meena, reply.post_id, { reason: 'other', description: 'Me too' })
    app.pass(1000)
    await app.call(posts.edit, { as: asha, params: { postId: reply.post_id }, body: { content: 'Kind' } })
    const mine = ((await listed(admin)) as Page).data.find(({ reporter }) => reporter?.username === ravi.username)
    const about = await contextOf(admin, mine?.report_id as string)
    expect(about).toMatchObject({
      report: { forum_posts: { content: 'Rude' } },
      post: {
        content: 'Kind',
        is_edited: true,
        is_hidden: false,
        is_deleted: false,
        forum_is_locked: false,
        forum_id: forumId,
        replies_to: { author: { username: ravi.username }, content: 'A question' },
      },
      versions: [{ content: 'Rude', replaced_at: '2026-01-15T06:00:01.000Z', replaced_by: { username: asha.username } }],
      others: [{ reason: 'other', description: 'Me too', status: 'pending', reporter: { username: meena.username } }],
      author_record: { username: asha.username, role: 'pro', posts: 1, reports: 2, upheld: 0, is_suspended: false },
    })
    await review(admin, mine?.report_id as string, { status: 'resolved' })
    await app.call(posts.remove, { as: admin, params: { postId: reply.post_id } })
    expect(await contextOf(admin, mine?.report_id as string)).toMatchObject({
      post: null,
      versions: [],
      others: [],
      author_record: { posts: 0, reports: 2, upheld: 1 },
      report: { forum_posts: { content: 'Rude' }, post_id: null },
    })
    await app.call(accounts.deleteAccount, { as: asha, body: { password: asha.password } })
    expect((await contextOf(admin, mine?.report_id as string)).author_record).toBeNull()
    expect((await app.call(moderation.context, { as: admin, params: { reportId: newId() } })).statusCode).toBe(404)
  })
})

describe('reviewing a report', () => {
  test('stores reviewer, time and notes, and is recorded in the audit log', async () => {
    const [admin, id] = await aReport()
    app.pass(60_000)
    const reply = await review(admin, id, { status: 'resolved', admin_notes: ' Told them. ' })
    expect(reply.json().data).toMatchObject({
      report_id: id,
      status: 'resolved',
      admin_notes: 'Told them.',
      reviewed_at: '2026-01-15T06:01:00.000Z',
      reviewer: { username: admin.username },
    })
    const { data } = (await app.call(audit.list, { as: admin, query: { subject: id } })).json()
    expect(data).toMatchObject([
      { action: 'report.resolved', actor: admin.username, details: { reason: 'spam', notes: 'Told them.' } },
    ])
  })

  test('is possible once: of twenty requests at the same time one succeeds and the others get 409', async () => {
    const [admin, id] = await aReport()
    const other = await app.person('admin')
    const statuses = ['reviewed', 'resolved', 'dismissed']
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => review(n % 2 ? admin : other, id, { status: statuses[n % 3] })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(all.map((reply) => reply.json().error).filter(Boolean))).toEqual(new Set([ALREADY_REVIEWED]))
    expect((await app.call(audit.list, { as: admin, query: { subject: id } })).json().data).toHaveLength(1)
  })

  test('can include the other pending reports of the same post', async () => {
    const [admin, asha] = [await app.person('admin'), await app.person('pro')]
    const forumId = await aForum(app)
    const [one, two] = [await posted(app, asha, forumId, 'One'), await posted(app, asha, forumId, 'Two')]
    for (const { post_id } of [one, one, two]) await report(await app.person('pro'), post_id)
    const all = ((await listed(admin)) as Page).data.filter(({ post_id }) => post_id === one.post_id)
    await review(admin, all[0]?.report_id as string, { status: 'dismissed', with_others: true })
    const left = ((await listed(admin, { status: 'pending' })) as Page).data
    expect(left.map(({ post_id }) => post_id)).toEqual([two.post_id])
  })

  test('needs a valid status, an existing report and an admin', async () => {
    const [admin, id] = await aReport()
    for (const body of [{}, { status: 'pending' }, { status: 'resolved', admin_notes: 'x'.repeat(2001) }, { status: null }])
      expect((await review(admin, id, body)).statusCode).toBe(422)
    expect((await review(admin, newId(), { status: 'resolved' })).json().error).toBe(REPORT_NOT_FOUND)
    expect((await review(await app.person('tester'), id, { status: 'resolved' })).statusCode).toBe(403)
    expect((await review(admin, id, { status: 'reviewed', admin_notes: '  ' })).json().data.admin_notes).toBeNull()
  })
})

interface Page {
  data: Report[]
  next_before: string | null
}

const listed = async (as: Person, query: Record<string, string> = {}) =>
  (await app.call(moderation.reports, { as, query })).json()
const contextOf = async (as: Person, reportId: string): Promise<ReportContext> =>
  (await app.call(moderation.context, { as, params: { reportId } })).json().data
const review = (as: Person, reportId: string, body: object) => app.call(moderation.review, { as, params: { reportId }, body })

async function aReport(): Promise<[admin: Person, reportId: string]> {
  const [admin, asha, ravi] = [await app.person('admin'), await app.person('pro'), await app.person('pro')]
  const { post_id } = await posted(app, asha, await aForum(app), 'Bad')
  return [admin, (await report(ravi, post_id)).json().data.report_id]
}
