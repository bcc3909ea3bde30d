import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarCheck, CircleCheck, Layers, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
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
      <End
        icon={CalendarCheck}
        title="Your examination is over"
        to={paths.settingsPage('study-plan')}
        action="Choose the next one"
      >
        Nothing is due after {formatDay(queue.exam.date)}. With a new date in your study plan your cards come back.
      </End>
    )
  if (node)
    return (
      <End icon={CircleCheck} title="Nothing more to review here" to={paths.review} action="Review all cards">
        {answered > 0 && `You answered ${counted(answered, 'card')}. `}Other lines of the syllabus may have more for today.
      </End>
    )
  if (done > 0)
    return (
      <End icon={CircleCheck} title="Done for today" to={paths.practise} action="Back to Practise">
        You answered {counted(done, 'card')} today. Each comes back when you are about to forget it.
        {waiting > 0 && ` ${counted(waiting, 'answer waits', 'answers wait')} on this device for the network.`}
      </End>
    )
  return <NothingDue />
}

function NothingDue() {
  const { data } = useInfiniteQuery(recallCards(undefined))
  const hasCards = data?.pages.some(({ total }) => total) ?? false
  return (
    <End icon={Layers} title="Nothing to review now" to={paths.dashboard} action="Find an article" hasCards={hasCards}>
      {hasCards
        ? 'Each of your cards comes back when you are about to forget it.'
        : 'Cards come from questions that you answer wrongly, and from what you keep at the end of an article.'}
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
              My cards
            </Link>
          )}
        </div>
      }
    >
      {children}
    </EmptyState>
  </div>
)
