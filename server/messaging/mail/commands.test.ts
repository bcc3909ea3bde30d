import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anArticle, published } from '#tests/support/fixtures/articles.ts'
import { type MailReader, mailReader } from '#tests/support/fixtures/mail-readers.ts'
import { testApp } from '#tests/support/server/app.ts'
import { mailClock } from '#tests/support/server/mail-clock.ts'
import { queueDigests } from './commands/queue-mailings.ts'
import { queueQuizMails } from './commands/queue-quiz-mails.ts'
import { sendDueMail } from './commands/send-due-mail.ts'

const app = testApp()
const MINUTE = 60_000
let clock: ReturnType<typeof mailClock>
beforeEach(() => {
  clock = mailClock(app)
})

/** Publishes a day at a given time. */
const publish = (instant: string, titles: string[]) => {
  app.now = new Date(instant)
  return published(app, instant.slice(0, 10), titles)
}
const prefer = (user_id: string, chosen: Record<string, unknown>) =>
  app.db
    .insertInto('notification_preferences')
    .values({ user_id, ...chosen, updated_at: app.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
const liveIn = (user_id: string, time_zone: string) =>
  app.db.updateTable('users').set({ time_zone }).where('user_id', '=', user_id).execute()
const titlesIn = (text: string) => text.match(/^(?:News|Old) \w+/gm) ?? []

const attempt = async (user_id: string, score = 1) => {
  const { edition_id } = await app.db.selectFrom('quiz_editions').select('edition_id').executeTakeFirstOrThrow()
  await sql`
    insert into quiz_attempts (attempt_id, user_id, edition_id, attempt_key, answers, score, total_questions, time_taken_seconds, completed_at)
    values (gen_random_uuid(), ${user_id}, ${edition_id}, gen_random_uuid(), '{}', ${score}, 5, 60, ${app.now})`.execute(app.db)
  await queueQuizMails(app.db, [user_id], app.now)
}
const save = (user_id: string, article_id: string, at: string) =>
  app.db
    .insertInto('bookmarks')
    .values({ user_id, article_id, created_at: new Date(at) })
    .execute()
const read = (user_id: string, article_id: string) =>
  app.db.insertInto('readings').values({ user_id, article_id, read_at: app.now }).execute()

describe('the digest', () => {
  test.each([
    ['Asia/Kolkata', '2026-01-16T01:30:00Z', 'at home'],
    ['Asia/Kathmandu', '2026-01-16T01:15:00Z', 'where the clock is three quarters off'],
    ['Europe/London', '2026-03-28T07:00:00Z', 'the day before summer time'],
    ['Europe/London', '2026-03-29T06:00:00Z', 'the day summer time begins'],
    ['Europe/London', '2026-10-24T06:00:00Z', 'the day before it ends'],
    ['Europe/London', '2026-10-25T07:00:00Z', 'the day it ends'],
    ['America/New_York', '2026-03-07T12:00:00Z', 'the day before summer time'],
    ['America/New_York', '2026-03-08T11:00:00Z', 'the day summer time begins'],
    ['America/New_York', '2026-10-31T11:00:00Z', 'the day before it ends'],
    ['America/New_York', '2026-11-01T12:00:00Z', 'the day it ends'],
  ])('comes at seven in %s (%s, %s), not a minute before, and once', async (zone, seven) => {
    const { email } = await mailReader(app.db, { zone })
    const ago = (minutes: number) => new Date(Date.parse(seven) - minutes * MINUTE).toISOString()
    await publish(ago(600), ['News A'])
    expect(await clock.at(ago(1))).toEqual([])
    expect((await clock.at(seven)).map(({ to }) => to)).toEqual([email])
    expect(await clock.until(ago(-23 * 60))).toEqual([])
  })

  test('starts once the address is confirmed, like the emails about quizzes and saved articles', async () => {
    const { id, email } = await mailReader(app.db)
    const confirmAt = (at: Date | null) =>
      app.db.updateTable('users').set({ email_confirmed_at: at }).where('user_id', '=', id).execute()
    await confirmAt(null)
    const [articleId = ''] = await publish('2026-01-01T06:00:00Z', ['News A'])
    await save(id, articleId, '2026-01-01T06:30:00Z')
    await attempt(id)
    expect(await clock.until('2026-01-12T23:00:00Z')).toEqual([])
    await confirmAt(app.now)
    await publish('2026-01-12T23:30:00Z', ['News B'])
    await attempt(id)
    const sent = await clock.until('2026-01-19T23:00:00Z')
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([email]))
    expect(sent.length).toBeGreaterThan(1)
  })

  test('is sent once a day across a clock change, and lists every article once', async () => {
    await mailReader(app.db, { zone: 'Europe/London' })
    app.now = new Date('2026-03-27T03:00:00Z')
    for (const day of ['27', '28', '29', '30']) {
      await clock.until(`2026-03-${day}T04:00:00Z`)
      await publish(`2026-03-${day}T04:00:00Z`, [`News ${day}`])
    }
    await clock.until('2026-03-31T00:00:00Z')
    expect(clock.sent.map(({ at }) => at)).toEqual([
      '2026-03-27T07:00',
      '2026-03-28T07:00',
      '2026-03-29T06:00',
      '2026-03-30T06:00',
    ])
    expect(clock.sent.flatMap(({ text }) => titlesIn(text))).toEqual(['News 27', 'News 28', 'News 29', 'News 30'])
  })

  test('is sent at 08:40 after a short outage, and the next morning after a longer one', async () => {
    await mailReader(app.db)
    await publish('2026-01-15T06:00:00Z', ['News A'])
    expect(await clock.at('2026-01-16T03:10:00Z')).toHaveLength(1)
    await publish('2026-01-16T06:00:00Z', ['News B'])
    await publish('2026-01-17T06:00:00Z', ['News C'])
    expect(await clock.at('2026-01-17T04:30:00Z')).toEqual([])
    const [late] = await clock.at('2026-01-18T01:30:00Z')
    expect(titlesIn(late?.text ?? '')).toEqual(['News C', 'News B'])
  })

  test('a user who travels west gets no second digest for the day and every article once', async () => {
    const { id } = await mailReader(app.db)
    for (const day of [15, 16, 17, 18, 19, 20]) {
      await clock.until(`2026-01-${day}T05:00:00Z`)
      await publish(`2026-01-${day}T05:00:00Z`, [`News ${day}`])
      if (day === 17) await liveIn(id, 'America/New_York')
      if (day === 19) await liveIn(id, 'Asia/Kolkata')
    }
    await clock.until('2026-01-21T23:00:00Z')
    const days = await app.db.selectFrom('mail_deliveries').where('is_sent', '=', true).select('day').orderBy('day').execute()
    expect(days).toHaveLength(clock.sent.length)
    expect(clock.sent.map(({ at }) => at)).toEqual([
      '2026-01-16T01:30',
      '2026-01-17T01:30',
      '2026-01-18T12:00',
      '2026-01-20T01:30',
      '2026-01-21T01:30',
    ])
    expect(clock.sent.flatMap(({ text }) => titlesIn(text)).sort()).toEqual([15, 16, 17, 18, 19, 20].map((day) => `News ${day}`))
  })

  test('a user who changes the time zone twice in a day gets one digest', async () => {
    const { id } = await mailReader(app.db)
    await publish('2026-01-15T20:00:00Z', ['News A'])
    for (const [at, zone] of [
      ['2026-01-16T02:00:00Z', 'America/New_York'],
      ['2026-01-16T12:30:00Z', 'Asia/Kolkata'],
      ['2026-01-16T13:00:00Z', 'Pacific/Honolulu'],
      ['2026-01-16T18:00:00Z', 'Asia/Kolkata'],
    ] as const) {
      await clock.until(at)
      await liveIn(id, zone)
    }
    expect(clock.sent.map(({ at }) => at)).toEqual(['2026-01-16T01:30'])
  })

  test('is not sent without unread articles, and is sent for the next article', async () => {
    const { id } = await mailReader(app.db)
    const [first = ''] = await publish('2026-01-15T06:00:00Z', ['News A'])
    await read(id, first)
    expect(await clock.at('2026-01-16T01:30:00Z')).toEqual([])
    await publish('2026-01-16T02:00:00Z', ['News B'])
    expect(await clock.until('2026-01-17T01:30:00Z')).toEqual([])
    expect(titlesIn((await clock.at('2026-01-17T01:30:00Z'))[0]?.text ?? '')).toEqual(['News B'])
  })

  test('is in the language of the account, with titles that are translated', async () => {
    const [hindi, tamil] = [await mailReader(app.db), await mailReader(app.db)]
    for (const [{ id }, interface_language] of [[hindi, 'hi'] as const, [tamil, 'ta'] as const])
      await app.db.updateTable('users').set({ interface_language }).where('user_id', '=', id).execute()
    app.now = new Date('2026-01-15T06:00:00Z')
    const translated = anArticle('News A', { title_translated: { hi: 'पहली खबर' }, summary_translated: { hi: 'सार' } })
    await published(app, '2026-01-15', [], { articles: [translated, anArticle('News B')] })
    const mails = await clock.at('2026-01-16T01:30:00Z')
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['News A, மேலும் 1 கட்டுரை', 'पहली खबर, और 1 अन्य लेख'].sort())
    expect(mails.find(({ to }) => to === hindi.email)?.text).toMatch(/पहली खबर.*सार.*News B/s)
  })

  test('the weekly digest is sent on Mondays, and a changed frequency applies from then on', async () => {
    const { id } = await mailReader(app.db)
    await prefer(id, { email_frequency: 'weekly' })
    await publish('2026-01-14T06:00:00Z', ['News A'])
    await publish('2026-01-17T06:00:00Z', ['News B'])
    expect(await clock.until('2026-01-19T01:30:00Z')).toEqual([])
    const [weekly] = await clock.at('2026-01-19T01:30:00Z')
    expect(weekly?.subject).toBe('This week: News B, and 1 more')
    await publish('2026-01-19T06:00:00Z', ['News C'])
    await prefer(id, { email_frequency: 'daily' })
    app.now = new Date('2026-01-20T01:30:00Z')
    await queueDigests(app.db, app.now)
    await prefer(id, { email_frequency: 'weekly' })
    await sendDueMail(app.db, clock.sender)
    expect(clock.sent).toHaveLength(1)
  })

  test('is sent once per user, even with several processes and runs', async () => {
    const people: MailReader[] = []
    for (let n = 0; n < 30; n++) people.push(await mailReader(app.db))
    await publish('2026-01-15T06:00:00Z', ['News A'])
    app.now = new Date('2026-01-16T01:30:00Z')
    const times = [1, 2, 3, 4]
    await Promise.all(times.map(() => queueDigests(app.db, app.now)))
    await Promise.all(times.map(() => sendDueMail(app.db, clock.sender)))
    expect(clock.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
    expect(await clock.until('2026-01-16T05:00:00Z')).toEqual([])
  })

  test('reaches every user of a time zone', async () => {
    await sql`
      insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
      select gen_random_uuid(), name || '@example.test', name, name, name, 'none', ${app.now}, ${app.now}
      from (select 'reader-' || n as name from generate_series(1, 4500) as n) as given`.execute(app.db)
    await publish('2026-01-15T06:00:00Z', ['News A'])
    await queueDigests(app.db, new Date('2026-01-16T01:30:00Z'))
    const { rows } = await sql<{ count: number }>`select count(*) as count from mail_deliveries`.execute(app.db)
    expect(rows[0]?.count).toBe(4500)
  })
})

describe('the quiz email', () => {
  const whenPublished = '2026-01-10T06:00:00Z'

  test('waits 15 minutes and includes all quizzes of that time', async () => {
    await publish(whenPublished, ['Budget'])
    const { id, email } = await mailReader(app.db)
    for (const minute of ['00', '07', '14']) {
      app.now = new Date(`2026-01-15T06:${minute}:00Z`)
      await attempt(id, Number(minute) % 5)
    }
    expect(await clock.at('2026-01-15T06:14:59Z')).toEqual([])
    const [mail] = await clock.at('2026-01-15T06:15:00Z')
    expect([mail?.to, mail?.subject]).toEqual([email, 'You completed 3 quizzes'])
    expect(mail?.text.match(/\d of 5 correct/g)).toEqual(['0 of 5 correct', '2 of 5 correct', '4 of 5 correct'])
    app.now = new Date('2026-01-15T12:00:00Z')
    await attempt(id)
    expect(await clock.until('2026-01-15T18:00:00Z')).toEqual([])
  })

  test('two emails are sent around midnight, each with the quizzes of its day', async () => {
    await publish(whenPublished, ['Budget'])
    const { id } = await mailReader(app.db)
    app.now = new Date('2026-01-15T18:25:00Z')
    await attempt(id, 3)
    app.now = new Date('2026-01-15T18:35:00Z')
    await attempt(id, 4)
    const mails = await clock.until('2026-01-15T20:00:00Z')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Quiz completed: 3 of 5 correct',
      'Quiz completed: 4 of 5 correct',
    ])
  })
})

describe('the bookmark email', () => {
  test('is sent on Saturday morning for bookmarks that have been unread for a week', async () => {
    const [reader, other] = [await mailReader(app.db), await mailReader(app.db)]
    const [a = '', b = '', c = ''] = await publish('2026-01-05T06:00:00Z', ['Old A', 'Old B', 'Old C'])
    for (const article of [a, b]) await save(reader.id, article, '2026-01-08T06:00:00Z')
    await save(reader.id, c, '2026-01-14T06:00:00Z')
    await save(other.id, a, '2026-01-08T06:00:00Z')
    await read(reader.id, b)
    await read(other.id, a)
    app.now = new Date('2026-01-16T00:00:00Z')
    expect((await clock.until('2026-01-17T04:30:00Z')).filter(({ subject }) => /unread bookmark/.test(subject))).toEqual([])
    const mails = await clock.at('2026-01-17T04:30:00Z')
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[reader.email, 'You have an unread bookmark']])
    expect(titlesIn(mails[0]?.text ?? '')).toEqual(['Old A'])
    expect((await clock.until('2026-01-24T04:30:00Z')).filter(({ subject }) => /unread bookmark/.test(subject))).toEqual([])
    expect(await clock.at('2026-01-24T04:30:00Z')).toHaveLength(1)
  })

  test('lists ten articles and the total number', async () => {
    const { id } = await mailReader(app.db)
    const titles = Array.from({ length: 13 }, (_, place) => `Old ${place}`)
    for (const article of await publish('2026-01-05T06:00:00Z', titles)) await save(id, article, '2026-01-08T06:00:00Z')
    const [mail] = await clock.at('2026-01-17T04:30:00Z')
    expect(mail?.subject).toBe('You have 13 unread bookmarks')
    expect(mail?.text).toContain('Open these and 3 more')
  })
})
