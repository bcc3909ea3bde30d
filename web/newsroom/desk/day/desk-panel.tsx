import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { daysAfter } from '#contract/calendar.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { type DeskMonth, deskMonth, shownMonth } from './api.ts'
import { DeskCalendar } from './desk-calendar.tsx'
import { DeskDay } from './desk-day.tsx'
import { DeskIdeas } from './desk-ideas.tsx'
import { monthOf } from './desk-month.ts'
import { dayToOpen, indianToday } from './desk-texts.ts'
import { DeskFollowUps } from './follow-ups.tsx'
import type { PickNodes } from './pick-nodes.ts'
import { TomorrowLine } from './tomorrow-line.tsx'

/** @param pickNodes the choice of lines of the syllabus, which is of another domain */
export function DeskPanel({ pickNodes }: { pickNodes: PickNodes }) {
  const now = useNow()
  const today = indianToday(now)
  const first = useQuery(deskMonth(monthOf(dayToOpen([], today))))
  const asked = useAskedDay()
  const { data, isPending, error, refetch } = first
  if (isPending)
    return (
      <PageLoading label="Loading the writing desk">
        <Halves
          calendar={<SkeletonCard lines={12} className="h-40 overflow-hidden md:h-120" />}
          day={<SkeletonRows rows={5} lines={2} />}
        />
      </PageLoading>
    )
  if (!data) return <LoadFailure title="The writing desk did not load" error={error} onRetry={() => refetch()} />
  const day = asked ?? dayToOpen(data.drafts, today)
  return <LoadedDesk now={now} today={today} day={day} first={data} pickNodes={pickNodes} />
}

interface LoadedDeskProps {
  now: Date
  today: string
  day: string
  /** The month of tomorrow. */
  first: DeskMonth
  pickNodes: PickNodes
}

function LoadedDesk({ now, today, day, first, pickNodes }: LoadedDeskProps) {
  const [month, setMonth] = useShownMonth(day)
  const shown = useQuery(shownMonth(month))
  const ofDay = useQuery(deskMonth(monthOf(day)))
  const { ideas, people } = ofDay.data ?? first
  return (
    <div className="space-y-8">
      <TomorrowLine content={first} today={today} day={day} />
      <Halves
        calendar={
          <DeskCalendar
            month={month}
            content={shown.isPlaceholderData ? undefined : shown.data}
            chosen={day}
            today={today}
            onMonth={setMonth}
          />
        }
        day={
          ofDay.data ? (
            <DeskDay key={day} day={day} content={ofDay.data} now={now} pickNodes={pickNodes} />
          ) : ofDay.isError ? (
            <LoadFailure title="This day did not load" error={ofDay.error} onRetry={() => ofDay.refetch()} />
          ) : (
            <PageLoading label="Loading the day">
              <SkeletonRows rows={5} lines={2} />
            </PageLoading>
          )
        }
      />
      <DeskIdeas ideas={ideas} drafts={ofDay.data?.drafts ?? []} people={people} day={day} pickNodes={pickNodes} />
      <DeskFollowUps />
    </div>
  )
}

const Halves = ({ calendar, day }: { calendar: ReactNode; day: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
    {calendar}
    <div className="min-w-0">{day}</div>
  </div>
)

function useAskedDay(): string | undefined {
  const [query] = useSearchParams()
  const day = query.get('day') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  // The 31st of a shorter month would be another day.
  return daysAfter(day, 0) === day ? day : undefined
}

/** Follows the chosen day. */
function useShownMonth(day: string): [string, (month: string) => void] {
  const [shown, setShown] = useState({ day, month: monthOf(day) })
  const month = shown.day === day ? shown.month : monthOf(day)
  return [month, (month) => setShown({ day, month })]
}
