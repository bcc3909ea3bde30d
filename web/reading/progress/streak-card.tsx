import type { Streak } from '#contract/reading/progress.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { LAST_MILESTONE, nextMilestone, shareOf, streakMessage } from './streak-words.ts'

export function StreakCard({ streak }: { streak: Streak }) {
  const { current_streak, longest_streak, total_articles_read, last_read_date } = streak
  return (
    <>
      <h2 className="text-sm font-medium text-quiet">Reading streak</h2>
      <p className="mt-1 text-2xl font-semibold tabular-nums">{counted(current_streak, 'day')}</p>
      <p className="font-medium text-signal">{streakMessage(current_streak)}</p>
      <p className="mt-2 text-sm">A day counts when you open at least one article.</p>
      <Milestone days={current_streak} />
      <dl className="mt-4 space-y-1 border-t border-line pt-3 text-sm">
        <Fact name="Longest streak" value={counted(longest_streak, 'day')} />
        <Fact name="Articles opened" value={String(total_articles_read)} />
        <Fact name="Last read" value={last_read_date ? formatDay(last_read_date) : 'Not yet'} />
      </dl>
    </>
  )
}

function Milestone({ days }: { days: number }) {
  const next = nextMilestone(days)
  return (
    <div className="mt-4 space-y-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span>{next ? `Next milestone: ${counted(next, 'day')}` : `${LAST_MILESTONE}-day milestone reached`}</span>
        {next && (
          <span className="text-quiet tabular-nums">
            {days} of {next}
          </span>
        )}
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
