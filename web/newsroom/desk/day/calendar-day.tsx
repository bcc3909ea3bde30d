import { clsx } from 'clsx'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import { deskDayPath } from '#web/newsroom/desk/desk-paths.ts'
import type { DeskEntry } from './api.ts'
import { DayNumber } from './day-number.tsx'
import { dayForm, FORM_WORDS, isOpen, statesText } from './desk-texts.ts'
import { StateMark } from './state-mark.tsx'

const MARKS_SHOWN = 6
const CHOSEN = 'border-accent bg-accent-soft outline-2 -outline-offset-2 outline-accent'

interface CalendarDayProps {
  day: string
  label: string
  /** Undefined while they load. */
  drafts: readonly ListedDraft[] | undefined
  entry: DeskEntry | undefined
  today: string
  isChosen: boolean
  isReachable: boolean
}

export function CalendarDay({ day, label, drafts, entry, today, isChosen, isReachable }: CalendarDayProps) {
  const openDrafts = drafts?.filter(isOpen) ?? []
  const form = drafts && dayForm(day, drafts, entry, today)
  const name = [
    label,
    day === today && 'today',
    form && FORM_WORDS[form],
    entry && counted(entry.articles, 'article'),
    statesText(openDrafts),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Link
      to={deskDayPath(day)}
      preventScrollReset
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      aria-current={isChosen || undefined}
      className={clsx(
        'flex h-full min-h-15 flex-col items-center gap-1 rounded-control border pt-1 text-ink no-underline hover:bg-sunken',
        isChosen ? CHOSEN : form === 'hole' ? 'border-dashed border-strong' : 'border-transparent',
      )}
    >
      <span className="sr-only">{name}</span>
      <DayNumber form={form} isToday={day === today}>
        {Number(day.slice(8))}
      </DayNumber>
      {form === 'hole' && (
        <span aria-hidden="true" className="text-xs text-quiet max-sm:text-[0.6875rem] max-sm:tracking-tight">
          Empty
        </span>
      )}
      {openDrafts.length > 0 && (
        <span aria-hidden="true" className="flex max-w-10 flex-wrap justify-center gap-x-0.5 gap-y-1">
          {openDrafts.slice(0, MARKS_SHOWN).map(({ draft_id, state }) => (
            <StateMark key={draft_id} state={state} />
          ))}
          {openDrafts.length > MARKS_SHOWN && (
            <span className="text-xs leading-none">{`+${openDrafts.length - MARKS_SHOWN}`}</span>
          )}
        </span>
      )}
    </Link>
  )
}
