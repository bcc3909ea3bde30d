import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import type { NotificationType } from '#contract/messaging/notification-types.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { progress } from '#contract/reading/progress.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'
import { notify } from './commands/notify.ts'

const app = testApp()
type Who = Awaited<ReturnType<typeof app.person>>

const list = async (as: Who, before?: string) =>
  (await app.call(notifications.list, { as, ...(before && { query: { before } }) })).json().data as {
    notification_id: string
    type: string
    title: string
    message: string
    read: boolean
    path: string | null
    created_at: string
  }[]
const unread = async (as: Who) => (await app.call(notifications.unreadCount, { as })).json().data.count as number
const tell = (userId: string, count: number, from = 0) =>
  notify(
    app.db,
    Array.from({ length: count }, (_, place) => ({
      userId,
      type: 'achievement' as const,
      title: `Notice ${from + place + 1}`,
      message: '',
      path: null,
      about: `notice:${from + place + 1}`,
    })),
    app.now,
  )

describe('notifications', () => {
  test('a published day notifies all users with one row, and each marks it as read individually', async () => {
    const [ann, bob] = [await app.person(), await app.person('pro')]
    app.pass(1000)
    const ids = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const rows = await app.db.selectFrom('broadcasts').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(await app.db.selectFrom('notifications').selectAll().execute()).toHaveLength(0)
    const [told] = await list(ann)
    expect(told).toMatchObject({
      type: 'new_article',
      title: 'New current affairs: 15 January 2026',
      message: 'Budget, and 1 more article',
      read: false,
      path: `/article/${ids[0]}`,
    })
    await app.call(notifications.markRead, { as: ann, params: { id: told?.notification_id ?? '' } })
    expect([await unread(ann), await unread(bob)]).toEqual([0, 1])
    expect((await list(ann))[0]?.read).toBe(true)
  })

  test('a replaced day is not announced again, and a draft not at all', async () => {
    const ann = await app.person()
    app.pass(1000)
    await published(app, '2026-01-15', ['Budget'])
    await published(app, '2026-01-15', ['Budget', 'Monsoon'], { replace: true })
    await published(app, '2026-01-16', ['Secret'], { status: 'draft' })
    expect(await list(ann)).toHaveLength(1)
  })

  test('the next page starts after the last notification of a page, even if that notification was deleted', async () => {
    const ann = await app.person()
    await tell(ann.id, 30)
    app.pass(1000)
    await tell(ann.id, 30, 30)
    const page = await list(ann)
    const last = page.at(-1)
    await app.db
      .deleteFrom('notifications')
      .where('notification_id', '=', last?.notification_id ?? '')
      .execute()
    await tell(ann.id, 5, 60)
    const next = await list(ann, `${last?.created_at}~${last?.notification_id}`)
    expect([page.length, next.length]).toEqual([50, 10])
    expect(new Set([...page, ...next].map(({ title }) => title)).size).toBe(60)
  })

  test('broadcasts from before sign-up or older than 30 days do not count as unread', async () => {
    await published(app, '2026-01-14', ['Before'])
    app.pass(1000)
    const ann = await app.person()
    expect([await unread(ann), await list(ann)]).toEqual([0, []])
    app.pass(1000)
    await published(app, '2026-01-15', ['Budget'])
    expect(await unread(ann)).toBe(1)
    app.pass(31 * 86_400_000)
    const later = await app.signedIn(ann.email, ann.password)
    expect([await unread(later), (await list(later)).map(({ read }) => read)]).toEqual([0, [true]])
  })

  test('the same key is notified once, and the count is correct', async () => {
    const ann = await app.person()
    await tell(ann.id, 3)
    await tell(ann.id, 3)
    expect([await unread(ann), (await list(ann)).length]).toEqual([3, 3])
  })

  test('one can be marked as read, repeatedly, and then all', async () => {
    const ann = await app.person()
    app.pass(1000)
    await published(app, '2026-01-15', ['Budget'])
    await tell(ann.id, 3)
    const id = (await list(ann)).find(({ type }) => type === 'achievement')?.notification_id ?? ''
    for (const _ of [1, 2]) expect((await app.call(notifications.markRead, { as: ann, params: { id } })).statusCode).toBe(200)
    expect(await unread(ann)).toBe(3)
    for (const _ of [1, 2]) expect((await app.call(notifications.markAllRead, { as: ann })).statusCode).toBe(200)
    expect([await unread(ann), (await list(ann)).every(({ read }) => read)]).toEqual([0, true])
    app.pass(1000)
    await published(app, '2026-01-16', ['Monsoon'])
    await tell(ann.id, 1, 3)
    expect(await unread(ann)).toBe(2)
  })

  test('the count never becomes negative under concurrent changes', async () => {
    const ann = await app.person()
    await tell(ann.id, 20)
    const ids = (await list(ann)).map(({ notification_id }) => notification_id)
    const marks = ids.flatMap((id) => [1, 2].map(() => app.call(notifications.markRead, { as: ann, params: { id } })))
    const all = [1, 2, 3].map(() => app.call(notifications.markAllRead, { as: ann }))
    const replies = await Promise.all([...marks, ...all])
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await unread(ann)).toBe(0)
  })

  test('notifications of other users and unknown ids are not found', async () => {
    const [ann, bob] = [await app.person(), await app.person()]
    await tell(ann.id, 1)
    const [own] = await list(ann)
    const theirs = await app.call(notifications.markRead, { as: bob, params: { id: own?.notification_id ?? '' } })
    const none = await app.call(notifications.markRead, { as: bob, params: { id: bob.id } })
    expect([theirs.statusCode, theirs.body]).toEqual([404, none.body])
    expect(theirs.json().error).toBe('Notification not found')
    expect(await unread(ann)).toBe(1)
  })

  test('own notifications and broadcasts are listed together, the newest 50 first', async () => {
    const ann = await app.person()
    for (const day of ['2026-01-15', '2026-01-16']) {
      app.pass(1000)
      await published(app, day, ['Budget'])
      app.pass(1000)
      await tell(ann.id, 30, day === '2026-01-15' ? 0 : 30)
    }
    const first = await list(ann)
    const second = await list(ann, first.at(-1)?.notification_id)
    expect([first.length, second.length]).toEqual([50, 12])
    const seen = [...first, ...second].map(({ notification_id }) => notification_id)
    expect(new Set(seen).size).toBe(62)
    expect([...first, ...second].flatMap(({ type }, place) => (type === 'new_article' ? [place] : []))).toEqual([30, 61])
  })
})

describe('milestones', () => {
  const read = (as: Who, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })

  test('the first article and a streak of three days are announced', async () => {
    const ids = await published(app, '2026-01-10', ['One', 'Two', 'Three'])
    app.pass(1000)
    let ann = await app.person()
    for (const id of ids) {
      await read(ann, id)
      app.pass(86_400_000)
      ann = await app.signedIn(ann.email, ann.password)
    }
    expect((await list(ann)).map(({ type, title }) => [type, title])).toEqual([
      ['reading_streak', '3-day reading streak'],
      ['achievement', 'First article'],
    ])
  })

  test('reading the same article again announces nothing', async () => {
    const [id = ''] = await published(app, '2026-01-10', ['One'])
    app.pass(1000)
    const ann = await app.person()
    await read(ann, id)
    await app.call(progress.markUnread, { as: ann, params: { articleId: id } })
    await read(ann, id)
    expect(await list(ann)).toHaveLength(1)
  })
})

describe('after Pro has ended', () => {
  const COMMUNITY: [NotificationType, string][] = [
    ['forum_reply', 'CANARY replied to you'],
    ['forum_post_liked', 'CANARY liked your post'],
    ['quiz_discussion_reply', 'CANARY replied'],
    ['quiz_discussion_resolved', 'CANARY is resolved'],
    ['study_group_joined', 'CANARY joined'],
    ['learning_tip_liked', 'CANARY liked your tip'],
    ['quiz_result_shared', 'CANARY shared a result'],
  ]
  const OTHER: [NotificationType, string][] = [
    ['quiz_completion', 'Quiz completed'],
    ['feedback_update', 'Your feedback was answered'],
    ['billing_update', 'Your subscription has ended'],
  ]

  test('notifications of the community show no words of it, and show them again when Pro returns', async () => {
    const reader = await app.person('pro')
    const notice = ([type, title]: [NotificationType, string]) => ({
      userId: reader.id,
      type,
      title,
      message: `${title}: words`,
      path: `/community/forums/${reader.id}`,
      about: type,
    })
    await notify(app.db, [...COMMUNITY, ...OTHER].map(notice), app.now)
    const before = await list(reader)
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    const after = await list(reader)
    expect(JSON.stringify(after)).not.toContain('CANARY')
    const withheld = after.filter(({ title }) => title === 'New activity in the community')
    expect(withheld.map(({ type }) => type).toSorted()).toEqual(COMMUNITY.map(([type]) => type).toSorted())
    for (const one of withheld) expect([one.message, one.path]).toEqual([WITHHELD, '/subscription?for=community'])
    expect(after.map(({ notification_id }) => notification_id)).toEqual(before.map(({ notification_id }) => notification_id))
    const others = (all: typeof after) => all.filter(({ type }) => OTHER.some(([other]) => other === type))
    expect(others(after)).toEqual(others(before))
    expect(await unread(reader)).toBe(10)
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    expect(JSON.stringify(reply.json().data.data.notifications)).toContain('CANARY replied to you')
    await changeRoleByEmail(app.db, reader.email, 'tester', app.now)
    expect(await list(reader)).toEqual(before)
  })

  test('no email quotes the community', async () => {
    const reader = await app.person('pro')
    await notify(
      app.db,
      COMMUNITY.map(([type, title]) => ({ userId: reader.id, type, title, message: title, path: null, about: type })),
      app.now,
    )
    await changeRoleByEmail(app.db, reader.email, 'free', app.now)
    await published(app, '2026-01-15', ['Budget'])
    // Half past seven of the next day in India.
    app.pass(20 * 60 * 60_000)
    for (const schedule of ['queue-digests', 'queue-bookmark-mails', 'send-due-mail']) await app.runSchedule(schedule)
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toEqual(['Budget'])
    expect(JSON.stringify(app.mails)).not.toContain('CANARY')
  })
})

const WITHHELD = 'The community is for Pro members. With Pro you can read this notification.'
