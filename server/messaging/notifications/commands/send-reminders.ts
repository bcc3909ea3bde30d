import { dayBefore } from '#contract/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { listTimeZones } from '#server/messaging/shared/time-zones.ts'
import { isWithin, localTime } from '#server/platform/time/local-time.ts'
import { listEndingStreaks, listForgottenBookmarks } from '../queries.ts'
import {
  BOOKMARK_REMINDER_AFTER_MS,
  BOOKMARK_REMINDER_HOURS,
  BOOKMARK_REMINDER_WEEKDAY,
  bookmarkReminder,
  STREAK_REMINDER_HOURS,
  streakReminder,
} from '../rules.ts'
import { notify } from './notify.ts'

/** Streaks of 3 or more days. */
export async function sendStreakReminders(db: Db, now: Date): Promise<void> {
  for (const timeZone of await listTimeZones(db)) {
    const local = localTime(timeZone, now)
    if (!isWithin(local, STREAK_REMINDER_HOURS)) continue
    await inBatches(
      (after) => listEndingStreaks(db, { timeZone, yesterday: dayBefore(local.day), after }),
      (people) =>
        notify(
          db,
          people.map(({ user_id, current_streak }) => ({ userId: user_id, ...streakReminder(local.day, current_streak) })),
          now,
        ),
    )
  }
}

export async function sendBookmarkReminders(db: Db, now: Date): Promise<void> {
  const savedBefore = new Date(now.getTime() - BOOKMARK_REMINDER_AFTER_MS)
  for (const timeZone of await listTimeZones(db)) {
    const local = localTime(timeZone, now)
    if (local.weekday !== BOOKMARK_REMINDER_WEEKDAY || !isWithin(local, BOOKMARK_REMINDER_HOURS)) continue
    await inBatches(
      (after) => listForgottenBookmarks(db, { timeZone, savedBefore, after }),
      (people) =>
        notify(
          db,
          people.map((person) => ({ userId: person.user_id, ...bookmarkReminder(local.day, person) })),
          now,
        ),
    )
  }
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** Short transactions; a crash loses one batch. */
async function inBatches<Row extends { user_id: string }>(
  find: (after: string) => Promise<Row[]>,
  tell: (rows: Row[]) => Promise<void>,
): Promise<void> {
  let after = LOWEST_ID
  for (;;) {
    const rows = await find(after)
    const last = rows.at(-1)
    if (!last) return
    await tell(rows)
    after = last.user_id
  }
}
