import { Link } from 'react-router'
import { dayAfter } from '#contract/calendar.ts'
import { deskDayPath } from '#web/newsroom/desk/desk-paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import type { DeskMonth } from './api.ts'
import { isOpen } from './desk-texts.ts'

interface TomorrowLineProps {
  /** With tomorrow. */
  content: DeskMonth
  today: string
  /** The day that is shown. */
  day: string
}

/** Only where nothing is prepared for tomorrow and another day is shown. */
export function TomorrowLine({ content: { drafts, entries }, today, day }: TomorrowLineProps) {
  const tomorrow = dayAfter(today)
  const exists = entries.some(({ publication_date }) => publication_date === tomorrow)
  const isPrepared = drafts.some((draft) => draft.day === tomorrow && isOpen(draft))
  if (day === tomorrow || exists || isPrepared) return null
  return (
    <Notice tone="warning">
      {`Nothing is planned for tomorrow, ${formatDay(tomorrow, 'weekday')}. `}
      <Link to={deskDayPath(tomorrow)} className="font-medium text-accent underline underline-offset-4">
        Plan it
      </Link>
    </Notice>
  )
}
