import type { MailPreferences } from '#contract/mails.ts'
import type { EMAIL_TOGGLES } from '#contract/notification-types.ts'

type MailToggle = (typeof EMAIL_TOGGLES)[number]

/** What the tickets in mails are for. */
export const MAIL_PREFERENCES = 'mail-preferences'
export const unsubscribing = (kind: MailToggle): string => `unsubscribe ${kind}`
export const MAIL_TICKET_MS = 365 * 24 * 60 * 60_000

/** A person gets at most one mail of a kind a day. */
export type MailKind = 'digest' | 'quiz_completion' | 'bookmark_reminder'

export const TOGGLE_OF: Record<MailKind, MailToggle> = {
  digest: 'email_daily_digest',
  quiz_completion: 'email_quiz_completion',
  bookmark_reminder: 'email_bookmark_reminders',
}

/** Asked when a mail is put into the outbox, and again when it goes out: a change of mind in between counts. */
export const wants = (kind: MailKind, preferences: MailPreferences): boolean =>
  preferences.email_frequency !== 'never' && preferences[TOGGLE_OF[kind]]

/** Local hours in which a mail of the morning may be put into the outbox: a standstill at seven is made up for. */
export const DIGEST_HOURS = { from: 7, to: 10 }
export const BOOKMARK_MAIL_HOURS = { from: 10, to: 12 }
/** Counted from Sunday as 0. */
export const WEEKLY_DIGEST_WEEKDAY = 1
export const BOOKMARK_MAIL_WEEKDAY = 6

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
export const FORGOTTEN_AFTER_MS = 7 * DAY_MS
/** So that one mail tells of all the quizzes of a sitting. */
export const QUIZ_MAIL_WAITS_MS = 15 * 60_000

/** How far back a digest looks: a day, or a week, and three hours, since it does not go out on the minute. */
export const digestReachMs = (isWeekly: boolean): number => (isWeekly ? 7 : 1) * DAY_MS + 3 * HOUR_MS

/** Long enough for a batch to be sent; after a crash its mails are free again. */
export const HOLD_MS = 2 * 60_000
export const MOST_ATTEMPTS = 16

/** Pauses that double from a minute to six hours: 16 attempts last some three days. */
export const pauseMs = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 6 * HOUR_MS)

/** The same for every attempt at one mail: mail servers and mailboxes recognise it by this. */
export const messageIdOf = (mail: { userId: string; kind: MailKind; day: string }, publicUrl: string): string =>
  `<${mail.kind}.${mail.day}.${mail.userId}@${new URL(publicUrl).hostname}>`
