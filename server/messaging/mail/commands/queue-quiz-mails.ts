import type { Db } from '#server/db/open.ts'
import { localTime } from '#server/platform/time/local-time.ts'
import { listQuizMailRecipients } from '../queries.ts'
import * as rules from '../rules.ts'

/** Also covers quizzes completed until it is sent. */
export async function queueQuizMails(db: Db, userIds: string[], now: Date): Promise<void> {
  const zones = await listQuizMailRecipients(db, userIds)
  const rows = zones.map(({ user_id, time_zone }) => ({
    user_id,
    kind: 'quiz_completion',
    day: localTime(time_zone, now).day,
    queued_at: now,
    due_at: new Date(now.getTime() + rules.QUIZ_MAIL_DELAY_MS),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('mail_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
