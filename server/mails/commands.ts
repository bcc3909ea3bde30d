import { sql } from 'kysely'
import { TICKET_NOT_VALID } from '#contract/mails.ts'
import type { Db } from '#server/db/open.ts'
import { isWithin, type LocalTime, localTime } from '#server/platform/local-time.ts'
import type { SendMail } from '#server/platform/mail.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { secretFor } from '#server/platform/secrets.ts'
import { holderOf, ticketFor } from '#server/platform/tickets.ts'
import { bookmarkMail, digestMail, type MailAddresses, quizMail } from './mail.ts'
import {
  type Addressee,
  addressee,
  forgottenBy,
  isNews,
  isThere,
  quizNews,
  timeZones,
  timeZonesOf,
  unreadNews,
} from './queries.ts'
import * as rules from './rules.ts'

/**
 * @returns who may use a ticket of a mail
 * @throws Refusal 403 for one that is forged, over, for something else, or of an account that is gone
 */
export async function holderOfTicket(db: Db, what: string, ticket: string, now: Date): Promise<string> {
  const userId = holderOf({ secret: await secretFor(db, 'tickets'), what }, ticket, now)
  if (!userId || !(await isThere(db, userId))) throw new Refusal(403, TICKET_NOT_VALID)
  return userId
}

/** Puts the digests of every zone where it is morning into the outbox: one statement a zone, however many people live there. */
export async function queueDigests(db: Db, now: Date): Promise<void> {
  for (const timeZone of await timeZones(db)) {
    const local = localTime(timeZone, now)
    if (!isWithin(local, rules.DIGEST_HOURS)) continue
    await queueFor(db, { timeZone, local, kind: 'digest', frequency: 'daily' }, now)
    if (local.weekday === rules.WEEKLY_DIGEST_WEEKDAY)
      await queueFor(db, { timeZone, local, kind: 'digest', frequency: 'weekly' }, now)
  }
}

export async function queueBookmarkMails(db: Db, now: Date): Promise<void> {
  for (const timeZone of await timeZones(db)) {
    const local = localTime(timeZone, now)
    if (local.weekday !== rules.BOOKMARK_MAIL_WEEKDAY || !isWithin(local, rules.BOOKMARK_MAIL_HOURS)) continue
    await queueFor(db, { timeZone, local, kind: 'bookmark_reminder', frequency: null }, now)
  }
}

interface Round {
  timeZone: string
  local: LocalTime
  kind: 'digest' | 'bookmark_reminder'
  /** Only people who chose it; `null`: everybody who did not choose "never". */
  frequency: 'daily' | 'weekly' | null
}

/** Whoever joined today has read what there is; the rest is decided when the mail is written. */
async function queueFor(db: Db, { timeZone, local, kind, frequency }: Round, now: Date): Promise<void> {
  const reach = new Date(now.getTime() - rules.digestReachMs(frequency === 'weekly'))
  if (kind === 'digest' && !(await isNews(db, reach, now))) return
  const toggle = sql.ref(`preferences.${rules.TOGGLE_OF[kind]}`)
  const chosen = sql`coalesce(preferences.email_frequency, 'daily')`
  const hasSaved = sql`exists (
    select from bookmarks where bookmarks.user_id = users.user_id
      and bookmarks.created_at < ${new Date(now.getTime() - rules.FORGOTTEN_AFTER_MS)})`
  await sql`
    insert into mail_deliveries (user_id, kind, day, queued_at, due_at)
    select users.user_id, ${kind}, ${local.day}, ${now}, ${now}
    from users left join notification_preferences as preferences on preferences.user_id = users.user_id
    where time_zone = ${timeZone} and coalesce(${toggle}, true)
      and ${frequency ? sql`${chosen} = ${frequency}` : sql`${chosen} <> 'never'`}
      and ${kind === 'digest' ? sql`true` : hasSaved}
    on conflict (user_id, kind, day) do nothing`.execute(db)
}

/** Quizzes were completed: a mail a day tells each person of theirs, and of the others of the same sitting. */
export async function queueQuizMails(db: Db, userIds: string[], now: Date): Promise<void> {
  const zones = await timeZonesOf(db, userIds)
  const rows = zones.map(({ user_id, time_zone }) => ({
    user_id,
    kind: 'quiz_completion',
    day: localTime(time_zone, now).day,
    queued_at: now,
    due_at: new Date(now.getTime() + rules.QUIZ_MAIL_WAITS_MS),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('mail_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Delivery {
  user_id: string
  kind: rules.MailKind
  day: string
  attempts: number
  queued_at: Date
}

export interface Sender {
  sendMail: SendMail
  publicUrl: string
  now: () => Date
}

const BATCH = 40
const AT_ONCE = 4

/**
 * Sends what is due, batch by batch. Several processes may do so at once: each takes what nobody holds. A mail that was handed over when the
 * process died goes out again under the same Message-ID.
 */
export async function sendDueMail(db: Db, sender: Sender): Promise<void> {
  for (;;) {
    const batch = await takeDue(db, sender.now())
    if (batch.length === 0) return
    const waiting = [...batch]
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await deliver(db, sender, one)
    })
    await Promise.all(workers)
  }
}

async function takeDue(db: Db, now: Date): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    update mail_deliveries as mine set held_until = ${new Date(now.getTime() + rules.HOLD_MS)}, attempts = attempts + 1
    from (
      select user_id, kind, day from mail_deliveries
      where settled_at is null and due_at <= ${now} and (held_until is null or held_until <= ${now})
      order by due_at limit ${BATCH} for update skip locked
    ) as due
    where mine.user_id = due.user_id and mine.kind = due.kind and mine.day = due.day
    returning mine.user_id, mine.kind, mine.day, mine.attempts, mine.queued_at`.execute(db)
  return rows
}

async function deliver(db: Db, { sendMail, publicUrl, now }: Sender, delivery: Delivery): Promise<void> {
  const settle = (values: { is_sent: boolean; last_error?: string }) =>
    ofDelivery(db, delivery)
      .set({ settled_at: now(), held_until: null, ...values })
      .execute()
  try {
    const to = await addressee(db, delivery.user_id)
    const mail = to && rules.wants(delivery.kind, to.preferences) && (await compose(db, publicUrl, delivery, to, now()))
    if (!mail) return void (await settle({ is_sent: false }))
    const { user_id: userId, kind, day } = delivery
    await sendMail({ to: to.email, messageId: rules.messageIdOf({ userId, kind, day }, publicUrl), ...mail })
    await settle({ is_sent: true })
  } catch (error) {
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    if (delivery.attempts >= rules.MOST_ATTEMPTS) return void (await settle({ is_sent: false, last_error }))
    const due_at = new Date(now().getTime() + rules.pauseMs(delivery.attempts))
    await ofDelivery(db, delivery).set({ due_at, held_until: null, last_error }).execute()
  }
}

const ofDelivery = (db: Db, { user_id, kind, day }: Delivery) =>
  db.updateTable('mail_deliveries').where('user_id', '=', user_id).where('kind', '=', kind).where('day', '=', day)

/** @returns the mail, or nothing where there is nothing to say */
async function compose(db: Db, publicUrl: string, { kind, queued_at }: Delivery, to: Addressee, now: Date) {
  const addresses = await addressesFor(db, publicUrl, to.userId, kind, now)
  if (kind === 'digest') {
    const isWeekly = to.preferences.email_frequency === 'weekly'
    const from = new Date(queued_at.getTime() - rules.digestReachMs(isWeekly))
    const news = await unreadNews(db, to.userId, from, queued_at)
    return news.length > 0 && digestMail(to, news, isWeekly, addresses)
  }
  if (kind === 'quiz_completion') {
    const attempts = await quizNews(db, to.userId, queued_at, now)
    return attempts.length > 0 && quizMail(to, attempts, addresses)
  }
  const saved = await forgottenBy(db, to.userId, new Date(queued_at.getTime() - rules.FORGOTTEN_AFTER_MS))
  return saved.length > 0 && bookmarkMail(to, saved, addresses)
}

async function addressesFor(db: Db, publicUrl: string, userId: string, kind: rules.MailKind, now: Date): Promise<MailAddresses> {
  const secret = await secretFor(db, 'tickets')
  const until = new Date(now.getTime() + rules.MAIL_TICKET_MS)
  const toggle = rules.TOGGLE_OF[kind]
  const stop = ticketFor({ secret, what: rules.unsubscribing(toggle) }, userId, until)
  const choose = ticketFor({ secret, what: rules.MAIL_PREFERENCES }, userId, until)
  return {
    publicUrl,
    unsubscribe: `${publicUrl}/api/mail/unsubscribe?kind=${toggle}&ticket=${stop}`,
    // After the hash, so that it stands in no server's log.
    preferences: `${publicUrl}/mail-preferences#ticket=${choose}`,
  }
}

/** What was settled long ago is forgotten; nothing is mailed twice for a day that is over. */
export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  const day = new Date(now.getTime() - 90 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await db.deleteFrom('mail_deliveries').where('day', '<', day).where('settled_at', 'is not', null).execute()
}
