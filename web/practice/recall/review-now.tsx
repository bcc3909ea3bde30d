import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { recallQueue } from './api.ts'

/** @param cards made of the wrong answers of a result */
export function ReviewNow({ cards }: { cards: number }) {
  const { data } = useQuery({ ...recallQueue(), enabled: cards > 0 })
  if (cards === 0) return null
  const { items = 0, minutes = 0 } = data?.today ?? {}
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <p className="font-medium">{`${counted(cards, 'card')} added to the review`}</p>
      <Link to={paths.review} className={buttonStyle({ className: 'max-sm:w-full' })}>
        {items > 0 ? `Review now (${Math.max(1, Math.round(minutes))} min)` : 'Open the review'}
      </Link>
    </div>
  )
}
