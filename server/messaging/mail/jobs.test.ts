import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { ROLES } from '#contract/roles.ts'
import { mailTransport, PATIENCE } from '#server/platform/mail/mail.ts'
import { urgentFirst } from '#server/platform/mail/urgent-first.ts'
import { type MailServer, startBrokenMailServer, startMailServer } from '#tests/support/fakes/fake-mail-server.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { mailReader } from '#tests/support/fixtures/mail-readers.ts'
import { testApp } from '#tests/support/server/app.ts'
import { mailClock } from '#tests/support/server/mail-clock.ts'
import { deleteOldDeliveries } from './commands/delete-old-deliveries.ts'
import { queueDigests } from './commands/queue-mailings.ts'
import { queueQuizMails } from './commands/queue-quiz-mails.ts'
import { resetDeliveryLocks, sendDueMail } from './commands/send-due-mail.ts'
import { LOCK_MS, MAX_ATTEMPTS, retryDelayMs } from './rules.ts'

const app = testApp()
const MINUTE = 60_000

describe('preferences', () => {
  const wishes = (['daily', 'weekly', 'never'] as const).flatMap((email_frequency) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
      email_frequency,
      ...(Object.fromEntries(EMAIL_TOGGLES.map((name, place) => [name, (bits & (1 << place)) > 0])) as Record<
        (typeof EMAIL_TOGGLES)[number],
        boolean
      >),
    })),
  )
  const KINDS = [
    ['a digest on Monday', 'News', '2026-01-19T01:30:00Z', 'email_daily_digest', ['daily', 'weekly']],
    ['a digest on Tuesday', 'News', '2026-01-20T01:30:00Z', 'email_daily_digest', ['daily']],
    ['a quiz email', 'Quiz completed', '2026-01-20T12:00:00Z', 'email_quiz_completion', ['daily', 'weekly']],
    ['a bookmark email', 'You have an unread bookmark', '2026-01-24T04:30:00Z', 'email_bookmark_reminders', ['daily', 'weekly']],
  ] as const

  test.each(ROLES)('%s: each kind is sent only to users who want it, for all combinations of preferences', async (role) => {
    const clock = mailClock(app)
    const expected: string[] = []
    const [first = ''] = await published(app, '2026-01-10', ['Old'])
    const people = await Promise.all(
      wishes.map(async (wish) => {
        const reader = await mailReader(app.db, { role })
        const row = { user_id: reader.id, ...wish, updated_at: app.now }
        await app.db.insertInto('notification_preferences').values(row).execute()
        await app.db.insertInto('bookmarks').values({ user_id: reader.id, article_id: first, created_at: app.now }).execute()
        return { ...reader, wish }
      }),
    )
    for (const [kind, subject, instant, toggle, frequencies] of KINDS) {
      app.now = new Date(Date.parse(instant) - 60 * MINUTE)
      if (subject === 'News') await published(app, instant.slice(0, 10), ['News'])
      if (toggle === 'email_quiz_completion')
        for (const { id } of people) {
          await sql`
            insert into quiz_attempts (attempt_id, user_id, edition_id, attempt_key, answers, score, total_questions, time_taken_seconds, completed_at)
            select gen_random_uuid(), ${id}, edition_id, gen_random_uuid(), '{}', 1, 1, 9, ${app.now} from quiz_editions limit 1`.execute(
            app.db,
          )
          await queueQuizMails(app.db, [id], app.now)
        }
      const got = (await clock.at(instant)).filter((mail) => mail.subject.replace('This week: ', '').startsWith(subject))
      const wanting = people.filter(
        ({ wish }) => wish[toggle] && (frequencies as readonly string[]).includes(wish.email_frequency),
      )
      expect(got.map(({ to }) => to).sort(), kind).toEqual(wanting.map(({ email }) => email).sort())
      for (const { headers } of got) expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expected.push(...wanting.map(({ email }) => email))
    }
    expect(expected).toHaveLength(8 + 4 + 8 + 8)
  })
})

describe('a mail server that', () => {
  let server: MailServer
  let code: number | undefined
  beforeEach(async () => {
    code = undefined
    server = await startMailServer({ refuse: (address) => (address.startsWith('bad') ? 550 : code) })
  })
  afterEach(() => server.close())

  /** A short timeout for broken servers only, because a working server can be slow on a busy machine. */
  const through = (smtpUrl: string, limits: Partial<typeof PATIENCE> = {}) => ({
    sendMail: mailTransport(
      { smtpUrl, mailFrom: 'Catalyst <mail@catalyst.test>', dataDir: '/nowhere' },
      { ...PATIENCE, ...limits },
    ),
    publicUrl: 'https://catalyst.test',
    now: () => app.now,
  })
  const waiting = async (...names: string[]) => {
    const people = []
    for (const name of names) people.push(await mailReader(app.db, { name }))
    await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-16T01:30:00Z')
    await queueDigests(app.db, app.now)
    return people.map(({ email }) => email)
  }
  const rows = () => app.db.selectFrom('mail_deliveries').selectAll().orderBy('user_id').execute()

  /** The first attempt fails; the second, after a minute, delivers the email once. */
  const comesLater = async (faulty: string, reason: RegExp, limits = {}) => {
    const [email = ''] = await waiting('asha')
    await sendDueMail(app.db, through(faulty, limits))
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      settled_at: null,
      held_until: null,
      last_error: expect.stringMatching(reason),
    })
    code = undefined
    await sendDueMail(app.db, through(server.url))
    expect(server.mailbox(email)).toEqual([])
    app.pass(MINUTE)
    await sendDueMail(app.db, through(server.url))
    await sendDueMail(app.db, through(server.url))
    expect(server.mailbox(email)).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ attempts: 2, is_sent: true })
  }

  test.each([421, 450, 550])('replies with %i delays an email and loses none', async (given) => {
    code = given
    await comesLater(server.url, /No mail for asha@example.test/)
    expect(server.arrived).toHaveLength(1)
  })

  test.each([
    ['says nothing', /Greeting never received|timeout/i, { greetingTimeout: 300 }],
    ['hangs up in the middle', /closed|reset|ECONN/i, {}],
    ['answers a byte at a time', /abort|timeout/i, { deadline: 1000 }],
  ] as const)('%s delays a mail and loses none', async (fault, reason, limits) => {
    const broken = await startBrokenMailServer(fault)
    await comesLater(broken.url, reason, limits)
    await broken.close()
    expect(server.arrived).toHaveLength(1)
  })

  test('is unreachable delays an email and loses none', async () => {
    const gone = await startMailServer()
    await gone.close()
    await comesLater(gone.url, /ECONNREFUSED/)
  })

  test('accepts an email and disconnects before confirming gets it twice with the same Message-ID', async () => {
    const mute = await startMailServer({ onArrival: (_mail, drop) => drop() })
    await comesLater(mute.url, /closed|reset|ECONN/i)
    const ids = [...mute.arrived, ...server.arrived].map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<digest\.2026-01-16\.[\w-]{36}@catalyst\.test>$/)
    await mute.close()
  })

  test('rejects one address still gets the emails for all others at once', async () => {
    const names = ['asha', 'bad-1', 'bina', 'bad-2', 'chitra', 'bad-3', 'bad-4', 'bad-5', 'dev']
    const emails = await waiting(...names)
    await sendDueMail(app.db, through(server.url))
    const good = emails.filter((email) => !email.startsWith('bad'))
    expect(server.arrived.map(({ to }) => to).sort()).toEqual(good)
  })

  test('rejects for days is retried with growing delays until the email fails with a reason', async () => {
    await waiting('bad-address')
    const began = app.now.getTime()
    for (let tries = 1; tries < MAX_ATTEMPTS; tries++) {
      await sendDueMail(app.db, through(server.url))
      const [row] = await rows()
      expect(row).toMatchObject({ attempts: tries, settled_at: null })
      expect((row?.due_at.getTime() ?? 0) - app.now.getTime()).toBe(retryDelayMs(tries))
      app.pass(retryDelayMs(tries))
    }
    await sendDueMail(app.db, through(server.url))
    expect((await rows())[0]).toMatchObject({
      attempts: MAX_ATTEMPTS,
      settled_at: app.now,
      is_sent: false,
      last_error: expect.stringContaining('550'),
    })
    expect((app.now.getTime() - began) / 86_400_000).toBeGreaterThan(2.8)
    app.pass(30 * 86_400_000)
    await sendDueMail(app.db, through(server.url))
    expect((await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS })
  })
})

describe('the outbox', () => {
  let clock: ReturnType<typeof mailClock>
  beforeEach(() => {
    clock = mailClock(app)
  })
  const waiting = async () => {
    const reader = await mailReader(app.db)
    await published(app, '2026-01-15', ['News A'])
    app.now = new Date('2026-01-16T01:30:00Z')
    await queueDigests(app.db, app.now)
    return reader
  }
  const row = () => app.db.selectFrom('mail_deliveries').selectAll().executeTakeFirstOrThrow()

  test('an email claimed by a dead process is sent when the claim expires, or at the next start of a single process', async () => {
    await waiting()
    await app.db
      .updateTable('mail_deliveries')
      .set({ held_until: new Date(app.now.getTime() + LOCK_MS), attempts: 1 })
      .execute()
    await sendDueMail(app.db, clock.sender)
    expect(clock.sent).toEqual([])
    await resetDeliveryLocks(app.db)
    await sendDueMail(app.db, clock.sender)
    expect(clock.sent).toHaveLength(1)
  })

  test('the result of an expired claim is ignored: an email sent by another run stays sent', async () => {
    await waiting()
    const slow = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const sendMail = () => {
      begun.resolve()
      return slow.promise
    }
    const first = sendDueMail(app.db, { ...clock.sender, sendMail })
    await begun.promise
    await sendDueMail(app.db, clock.sender)
    expect(clock.sent).toEqual([])
    app.pass(LOCK_MS)
    await sendDueMail(app.db, clock.sender)
    slow.reject(new Error('Too slow'))
    await first
    expect(clock.sent).toHaveLength(1)
    expect(await row()).toMatchObject({ is_sent: true, last_error: null, attempts: 2 })
  })

  test('stops at shutdown without emails in progress, and continues after the next start', async () => {
    for (let n = 0; n < 20; n++) await mailReader(app.db)
    await waiting()
    const stopping = new AbortController()
    const sendMail: typeof clock.sender.sendMail = async (mail) => {
      await clock.sender.sendMail(mail)
      stopping.abort()
    }
    await sendDueMail(app.db, { ...clock.sender, sendMail, stopping: stopping.signal })
    expect(clock.sent.length).toBeLessThanOrEqual(4)
    const held = await app.db.selectFrom('mail_deliveries').where('held_until', 'is not', null).selectAll().execute()
    expect(held).toEqual([])
    await sendDueMail(app.db, clock.sender)
    expect(new Set(clock.sent.map(({ to }) => to)).size).toBe(21)
    expect(clock.sent).toHaveLength(21)
  })

  test('overlapping runs share the sending slots, and one alone uses all of them', async () => {
    for (let n = 0; n < 30; n++) await mailReader(app.db)
    await waiting()
    const slots = { free: 7 }
    let [underWay, most] = [0, 0]
    const sendMail: typeof clock.sender.sendMail = async (mail) => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      // No email finishes before all slots are in use.
      if (clock.sent.length === 0) await vi.waitUntil(() => most === 7)
      await clock.sender.sendMail(mail)
      underWay--
    }
    const sender = { ...clock.sender, sendMail, slots }
    await Promise.all([sendDueMail(app.db, sender), sendDueMail(app.db, sender), sendDueMail(app.db, sender)])
    expect([most, clock.sent.length, slots.free]).toEqual([7, 31, 7])
  })

  test('while a mail is sent that somebody waits for, one digest is under way at a time, and afterwards as many as usual', async () => {
    for (let n = 0; n < 9; n++) await mailReader(app.db)
    await waiting()
    const resetMail = Promise.withResolvers<void>()
    const { urgent, whenCalm } = urgentFirst(() => resetMail.promise)
    const sending = urgent({ to: 'reader@example.in', subject: '', text: '', html: '', messageId: '<1>' })
    let [underWay, mostMeanwhile, mostAfterwards] = [0, 0, 0]
    const sendMail: typeof clock.sender.sendMail = async (mail) => {
      underWay++
      await new Promise((resolve) => setImmediate(resolve))
      if (clock.sent.length < 5) mostMeanwhile = Math.max(mostMeanwhile, underWay)
      else mostAfterwards = Math.max(mostAfterwards, underWay)
      await clock.sender.sendMail(mail)
      if (clock.sent.length === 5) resetMail.resolve()
      // The last digests wait until several are under way.
      if (clock.sent.length === 6) await vi.waitUntil(() => underWay > 1)
      underWay--
    }
    await Promise.all([sendDueMail(app.db, { ...clock.sender, sendMail, whenCalm }), sending])
    expect([clock.sent.length, mostMeanwhile]).toEqual([10, 1])
    expect(mostAfterwards).toBeGreaterThan(1)
  })

  test('nothing is sent to an account that was deleted in between', async () => {
    const { id } = await waiting()
    await app.db.deleteFrom('users').where('user_id', '=', id).execute()
    await sendDueMail(app.db, clock.sender)
    expect(clock.sent).toEqual([])
  })

  test('finished deliveries are deleted after 90 days, unfinished ones never', async () => {
    await waiting()
    await sendDueMail(app.db, clock.sender)
    const { user_id } = await row()
    await sql`insert into mail_deliveries (user_id, kind, day, queued_at, due_at)
      values (${user_id}, 'digest', '2026-01-01', ${app.now}, ${app.now})`.execute(app.db)
    await deleteOldDeliveries(app.db, new Date('2026-04-15T00:00:00Z'))
    expect(await app.db.selectFrom('mail_deliveries').selectAll().execute()).toHaveLength(2)
    await deleteOldDeliveries(app.db, new Date('2026-05-01T00:00:00Z'))
    expect(await row()).toMatchObject({ day: '2026-01-01', settled_at: null })
  })

  test('any number of old deliveries is deleted', async () => {
    const { id } = await mailReader(app.db)
    await sql`insert into mail_deliveries (user_id, kind, day, queued_at, due_at, settled_at)
      select ${id}, 'digest', '2000-01-01'::date + n, now(), now(), now() from generate_series(1, 5001) as n`.execute(app.db)
    await deleteOldDeliveries(app.db, app.now)
    expect(await app.db.selectFrom('mail_deliveries').selectAll().execute()).toEqual([])
  })
})
