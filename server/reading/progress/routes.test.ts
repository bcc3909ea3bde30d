import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { examDates } from '#contract/reading/exam-dates.ts'
import { progress } from '#contract/reading/progress.ts'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { changeRoleByEmail } from '#server/accounts/accounts/commands/change-role.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { someCommons } from '#tests/support/fixtures/commons.ts'
import { answering, opened } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const HOUR = 3_600_000

const streak = async (as: Parameters<typeof app.call>[1]) => (await app.call(progress.streak, as)).json().data

describe('progress', () => {
  test('an article counts once, however often it is opened', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    for (let i = 0; i < 3; i++) await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([articleId])
    expect(await streak({ as: reader })).toEqual({
      current_streak: 1,
      longest_streak: 1,
      total_articles_read: 1,
      last_read_date: '2026-01-15',
    })
  })

  test('reading at 23:59 and at 00:01 in India counts two days', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-15T18:29:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    app.now = new Date('2026-01-15T18:31:00Z')
    const reply = await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(reply.json().data).toMatchObject({ current_streak: 2, total_articles_read: 1, last_read_date: '2026-01-16' })
  })

  test('a traveller who flies west keeps the streak and gains no extra day', async () => {
    const reader = await app.person('free', 'Asia/Kolkata')
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-15T20:00:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    await app.call(accounts.updateProfile, { as: reader, body: { time_zone: 'America/New_York' } })
    app.pass(HOUR)
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1, last_read_date: '2026-01-16' })
    app.now = new Date('2026-01-17T15:00:00Z')
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 2, longest_streak: 2, last_read_date: '2026-01-17' })
  })

  test('the streak stays through the next day and then is 0', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    app.pass(24 * HOUR)
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1 })
    app.pass(24 * HOUR)
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 0, longest_streak: 1 })
  })

  test('marking unread keeps the streak', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(progress.markRead, { as: reader, params: { articleId } })
    expect((await app.call(progress.markUnread, { as: reader, params: { articleId } })).statusCode).toBe(200)
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([])
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 1, total_articles_read: 0 })
  })

  test('articles that an older version marked as read are counted until they are deleted', async () => {
    const reader = await app.person()
    const articleIds = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const [lost = ''] = await published(app, '2026-01-14', ['Court'])
    const mark = (articleId: string) => app.call(progress.markRead, { as: reader, params: { articleId } })
    for (const articleId of [...articleIds, lost]) await mark(articleId)
    // An older version leaves readings without totals.
    await app.db.deleteFrom('reading_totals').execute()
    expect(await streak({ as: reader })).toMatchObject({ total_articles_read: 3 })
    const [another = ''] = await published(app, '2026-01-13', ['Rivers'])
    expect((await mark(another)).json().data).toMatchObject({ total_articles_read: 4 })
    await app.db.deleteFrom('articles').where('article_id', '=', lost).execute()
    expect(await streak({ as: reader })).toMatchObject({ total_articles_read: 3 })
    expect(await app.db.selectFrom('reading_totals').select('total').execute()).toEqual([{ total: 3 }])
  })

  test('an article opened several times at once counts one day and one article', async () => {
    const reader = await app.person()
    const ids = await published(app, '2026-01-15', ['Budget', 'Monsoon', 'Court'])
    const calls = Array.from({ length: 20 }, (_, i) =>
      app.call(progress.markRead, { as: reader, params: { articleId: ids[i % 3] ?? '' } }),
    )
    expect(new Set((await Promise.all(calls)).map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(await streak({ as: reader })).toEqual({
      current_streak: 1,
      longest_streak: 1,
      total_articles_read: 3,
      last_read_date: '2026-01-15',
    })
  })

  test('a draft, an unknown id and a malformed id get the same reply', async () => {
    const reader = await app.person()
    const [draft = ''] = await published(app, '2026-01-15', ['Secret'], { status: 'draft' })
    const replies = await Promise.all(
      [draft, newId(), 'abc', '%00'].map((articleId) => app.call(progress.markRead, { as: reader, params: { articleId } })),
    )
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(
      new Set(['404 {"success":false,"error":"Article not found or not accessible","code":"not_found"}']),
    )
  })

  test('the position in an article is saved, and articles left in the middle are listed, latest first', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = '', court = ''] = await published(app, '2026-01-15', ['Budget', 'Monsoon', 'Court'])
    for (const [articleId, position] of [
      [budget, 0.4],
      [monsoon, 0.6],
      [court, 1],
    ] as const) {
      app.pass(1000)
      await app.call(progress.savePosition, { as: reader, params: { articleId }, body: { position } })
    }
    const half = (await app.call(progress.halfRead, { as: reader })).json().data
    expect(half.map((article: { title: string }) => article.title)).toEqual(['Monsoon', 'Budget'])
    const place = await app.call(progress.position, { as: reader, params: { articleId: budget } })
    expect(place.json().data.position).toBeCloseTo(0.4)
    const stranger = await app.person()
    expect((await app.call(progress.halfRead, { as: stranger })).json().data).toEqual([])
  })

  test('an article that I finish has a mark of its own; doing it twice or undoing it changes neither read mark nor streak', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const finished = async (as = reader) => (await app.call(progress.finishedIds, { as })).json().data
    const finish = (articleId: string) => app.call(progress.finish, { as: reader, params: { articleId } })
    const undo = (articleId: string) => app.call(progress.unfinish, { as: reader, params: { articleId } })
    await finish(budget)
    app.pass(HOUR)
    const replies = await Promise.all([finish(budget), finish(budget), finish(monsoon)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await finished()).toEqual([monsoon, budget])
    expect(await finished(await app.person())).toEqual([])
    expect((await app.call(progress.readIds, { as: reader })).json().data).toEqual([])
    expect(await streak({ as: reader })).toMatchObject({ current_streak: 0, total_articles_read: 0 })
    expect([(await undo(monsoon)).statusCode, (await undo(monsoon)).statusCode]).toEqual([200, 200])
    expect(await finished()).toEqual([budget])
  })

  test('an article that is not published cannot be finished, and is not listed as finished', async () => {
    const reader = await app.person()
    const [draft = ''] = await published(app, '2026-01-14', ['Secret'], { status: 'draft' })
    const finish = (articleId: string) => app.call(progress.finish, { as: reader, params: { articleId } })
    const replies = await Promise.all([draft, newId(), 'abc'].map(finish))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const [budget = ''] = await published(app, '2026-01-15', ['Budget'])
    await finish(budget)
    await app.db.updateTable('daily_entries').set({ status: 'draft' }).execute()
    expect((await app.call(progress.finishedIds, { as: reader })).json().data).toEqual([])
  })
})

describe('what Today shows of me', () => {
  const today = async (as: Awaited<ReturnType<typeof app.person>>) => (await app.call(progress.today, { as })).json().data

  test('is empty for a new member', async () => {
    expect(await today(await app.person())).toEqual({
      day: '2026-01-15',
      is_demo: false,
      plan: null,
      exam_dates: [],
      finished_today: { articles: 0, minutes: 0 },
      finished_ids: [],
      half_read: [],
      quizzes_taken: [],
      waiting: { wrong_answers: null, answers: [] },
    })
  })

  test('counts what I finished since midnight where I am', async () => {
    const reader = await app.person()
    const [budget = '', monsoon = ''] = await published(app, '2026-01-15', ['Budget', 'Monsoon'])
    const finish = (articleId: string) => app.call(progress.finish, { as: reader, params: { articleId } })
    app.now = new Date('2026-01-15T18:29:00Z')
    await finish(budget)
    app.now = new Date('2026-01-15T18:31:00Z')
    await finish(monsoon)
    expect(await today(reader)).toMatchObject({
      day: '2026-01-16',
      finished_today: { articles: 1, minutes: 1 },
      finished_ids: [monsoon, budget],
    })
  })

  test('has the dates of examinations as admins set them', async () => {
    const [admin, reader] = [await app.person('admin'), await app.person()]
    const date = { exam: 'prelims', year: 2027, date: '2027-05-23' } as const
    await app.call(examDates.save, { as: admin, body: date })
    expect((await today(reader)).exam_dates).toEqual([date])
    await app.call(examDates.remove, { as: admin, params: { exam: 'prelims', year: 2027 } })
    expect((await today(reader)).exam_dates).toEqual([])
  })

  test('has my plan and the articles that I left midway', async () => {
    const reader = await app.person()
    const [articleId = ''] = await published(app, '2026-01-15', ['Budget'])
    await app.call(studyPlan.save, { as: reader, body: { goal: { kind: 'minutes', amount: 30 } } })
    await app.call(progress.savePosition, { as: reader, params: { articleId }, body: { position: 0.5 } })
    expect(await today(reader)).toMatchObject({
      plan: { exam: null, goal: { kind: 'minutes', amount: 30 } },
      half_read: [{ title: 'Budget' }],
    })
  })

  test('names the quizzes that I took and where my last answers were wrong, only with Pro', async () => {
    const { quizId } = await someCommons(app)
    const [pro, free] = [await app.person('pro'), await app.person()]
    const quiz = await opened(app, pro, quizId)
    const attempt = (await app.call(quizzes.submit, { as: pro, body: answering(quiz, 'A') })).json().data
    const { quizzes_taken, waiting } = await today(pro)
    expect(quizzes_taken).toEqual([{ quiz_id: quizId, score: attempt.score, total_questions: attempt.totalQuestions }])
    expect(waiting.wrong_answers).toMatchObject({
      attempt_id: attempt.attemptId,
      count: attempt.totalQuestions - attempt.score,
    })
    await changeRoleByEmail(app.db, pro.email, 'free', app.now)
    expect((await today(pro)).quizzes_taken).toEqual([])
    expect((await today(free)).waiting).toEqual({ wrong_answers: null, answers: [] })
  })

  test('names unread answers to what I wrote, only with access to the community', async () => {
    const [tester, free] = [await app.person('tester'), await app.person()]
    const answer = { type: 'quiz_discussion_reply' as const, title: 'New reply', message: 'Mira replied', path: '/community/x' }
    const other = { type: 'reading_streak' as const, title: 'Streak', message: '', path: '/dashboard', about: 'streak' }
    const to = [tester, free].flatMap(({ id: userId }) => [
      { userId, ...answer, about: `reply ${userId}` },
      { userId, ...other },
    ])
    await notify(app.db, to, app.now)
    expect((await today(tester)).waiting.answers).toEqual([{ title: 'New reply', message: 'Mira replied', path: '/community/x' }])
    expect((await today(free)).waiting.answers).toEqual([])
    await app.db.updateTable('notifications').set({ read_at: app.now }).execute()
    expect((await today(tester)).waiting.answers).toEqual([])
  })
})
