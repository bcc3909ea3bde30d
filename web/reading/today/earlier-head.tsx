import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as m from '#messages/reading/today.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { Days } from '#web/reading/daily/use-days.ts'
import { Button } from '#web/ui/button.tsx'
import { CALENDAR } from './day-share.ts'

interface EarlierHeadProps {
  today: string
  latest: string
  read: ReadonlySet<string>
  days: Pick<Days, 'isEarlier' | 'missing'>
}

export function EarlierHead({ today, latest, read, days: { isEarlier, missing } }: EarlierHeadProps) {
  const calendarId = useId()
  const isAsked = useLocation().hash === `#${CALENDAR}` || missing !== undefined
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isAsked
  const Calendar = useLoaded(isOpen, async () => (await import('./calendar.tsx')).Calendar)
  return (
    <div className={isEarlier ? '' : 'mt-8'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={CALENDAR} tabIndex={-1} className="text-lg font-semibold">
          {m.earlierDays}
        </h2>
        <Button variant="outline" aria-expanded={isOpen} aria-controls={calendarId} onClick={() => setChosen(!isOpen)}>
          <CalendarDays aria-hidden="true" className="size-5" />
          {m.calendar}
        </Button>
      </div>
      {missing && (
        <p role="status" className="mt-2">
          {(missing > today ? m.notYetPublished : m.nothingOnDay)({ day: formatDay(missing, 'long') })}
        </p>
      )}
      <div id={calendarId}>{isOpen && Calendar && <Calendar today={today} latest={latest} read={read} />}</div>
      {isEarlier && (
        <p className="mt-2">
          <Link to={paths.dashboard} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {m.backToNewest}
          </Link>
        </p>
      )}
    </div>
  )
}
