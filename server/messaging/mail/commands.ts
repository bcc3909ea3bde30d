import { sql } from 'kysely'
import { TICKET_NOT_VALID } from '#contract/messaging/mail.ts'
import type { Db } from '#server/db/open.ts'
import { timeZones } from '#server/messaging/time-zones.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken, verifySignedToken } from '#server/platform/auth/signed-token.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { SendMail } from '#server/platform/mail/mail.ts'
import { isWithin, type LocalTime, localTime } from '#server/platform/time/local-time.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { bookmarkMail, digestMail, type MailAddresses, quizMail } from './mail.ts'
import {
  type Addressee,
  addressee,
  forgottenBy,
  isNews,
  isThere,
  lastDigestAt,
  quizMailReaders,
  quizNews,
  unreadNews,
} from './queries.ts'
import * as rules from './rules.ts'

/**
 * @returns who may use a ticket of a mail
 * @throws Refusal 403 for one that is forged, over, for something else, or of an account that is gone
 */
export async function holderOfTicket(db: Db, what: string, ticket: string, now: Date): Promise<string> {
  const userId = verifySignedToken({ secret: await secretFor(db, 'tickets'), what }, ticket, now)
  if (!userId || !(await isThere(db, userId))) throw new HttpError(403, TICKET_NOT_VALID)
  return userId
}

/** Puts the digests of every zone where it is morning into the outbox. */
export async function queueDigests(db: Db, now: Date): Promise<void> {
  for (const timeZone of await timeZones(db)) {
    const local = localTime(timeZone, now)
    if (!isWithin(local, rules.DIGEST_HOURS)) continue
    await queueDigest(db, { timeZone, local, kind: 'digest', frequency: 'daily' }, now)
    if (local.weekday === rules.WEEKLY_DIGEST_WEEKDAY)
      await queueDigest(db, { timeZone, local, kind: 'digest', frequency: 'weekly' }, now)
  }
}

/** Without any news nobody has unread ones; whether a person has, is asked when the mail is written. */
async function queueDigest(db: Db, round: Round, now: Date): Promise<void> {
  const reach = rules.digestReach(now, undefined, round.frequency === 'weekly')
  if (await isNews(db, reach.earliest, now)) await queueFor(db, round, now)
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

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const BATCH = 2000

/** Each batch is a statement of its own: nearly everybody lives in one zone, and a statement has eight seconds. */
async function queueFor(db: Db, round: Round, now: Date): Promise<void> {
  for (let after: string | undefined = BEFORE_ALL; after; ) after = await queueBatch(db, round, after, now)
}

/** @returns the last person it looked at, or nothing where there is nobody after `after` */
async function queueBatch(db: Db, { timeZone, local, kind, frequency }: Round, after: string, now: Date) {
  const toggle = sql.ref(`preferences.${rules.TOGGLE_OF[kind]}`)
  const chosen = sql`coalesce(preferences.email_frequency, 'daily')`
  const hasSaved = sql`exists (
    select from bookmarks where bookmarks.user_id = people.user_id
      and bookmarks.created_at < ${new Date(now.getTime() - rules.FORGOTTEN_AFTER_MS)})`
  const { rows } = await sql<{ user_id: string }>`
    with people as (
      select user_id from users where time_zone = ${timeZone} and user_id > ${after} order by user_id limit ${BATCH}
    ), queued as (
      insert into mail_deliveries (user_id, kind, day, queued_at, due_at)
      select people.user_id, ${kind}, ${local.day}, ${now}, ${now}
      from people left join notification_preferences as preferences on preferences.user_id = people.user_id
      where coalesce(${toggle}, true)
        and ${frequency ? sql`${chosen} = ${frequency}` : sql`${chosen} <> 'never'`}
        and ${kind === 'digest' ? sql`true` : hasSaved}
      on conflict (user_id, kind, day) do nothing
    )
    select user_id from people order by user_id desc limit 1`.execute(db)
  return rows[0]?.user_id
}

/** Quizzes were completed: a mail a day tells each person of theirs, and of the others of the same sitting. */
export async function queueQuizMails(db: Db, userIds: string[], now: Date): Promise<void> {
  const zones = await quizMailReaders(db, userIds)
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
  /** How many more mails may be under way in this process: runs of the job overlap, and share it. */
  room?: { left: number }
  /** No more mails are begun, so that those under way are settled before the process ends. */
  ending?: AbortSignal
}

const AT_ONCE = 4

/**
 * Sends what is due, for some minutes at most: the job comes again each minute, and does nothing where all room is taken by a run before it.
 * Several processes may do so at once, since each mail is taken by itself, when its turn has come. One that was handed over when the process
 * died goes out again under the same Message-ID.
 */
export async function sendDueMail(db: Db, sender: Sender): Promise<void> {
  const until = sender.now().getTime() + rules.RUN_MS
  const room = sender.room ?? { left: AT_ONCE }
  const work = async () => {
    room.left--
    try {
      while (sender.now().getTime() < until && !sender.ending?.aborted) {
        const next = await takeDue(db, sender.now())
        if (!next) return
        await deliver(db, sender, next)
      }
    } finally {
      room.left++
    }
  }
  await Promise.all(Array.from({ length: room.left }, work))
}

/** The look-up is fenced off: joined, it could be run again for each row and take more than one. */
async function takeDue(db: Db, now: Date): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    with due as materialized (
      select user_id, kind, day from mail_deliveries
      where settled_at is null and due_at <= ${now} and (held_until is null or held_until <= ${now})
      order by due_at limit 1 for update skip locked
    )
    update mail_deliveries as mine set held_until = ${new Date(now.getTime() + rules.HOLD_MS)}, attempts = attempts + 1
    from due where mine.user_id = due.user_id and mine.kind = due.kind and mine.day = due.day
    returning mine.user_id, mine.kind, mine.day, mine.attempts, mine.queued_at`.execute(db)
  return rows[0]
}

/** Where only one process can be at work, whoever held a mail before this start is dead. */
export async function releaseHolds(db: Db): Promise<void> {
  await db.updateTable('mail_deliveries').set({ held_until: null }).where('settled_at', 'is', null).execute()
}

async function deliver(db: Db, sender: Sender, delivery: Delivery): Promise<void> {
  const { now } = sender
  try {
    const isSent = await send(db, sender, delivery)
    await ofDelivery(db, delivery).set({ settled_at: now(), held_until: null, is_sent: isSent }).execute()
  } catch (error) {
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    const isLast = delivery.attempts >= rules.MAX_ATTEMPTS
    const due_at = new Date(now().getTime() + rules.pauseMs(delivery.attempts))
    // Whoever took so long that somebody else has taken the mail has no say any more.
    await ofDelivery(db, delivery)
      .where('attempts', '=', delivery.attempts)
      .where('settled_at', 'is', null)
      .set({ last_error, held_until: null, ...(isLast ? { settled_at: now() } : { due_at }) })
      .execute()
  }
}

/** @returns whether there was something to say to somebody who wants to hear it */
async function send(db: Db, { sendMail, publicUrl, now }: Sender, delivery: Delivery): Promise<boolean> {
  const { user_id: userId, kind, day } = delivery
  const to = await addressee(db, userId)
  const mail = to && rules.wants(kind, day, to.preferences) && (await compose(db, publicUrl, delivery, to, now()))
  if (!mail) return false
  await sendMail({ to: to.email, messageId: rules.messageIdOf({ userId, kind, day }, publicUrl), ...mail })
  return true
}

const ofDelivery = (db: Db, { user_id, kind, day }: Delivery) =>
  db.updateTable('mail_deliveries').where('user_id', '=', user_id).where('kind', '=', kind).where('day', '=', day)

/** @returns the mail, or nothing where there is nothing to say */
async function compose(db: Db, publicUrl: string, { kind, day, queued_at }: Delivery, to: Addressee, now: Date) {
  const addresses = await addressesFor(db, publicUrl, to.userId, kind, now)
  if (kind === 'digest') {
    const isWeekly = to.preferences.email_frequency === 'weekly'
    const { from } = rules.digestReach(queued_at, await lastDigestAt(db, to.userId, day), isWeekly)
    const news = await unreadNews(db, to.userId, from, queued_at)
    return news.length > 0 && digestMail(to, news, isWeekly, addresses)
  }
  if (kind === 'quiz_completion') {
    const attempts = await quizNews(db, to.userId, queued_at, now)
    return attempts.length > 0 && quizMail(to, attempts, addresses)
  }
  const { saved, count } = await forgottenBy(db, to.userId, new Date(queued_at.getTime() - rules.FORGOTTEN_AFTER_MS))
  return count > 0 && bookmarkMail(to, saved, count, addresses)
}

async function addressesFor(db: Db, publicUrl: string, userId: string, kind: rules.MailKind, now: Date): Promise<MailAddresses> {
  const secret = await secretFor(db, 'tickets')
  const until = new Date(now.getTime() + rules.MAIL_TICKET_MS)
  const toggle = rules.TOGGLE_OF[kind]
  const stop = createSignedToken({ secret, what: rules.unsubscribing(toggle) }, userId, until)
  const choose = createSignedToken({ secret, what: rules.MAIL_PREFERENCES }, userId, until)
  return {
    publicUrl,
    unsubscribe: `${publicUrl}/api/mail/unsubscribe?kind=${toggle}&ticket=${stop}`,
    // After the hash, so that it stands in no server's log.
    preferences: `${publicUrl}/mail-preferences#ticket=${choose}`,
  }
}

/**
 * @returns the page that a browser is led to when it opens an unsubscribe address: it can change the same person's preferences for an hour, and
 * says so itself where the ticket is not valid
 */
export async function pageForTicket(db: Db, what: string, ticket: string, now: Date): Promise<string> {
  const secret = await secretFor(db, 'tickets')
  const userId = verifySignedToken({ secret, what }, ticket, now)
  const until = new Date(now.getTime() + rules.PAGE_TICKET_MS)
  const shown = userId ? createSignedToken({ secret, what: rules.MAIL_PREFERENCES }, userId, until) : 'none'
  return `/mail-preferences#ticket=${shown}`
}

const FORGOTTEN_AT_ONCE = 5000

/** What was settled long ago is forgotten, a part at a time, since a statement has eight seconds; nothing is mailed twice for a day that is over. */
export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  const day = daysBefore(now, RETENTION_DAYS.mailDeliveries).toISOString().slice(0, 10)
  for (let gone = FORGOTTEN_AT_ONCE; gone === FORGOTTEN_AT_ONCE; ) {
    const { numAffectedRows } = await sql`
      delete from mail_deliveries where (user_id, kind, day) in (
        select user_id, kind, day from mail_deliveries where day < ${day} and settled_at is not null limit ${FORGOTTEN_AT_ONCE})`.execute(
      db,
    )
    gone = Number(numAffectedRows)
  }
}
