import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as m from '#messages/practice/recall/keep.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { recallQueue } from './api.ts'

/** @param cards made of the wrong answers of a result */
export function ReviewNow({ cards }: { cards: number }) {
  const { data } = useQuery({ ...recallQueue(), enabled: cards > 0 })
  if (cards === 0) return null
  const { items = 0, minutes = 0 } = data?.today ?? {}
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <p className="font-medium">{m.cardsInReviewNow({ count: cards })}</p>
      <Link to={paths.review} className={buttonStyle({ className: 'max-sm:w-full' })}>
        {items > 0 ? m.reviewNowMinutes({ minutes: Math.max(1, Math.round(minutes)) }) : m.openReview}
      </Link>
    </div>
  )
}
