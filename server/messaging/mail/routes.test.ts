import { describe, expect, test } from 'vitest'
import { MAIL_LINK_NOT_VALID, mail } from '#contract/messaging/mail.ts'
import { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken } from '#server/platform/auth/signed-token.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { mailReader } from '#tests/support/fixtures/mail-readers.ts'
import { testApp } from '#tests/support/server/app.ts'
import { queueDigests } from './commands/queue-mailings.ts'
import { sendDueMail } from './commands/send-due-mail.ts'
import { MAIL_PREFERENCES, MAIL_TOKEN_MS, unsubscribePurpose } from './rules.ts'

const app = testApp()
const KIND = 'email_daily_digest'

const ticket = async (userId: string, what: string, until = new Date(app.now.getTime() + MAIL_TOKEN_MS)) =>
  createSignedToken({ secret: await secretFor(app.db, 'tickets'), what }, userId, until)
const stop = (query: Record<string, string>, body?: unknown, headers: Record<string, string> = {}) =>
  app.call(mail.unsubscribe, { query, body, headers })
const preferencesOf = async (userId: string) => {
  const query = { ticket: await ticket(userId, MAIL_PREFERENCES) }
  return (await app.call(mail.preferences, { query })).json().data
}
const sender = () => ({
  sendMail: async (mail: (typeof app.mails)[number]) => void app.mails.push(mail),
  publicUrl: 'https://c.test',
  now: () => app.now,
})

const BOUNDARY = 'x-unsubscribe'
const FORMS: [string, string, string | undefined][] = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'multipart/form-data',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${BOUNDARY}--\r\n`,
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
  ['application/json', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
  ['nothing at all', '', undefined],
]

describe('abuse 24: one-click unsubscribe', () => {
  test.each(FORMS)('works with %s, a second time too, and without signing in', async (_, body, type) => {
    const { id } = await mailReader(app.db)
    const query = { kind: KIND, ticket: await ticket(id, unsubscribePurpose(KIND)) }
    for (const _ of [1, 2]) {
      const reply = await stop(query, body || undefined, type ? { 'content-type': type } : {})
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    }
    expect((await preferencesOf(id)).preferences).toEqual({
      email_frequency: 'daily',
      email_daily_digest: false,
      email_quiz_completion: true,
      email_bookmark_reminders: true,
    })
  })

  test.each(EMAIL_TOGGLES)('ends %s and nothing else', async (kind) => {
    const { id } = await mailReader(app.db)
    await stop({ kind, ticket: await ticket(id, unsubscribePurpose(kind)) })
    const { preferences } = await preferencesOf(id)
    expect(EMAIL_TOGGLES.filter((name) => !preferences[name])).toEqual([kind])
  })

  test('opening the URL, as link scanners do, changes nothing', async () => {
    const { id } = await mailReader(app.db)
    const url = `/api/mail/unsubscribe?kind=${KIND}&ticket=${await ticket(id, unsubscribePurpose(KIND))}`
    for (const method of ['GET', 'HEAD'] as const) expect((await app.app.inject({ method, url })).statusCode).toBe(303)
    expect((await preferencesOf(id)).preferences[KIND]).toBe(true)
  })

  test('opening the URL in a browser redirects to the preferences page, for an hour', async () => {
    const reader = await mailReader(app.db)
    const opened = async (ticket: string) => {
      const url = `/api/mail/unsubscribe?kind=${KIND}&ticket=${ticket}`
      return String((await app.app.inject({ url })).headers.location)
    }
    const page = await opened(await ticket(reader.id, unsubscribePurpose(KIND)))
    const choosing = /^\/mail-preferences#ticket=([\w.-]+)$/.exec(page)?.[1] ?? ''
    const holder = async () => app.call(mail.preferences, { query: { ticket: choosing } })
    expect((await holder()).json().data.email).toBe(reader.email)
    app.pass(60 * 60_000)
    expect((await holder()).statusCode).toBe(403)
    for (const bad of ['forged', '//evil.example', await ticket(reader.id, unsubscribePurpose('email_quiz_completion'))])
      expect(await opened(encodeURIComponent(bad))).toBe('/mail-preferences#ticket=none')
  })

  test('the URL in a sent email works', async () => {
    const reader = await mailReader(app.db)
    await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-16T01:30:00Z')
    await queueDigests(app.db, app.now)
    await sendDueMail(app.db, sender())
    const { headers, html } = app.mails[0] ?? {}
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = new URL(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = address.pathname + address.search
    expect((await app.app.inject({ method: 'POST', url, headers: form, payload: FORMS[0]?.[1] ?? '' })).statusCode).toBe(200)
    const choosing = /#ticket=([\w.-]+)/.exec(html ?? '')?.[1] ?? ''
    const holder = (await app.call(mail.preferences, { query: { ticket: choosing } })).json().data
    expect(holder).toMatchObject({ email: reader.email, preferences: { [KIND]: false } })
  })

  test('applies to the next email, even one that is already queued', async () => {
    const { id } = await mailReader(app.db)
    await published(app, '2026-01-15', ['Budget'])
    app.now = new Date('2026-01-16T01:30:00Z')
    await queueDigests(app.db, app.now)
    await stop({ kind: KIND, ticket: await ticket(id, unsubscribePurpose(KIND)) })
    await sendDueMail(app.db, sender())
    expect(app.mails).toEqual([])
    const row = await app.db.selectFrom('mail_deliveries').selectAll().executeTakeFirstOrThrow()
    expect([row.is_sent, row.settled_at, row.last_error]).toEqual([false, app.now, null])
  })
})

describe('a ticket', () => {
  const calls = (ticket: string) => [
    stop({ kind: KIND, ticket }),
    app.call(mail.preferences, { query: { ticket } }),
    app.call(mail.savePreferences, { query: { ticket }, body: { email_frequency: 'never' } }),
  ]
  const allRefused = async (ticket: string) => {
    for (const reply of await Promise.all(calls(ticket)))
      expect([reply.statusCode, reply.json().error]).toEqual([403, MAIL_LINK_NOT_VALID])
  }

  test('that is forged, damaged or empty is rejected', async () => {
    const { id } = await mailReader(app.db)
    const real = await ticket(id, unsubscribePurpose(KIND))
    const forged = createSignedToken({ secret: 'guessed', what: unsubscribePurpose(KIND) }, id, new Date('2100-01-01'))
    const other = real.replace(id, (await mailReader(app.db)).id)
    for (const one of [forged, other, `${real}x`, real.slice(0, -1), real.toUpperCase(), '..', '', 'x'.repeat(300), '\0'])
      await allRefused(one)
    expect((await preferencesOf(id)).preferences[KIND]).toBe(true)
  })

  test('is valid for a year', async () => {
    const { id } = await mailReader(app.db)
    const query = { kind: KIND, ticket: await ticket(id, unsubscribePurpose(KIND)) }
    app.pass(MAIL_TOKEN_MS - 1)
    expect((await stop(query)).statusCode).toBe(200)
    app.pass(1)
    await allRefused(query.ticket)
  })

  test('is valid for one purpose only', async () => {
    const { id } = await mailReader(app.db)
    const quiz = await ticket(id, unsubscribePurpose('email_quiz_completion'))
    await allRefused(quiz)
    await allRefused(await ticket(id, `audio ${id}`))
    const choosing = await ticket(id, MAIL_PREFERENCES)
    expect((await stop({ kind: KIND, ticket: choosing })).statusCode).toBe(403)
  })

  test('of a deleted account is rejected', async () => {
    const { id } = await mailReader(app.db)
    const [one, two] = [await ticket(id, unsubscribePurpose(KIND)), await ticket(id, MAIL_PREFERENCES)]
    await app.db.deleteFrom('users').where('user_id', '=', id).execute()
    await allRefused(one)
    await allRefused(two)
  })

  test('does not sign anyone in', async () => {
    const { id } = await mailReader(app.db)
    const authorization = `Bearer ${await ticket(id, MAIL_PREFERENCES)}`
    const reply = await app.app.inject({ url: '/api/user/profile', headers: { authorization } })
    expect(reply.statusCode).toBe(401)
  })

  test('or kind that is missing is reported', async () => {
    const { id } = await mailReader(app.db)
    const real = await ticket(id, unsubscribePurpose(KIND))
    for (const query of [{}, { kind: KIND }, { ticket: real }, { ticket: real, kind: 'in_app_new_articles' }])
      expect((await stop(query as Record<string, string>)).statusCode).toBe(422)
    for (const endpoint of [mail.preferences, mail.savePreferences])
      expect((await app.call(endpoint, { query: {}, body: undefined })).statusCode).toBe(422)
  })
})

describe('preferences from a link in an email', () => {
  test('can be read and changed individually', async () => {
    const { id, email } = await mailReader(app.db)
    const query = { ticket: await ticket(id, MAIL_PREFERENCES) }
    const save = (body: unknown) => app.call(mail.savePreferences, { query, body })
    expect((await save({ email_frequency: 'weekly' })).json().data).toMatchObject({
      email,
      preferences: { email_frequency: 'weekly', email_daily_digest: true },
    })
    await save({ email_bookmark_reminders: false })
    expect((await preferencesOf(id)).preferences).toEqual({
      email_frequency: 'weekly',
      email_daily_digest: true,
      email_quiz_completion: true,
      email_bookmark_reminders: false,
    })
  })

  test.each([[{}], [{ in_app_new_articles: false }], [{ email_frequency: 'hourly' }], [{ email_daily_digest: 'no' }], [[]]])(
    '%o is refused',
    async (body) => {
      const { id } = await mailReader(app.db)
      const query = { ticket: await ticket(id, MAIL_PREFERENCES) }
      expect((await app.call(mail.savePreferences, { query, body })).statusCode).toBe(422)
    },
  )
})

test('the metrics count waiting and failed emails', async () => {
  const { id } = await mailReader(app.db)
  const row = { user_id: id, kind: 'digest', queued_at: app.now, due_at: app.now }
  await app.db
    .insertInto('mail_deliveries')
    .values([
      { ...row, day: '2026-01-14', settled_at: app.now, last_error: 'no such mailbox' },
      { ...row, day: '2026-01-15' },
    ])
    .execute()
  app.pass(90_000)
  const metrics = (await app.app.inject({ url: '/metrics' })).body
  for (const line of ['mail_waiting 1', 'mail_oldest_seconds 90', 'mail_given_up 1']) expect(metrics).toContain(line)
})
