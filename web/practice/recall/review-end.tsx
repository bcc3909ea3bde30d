import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarCheck, CircleCheck, Layers, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as cards from '#messages/practice/recall/cards.ts'
import * as m from '#messages/practice/recall/review.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { type Queue, recallCards } from './api.ts'

interface ReviewEndProps {
  queue: Queue
  /** The reviewed syllabus node, if not all cards. */
  node: string | undefined
  answered: number
  /** Unsent answers. */
  waiting: number
}

/** Done for today, examination over, or no cards yet. */
export function ReviewEnd({ queue, node, answered, waiting }: ReviewEndProps) {
  const done = Math.max(queue.today.done, answered)
  if (queue.exam?.is_over)
    return (
      <End icon={CalendarCheck} title={m.examOver} to={paths.settingsPage('study-plan')} action={m.chooseNextExam}>
        {m.nothingAfterExam({ day: formatDay(queue.exam.date) })}
      </End>
    )
  if (node)
    return (
      <End icon={CircleCheck} title={m.nothingMoreHere} to={paths.review} action={m.reviewAll}>
        {answered > 0 && `${m.answered({ count: answered })} `}
        {m.otherLines}
      </End>
    )
  if (done > 0)
    return (
      <End icon={CircleCheck} title={m.doneForToday} to={paths.practise} action={m.backToPractise}>
        {m.answeredToday({ count: done })}
        {waiting > 0 && ` ${m.answersWait({ count: waiting })}`}
      </End>
    )
  return <NothingDue />
}

function NothingDue() {
  const { data } = useInfiniteQuery(recallCards(undefined))
  const hasCards = data?.pages.some(({ total }) => total) ?? false
  return (
    <End icon={Layers} title={m.nothingNow} to={paths.dashboard} action={cards.findArticle} hasCards={hasCards}>
      {hasCards ? m.eachComesBack : cards.cardsComeFrom}
    </End>
  )
}

interface EndProps {
  icon: LucideIcon
  title: string
  to: string
  action: string
  hasCards?: boolean
  children: ReactNode
}

const End = ({ icon, title, to, action, hasCards = true, children }: EndProps) => (
  <div className="mt-3">
    <EmptyState
      icon={icon}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={to} className={buttonStyle()}>
            {action}
          </Link>
          {hasCards && (
            <Link to={paths.reviewCards} className={buttonStyle({ variant: 'outline' })}>
              {m.myCards}
            </Link>
          )}
        </div>
      }
    >
      {children}
    </EmptyState>
  </div>
)
