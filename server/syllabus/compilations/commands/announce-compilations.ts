import { daysAfter } from '#contract/calendar.ts'
import type { ListedCompilation } from '#contract/syllabus/compilations.ts'
import type { Db } from '#server/db/open.ts'
import { broadcast, withdrawBroadcasts } from '#server/messaging/notifications/commands/broadcast.ts'
import { told } from '#server/messaging/shared/notice-words.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { listedCompilations, periodsOf, TIME_ZONE } from '../queries.ts'

/** Older news is skipped after a long stop. */
const NEWS_DAYS = 7

/** Once for each period. */
export async function announceCompilations(db: Db, now: Date): Promise<void> {
  const today = dayIn(TIME_ZONE, now)
  for (const compilation of await listedCompilations(db, today, daysAfter(today, -NEWS_DAYS)))
    await broadcast(db, announcement(compilation), now)
}

/** Also shows them again. */
export async function withdrawEmptyCompilations(db: Db, days: string[]): Promise<void> {
  const periods = await periodsOf(db, days)
  for (const isWithdrawn of [true, false])
    await withdrawBroadcasts(
      db,
      periods.filter(({ hasArticles }) => hasArticles !== isWithdrawn).map(({ period }) => aboutPeriod(period)),
      isWithdrawn,
    )
}

const aboutPeriod = (period: string) => `compilation:${period}`

const announcement = ({ period, articles }: ListedCompilation) => ({
  type: 'new_article' as const,
  ...told({ kind: 'compilation', period, articles }),
  path: `/compilations/${period}`,
  about: aboutPeriod(period),
})
