import type { MailPreferences } from '#contract/messaging/mail.ts'
import type { EMAIL_TOGGLES } from '#contract/messaging/notification-types.ts'

type MailToggle = (typeof EMAIL_TOGGLES)[number]

/** Sunday is 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const MAIL_PREFERENCES = 'mail-preferences'
export const unsubscribePurpose = (kind: MailToggle): string => `unsubscribe ${kind}`
export const MAIL_TOKEN_MS = 365 * 24 * 60 * 60_000
export const PAGE_TOKEN_MS = 60 * 60_000

/** At most one per user and day. */
export type MailKind = 'digest' | 'quiz_completion' | 'bookmark_reminder'

export const TOGGLE_OF: Record<MailKind, MailToggle> = {
  digest: 'email_daily_digest',
  quiz_completion: 'email_quiz_completion',
  bookmark_reminder: 'email_bookmark_reminders',
}

/** Checked when queued and when sent. */
export const isWanted = (kind: MailKind, day: string, preferences: MailPreferences): boolean =>
  preferences.email_frequency !== 'never' &&
  preferences[TOGGLE_OF[kind]] &&
  (kind !== 'digest' || preferences.email_frequency === 'daily' || weekdayOf(day) === WEEKLY_DIGEST_WEEKDAY)

/** Local hours, with time for outages. */
export const DIGEST_HOURS = { from: 7, to: 10 }
export const BOOKMARK_MAIL_HOURS = { from: 10, to: 12 }
/** Sunday is 0. */
export const WEEKLY_DIGEST_WEEKDAY = 1
export const BOOKMARK_MAIL_WEEKDAY = 6

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
export const BOOKMARK_REMINDER_AFTER_MS = 7 * DAY_MS
export const QUIZ_MAIL_DELAY_MS = 15 * 60_000

/** Since the previous digest, at most four days (weekly: 15); without one, a day (weekly: a week). */
export function digestPeriod(queuedAt: Date, lastAt: Date | undefined, isWeekly: boolean): { from: Date; earliest: Date } {
  const ago = (days: number) => new Date(queuedAt.getTime() - days * DAY_MS)
  const earliest = ago(isWeekly ? 15 : 4)
  const from = lastAt ?? ago(isWeekly ? 7 : 1)
  return { from: from > earliest ? from : earliest, earliest }
}

/** Sending may take a minute (`platform/mail`). */
export const LOCK_MS = 2 * 60_000
export const RUN_MS = 5 * 60_000
export const MAX_ATTEMPTS = 20

/** 20 attempts take almost three days. */
export const retryDelayMs = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 6 * HOUR_MS)

/** Equal for all attempts, to detect duplicates. */
export const messageIdOf = (mail: { userId: string; kind: MailKind; day: string }, publicUrl: string): string =>
  `<${mail.kind}.${mail.day}.${mail.userId}@${new URL(publicUrl).hostname}>`
