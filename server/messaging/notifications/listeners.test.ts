import { describe, expect, test } from 'vitest'
import {
  COMMUNITY_TOGGLES,
  GENERAL_TOGGLES,
  NOTIFICATION_TYPES,
  type NotificationType,
  SILENCED_BY,
  type Toggle,
} from '#contract/messaging/notification-types.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { quizzes } from '#contract/practice/quizzes.ts'
import { progress } from '#contract/reading/progress.ts'
import { ROLES, type Role } from '#contract/roles.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { broadcast } from './commands/broadcast.ts'
import { notify } from './commands/notify.ts'
import { sendBookmarkReminders, sendStreakReminders } from './commands/send-reminders.ts'

const app = testApp()
const DAY = 86_400_000

const typesOf = async (as: Person) =>
  ((await app.call(notifications.list, { as })).json().data as { type: string }[]).map(({ type }) => type)
const prefer = (as: Person, body: Record<string, unknown>) => app.call(notifications.savePreferences, { as, body })
const again = (person: Person) => app.signedIn(person.email, person.password)
const read = (as: Person, articleId: string) => app.call(progress.markRead, { as, params: { articleId } })

/** Triggers each notification type for one user. */
const HAPPENS: Record<string, (person: Person) => Promise<void>> = {
  new_article: async () => {
    app.pass(1000)
    await published(app, '2026-01-20', ['Budget'])
  },
  quiz_completion: async (person) => {
    await app.call(quizzes.submit, { as: person, body: await aSubmission() })
  },
  reading_streak: async (person) => {
    const ids = await published(app, '2026-01-10', ['One', 'Two', 'Three'])
    for (const id of ids) {
      await read(await again(person), id)
      app.pass(DAY)
    }
  },
  bookmark_reminder: async (person) => {
    const [id = ''] = await published(app, '2026-01-10', ['Saved'])
    await app.db.insertInto('bookmarks').values({ user_id: person.id, article_id: id, created_at: app.now }).execute()
    app.now = new Date('2026-01-24T05:00:00Z')
    await sendBookmarkReminders(app.db, app.now)
  },
}

async function aSubmission() {
  await published(app, '2026-01-09', ['Quizzed'])
  const question = await app.db.selectFrom('quiz_questions').select(['quiz_id', 'question_id']).executeTakeFirstOrThrow()
  return {
    quizId: question.quiz_id,
    answers: [{ questionId: question.question_id, selectedOption: 'B' }],
    timeTakenSeconds: 5,
  }
}

describe('each notification type', () => {
  const TYPES = NOTIFICATION_TYPES.filter((type) => type !== 'new_article')
  const notice = (userId: string, type: NotificationType): Notice => ({
    userId,
    type,
    title: 'Title',
    message: 'Message',
    path: '/',
    about: type,
  })

  test.each(TYPES)('%s reaches people unless they turned off its preference', async (type) => {
    const toggle = SILENCED_BY[type]
    const [quiet, other] = [await app.person('pro'), await app.person('pro')]
    await prefer(quiet, Object.fromEntries(Object.values(SILENCED_BY).flatMap((name) => (name ? [[name, name !== toggle]] : []))))
    await notify(app.db, [notice(quiet.id, type), notice(other.id, type)], app.now)
    expect([await typesOf(quiet), await typesOf(other)]).toEqual([toggle ? [] : [type], [type]])
  })
})

describe('recipients', () => {
  const mayCause: Record<string, readonly Role[]> = { quiz_completion: ['pro', 'admin'] }

  describe.each(Object.keys(HAPPENS))('%s', (type) => {
    const toggle = SILENCED_BY[type as keyof typeof SILENCED_BY] as Toggle

    test.each(ROLES)('reaches a user with the role %s by default', async (role) => {
      const person = await app.person(role)
      await HAPPENS[type]?.(person)
      const told = await typesOf(await again(person))
      expect(told.includes(type)).toBe((mayCause[type] ?? ROLES).includes(role))
    })

    test('is turned off by its preference for this user only', async () => {
      const [quiet, other] = [await app.person('admin'), await app.person('admin')]
      await prefer(quiet, { [toggle]: false })
      await HAPPENS[type]?.(quiet)
      expect(await typesOf(await again(quiet))).not.toContain(type)
      // A published day notifies all users; the other events notify one user.
      expect((await typesOf(await again(other))).includes(type)).toBe(type === 'new_article')
    })

    test.each([...GENERAL_TOGGLES, ...COMMUNITY_TOGGLES].filter((one) => one !== toggle))(
      'is not stopped by %s',
      async (unrelated) => {
        const person = await app.person('admin')
        await prefer(person, { [unrelated]: false })
        await HAPPENS[type]?.(person)
        expect(await typesOf(await again(person))).toContain(type)
      },
    )
  })

  test.each(Object.entries(SILENCED_BY).filter(([, toggle]) => toggle !== null) as [NotificationType, Toggle][])(
    '%s is written unless %s is off',
    async (type, toggle) => {
      const [quiet, other] = [await app.person(), await app.person()]
      await prefer(quiet, { [toggle]: false })
      const notice = { type, title: 'A', message: 'B', path: null, about: 'x' }
      await notify(
        app.db,
        [quiet, other].map(({ id }) => ({ userId: id, ...notice })),
        app.now,
      )
      expect([await typesOf(quiet), await typesOf(other)]).toEqual([[], [type]])
    },
  )

  test.each(Object.entries(SILENCED_BY).filter(([, toggle]) => toggle !== null) as [NotificationType, Toggle][])(
    'a message to everybody of the type %s is not shown to people who turned off %s',
    async (type, toggle) => {
      const [quiet, other] = [await app.person('pro'), await app.person('pro')]
      await prefer(quiet, { [toggle]: false })
      app.pass(1000)
      await broadcast(app.db, { type, title: 'A', message: 'B', path: null, about: 'x' }, app.now)
      expect([await typesOf(quiet), await typesOf(other)]).toEqual([[], [type]])
    },
  )

  test('broadcasts from a time with the preference off never appear; earlier ones stay', async () => {
    const person = await app.person()
    const day = async (date: string) => {
      app.pass(1000)
      await published(app, date, [`Of ${date}`])
      app.pass(1000)
    }
    await day('2026-01-16')
    await prefer(person, { in_app_new_articles: false })
    await prefer(person, { in_app_new_articles: false })
    await day('2026-01-17')
    await prefer(person, { in_app_new_articles: true })
    await day('2026-01-18')
    const { data } = (await app.call(notifications.list, { as: person })).json()
    expect(data.map(({ message }: { message: string }) => message)).toEqual(['Of 2026-01-18', 'Of 2026-01-16'])
    expect((await app.call(notifications.unreadCount, { as: person })).json().data.count).toBe(2)
  })
})

describe('achievements', () => {
  const achievements = async (as: Person) =>
    ((await app.call(notifications.list, { as: await again(as) })).json().data as { type: string; title: string }[])
      .filter(({ type }) => type === 'achievement')
      .map(({ title }) => title)

  test('ten articles are announced once, even if the tenth is read again', async () => {
    const person = await app.person()
    const ids = await published(
      app,
      '2026-01-10',
      Array.from({ length: 11 }, (_, n) => `Article ${n}`),
    )
    for (const id of ids.slice(0, 10)) await read(person, id)
    await app.call(progress.markUnread, { as: person, params: { articleId: ids[9] ?? '' } })
    for (const id of ids) await read(person, id)
    expect(await achievements(person)).toEqual(['10 articles', 'First article'])
  })

  test('a first quiz with all answers correct gives two achievements, a second quiz none', async () => {
    const person = await app.person('pro')
    const submission = await aSubmission()
    for (const _ of [1, 2]) {
      await app.call(quizzes.submit, { as: person, body: submission })
      app.pass(1000)
    }
    expect((await achievements(person)).toSorted()).toEqual(['First quiz', 'Perfect score'])
  })

  test('beating a record of 7 or more days is announced once', async () => {
    const person = await app.person()
    const [id = ''] = await published(app, '2026-01-10', ['One'])
    const days = async (count: number) => {
      for (let day = 0; day < count; day++) {
        await read(await again(person), id)
        app.pass(DAY)
      }
    }
    await days(8)
    expect(await achievements(person)).toEqual(['First article'])
    app.pass(DAY)
    await days(11)
    expect((await achievements(person)).filter((title) => title === 'Your longest streak yet')).toHaveLength(1)
    const record = await app.db.selectFrom('notifications').where('about', 'like', 'longest:%').select('message').execute()
    expect(record).toEqual([{ message: '9 days in a row, one more than your previous record.' }])
  })
})

describe('the evening reminder', () => {
  const reminders = async () =>
    app.db.selectFrom('notifications').where('about', 'like', 'reminder:%').select(['user_id', 'about', 'message']).execute()
  /** Reads at local noon on `count` days in a row until yesterday. */
  async function streakOf(person: Person, count: number) {
    const [id = ''] = await published(app, '2026-01-10', ['One'], { replace: true })
    for (let day = 0; day < count; day++) {
      await read(await again(person), id)
      app.pass(DAY)
    }
  }

  test('is sent once, at 8 pm local time, when a streak of three or more days would be lost', async () => {
    const person = await app.person()
    await streakOf(person, 3)
    // 19:59 in India, then 20:00 and later.
    app.now = new Date('2026-01-18T14:29:00Z')
    await sendStreakReminders(app.db, app.now)
    expect(await reminders()).toEqual([])
    for (const at of ['14:30', '14:45', '16:00']) {
      app.now = new Date(`2026-01-18T${at}:00Z`)
      await sendStreakReminders(app.db, app.now)
    }
    expect(await reminders()).toEqual([
      {
        user_id: person.id,
        about: 'reminder:2026-01-18',
        message: 'You have read on 3 days in a row. One article today keeps it going.',
      },
    ])
  })

  test('is not sent after reading, for a streak of two days, for a lost streak, or at night', async () => {
    const [two, lost, today] = [await app.person(), await app.person(), await app.person()]
    const [id = ''] = await published(app, '2026-01-10', ['One'])
    const on = async (person: Person, day: string) => {
      app.now = new Date(`${day}T06:00:00Z`)
      await read(await again(person), id)
    }
    for (const day of ['2026-01-16', '2026-01-17']) await on(two, day)
    for (const day of ['2026-01-13', '2026-01-14', '2026-01-15']) await on(lost, day)
    for (const day of ['2026-01-16', '2026-01-17', '2026-01-18']) await on(today, day)
    for (const at of ['14:30', '16:30', '17:30']) await sendStreakReminders(app.db, new Date(`2026-01-18T${at}:00Z`))
    expect(await reminders()).toEqual([])
  })

  test.each([
    ['Asia/Kathmandu', '2026-01-18T14:15:00Z'],
    ['America/New_York', '2026-07-19T00:00:00Z'],
    ['America/New_York', '2026-01-19T01:00:00Z'],
    ['Pacific/Auckland', '2026-01-18T07:00:00Z'],
  ])('at eight in %s it is %s', async (timeZone, at) => {
    const person = await app.person('free', timeZone)
    const local = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at))
    const yesterday = new Date(Date.parse(`${local}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
    await app.db
      .insertInto('reading_streaks')
      .values({ user_id: person.id, current_streak: 5, longest_streak: 5, last_read_date: yesterday })
      .execute()
    await sendStreakReminders(app.db, new Date(Date.parse(at) - 60_000))
    expect(await reminders()).toEqual([])
    await sendStreakReminders(app.db, new Date(at))
    expect((await reminders()).map(({ about }) => about)).toEqual([`reminder:${local}`])
  })

  test('reaches every user of a time zone, in several batches', async () => {
    const people = 1203
    await app.db
      .insertInto('users')
      .values(
        Array.from({ length: people }, (_, n) => ({
          user_id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          email: `p${n}@example.test`,
          email_key: `p${n}@example.test`,
          username: `person-${n}`,
          username_key: `person-${n}`,
          password_hash: 'x',
          created_at: app.now,
          updated_at: app.now,
        })),
      )
      .execute()
    await app.db
      .insertInto('reading_streaks')
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select([
            'user_id',
            eb.val(4).as('current_streak'),
            eb.val(4).as('longest_streak'),
            eb.cast<string>(eb.val('2026-01-17'), 'date').as('last_read_date'),
          ]),
      )
      .columns(['user_id', 'current_streak', 'longest_streak', 'last_read_date'])
      .execute()
    await sendStreakReminders(app.db, new Date('2026-01-18T14:30:00Z'))
    expect(await reminders()).toHaveLength(people)
    const { unread } = await app.db
      .selectFrom('notification_inboxes')
      .select(({ fn }) => fn.sum<number>('unread').as('unread'))
      .executeTakeFirstOrThrow()
    expect(Number(unread)).toBe(people)
  })
})
