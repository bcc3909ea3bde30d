import type { MailPreferences } from '#contract/messaging/mail.ts'
import type { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'

type MailToggle = (typeof EMAIL_TOGGLES)[number]

/** Counted from Sunday as 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** What the tickets in mails are for. */
export const MAIL_PREFERENCES = 'mail-preferences'
export const unsubscribePurpose = (kind: MailToggle): string => `unsubscribe ${kind}`
export const MAIL_TOKEN_MS = 365 * 24 * 60 * 60_000
export const PAGE_TOKEN_MS = 60 * 60_000

/** A person gets at most one mail of a kind a day. */
export type MailKind = 'digest' | 'quiz_completion' | 'bookmark_reminder'

export const TOGGLE_OF: Record<MailKind, MailToggle> = {
  digest: 'email_daily_digest',
  quiz_completion: 'email_quiz_completion',
  bookmark_reminder: 'email_bookmark_reminders',
}

/** Asked when a mail is put into the outbox, and again when it goes out: a change of mind in between counts. */
export const isWanted = (kind: MailKind, day: string, preferences: MailPreferences): boolean =>
  preferences.email_frequency !== 'never' &&
  preferences[TOGGLE_OF[kind]] &&
  (kind !== 'digest' || preferences.email_frequency === 'daily' || weekdayOf(day) === WEEKLY_DIGEST_WEEKDAY)

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
export const QUIZ_MAIL_DELAY_MS = 15 * 60_000

/**
 * What a digest tells of: all since the one before it, so that nothing is told twice and a morning without a digest loses nothing; but no more
 * than a long weekend, or two weeks, and without one before it a day, or a week.
 */
export function digestPeriod(queuedAt: Date, lastAt: Date | undefined, isWeekly: boolean): { from: Date; earliest: Date } {
  const ago = (days: number) => new Date(queuedAt.getTime() - days * DAY_MS)
  const earliest = ago(isWeekly ? 15 : 4)
  const from = lastAt ?? ago(isWeekly ? 7 : 1)
  return { from: from > earliest ? from : earliest, earliest }
}

/** A mail server may take a minute over one mail (`platform/mail.ts`); after a crash its mails are free again. */
export const LOCK_MS = 2 * 60_000
/** A run ends well before the queue takes it for lost. */
export const RUN_MS = 5 * 60_000
export const MAX_ATTEMPTS = 20

/** Pauses that double from a minute to six hours: 20 attempts last almost three days. */
export const retryDelayMs = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 6 * HOUR_MS)

/** The same for every attempt at one mail: mail servers and mailboxes recognise it by this. */
export const messageIdOf = (mail: { userId: string; kind: MailKind; day: string }, publicUrl: string): string =>
  `<${mail.kind}.${mail.day}.${mail.userId}@${new URL(publicUrl).hostname}>`
