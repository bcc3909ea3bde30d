import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { formatTime } from '#web/platform/time/dates.ts'
import { dueAt, dueText, isApproved, statesText } from './desk-texts.ts'

interface DayDueProps {
  day: string
  /** Not in their day yet. */
  open: readonly ListedDraft[]
  now: Date
  hasEntry: boolean
}

/** `Due tomorrow at 6:00 am IST: 3 of 5 approved` */
export function DayDue({ day, open, now, hasEntry }: DayDueProps) {
  if (open.length === 0) return hasEntry ? null : <p className="text-quiet">Nothing is planned for this day yet.</p>
  const approved = open.filter(isApproved).length
  const due = hasEntry ? 'To be added to the day' : dueText(day, now) + ownTime(day)
  return (
    <div>
      <p className="font-medium">{`${due}: ${approved} of ${open.length} approved`}</p>
      {approved < open.length && <p className="text-sm text-quiet">{statesText(open)}</p>}
    </div>
  )
}

/** For a person in another time zone. */
function ownTime(day: string): string {
  const own = formatTime(dueAt(day))
  return /^0?6:00.am$/i.test(own) ? '' : ` (${own} your time)`
}
