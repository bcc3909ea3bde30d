import type { Streak } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/progress/streak.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { LAST_MILESTONE, nextMilestone, shareOf, streakMessage } from './streak-words.ts'

export function StreakCard({ streak }: { streak: Streak }) {
  const { current_streak, longest_streak, total_articles_read, last_read_date } = streak
  return (
    <>
      <h2 className="text-sm font-medium text-quiet">{m.readingStreak}</h2>
      <p className="mt-1 text-2xl font-semibold tabular-nums">{m.days({ count: current_streak })}</p>
      <p className="font-medium text-signal">{streakMessage(current_streak)}</p>
      <p className="mt-2 text-sm">{m.whatCounts}</p>
      <Milestone days={current_streak} />
      <dl className="mt-4 space-y-1 border-t border-line pt-3 text-sm">
        <Fact name={m.longest} value={m.days({ count: longest_streak })} />
        <Fact name={m.opened} value={String(total_articles_read)} />
        <Fact name={m.lastRead} value={last_read_date ? formatDay(last_read_date) : m.notYet} />
      </dl>
    </>
  )
}

function Milestone({ days }: { days: number }) {
  const next = nextMilestone(days)
  return (
    <div className="mt-4 space-y-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span>{next ? m.nextMilestone({ count: next }) : m.reached({ days: LAST_MILESTONE })}</span>
        {next && <span className="text-quiet tabular-nums">{m.progress({ days, next })}</span>}
      </p>
      <ThinBar share={shareOf(days, next ?? LAST_MILESTONE)} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  )
}
