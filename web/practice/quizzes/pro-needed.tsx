import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/practice/quizzes.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

interface ProNeededProps {
  sentence: string
  offer?: string
  /** The page has more to do. */
  isPart?: boolean
}

/** An offer, not an error. */
export function ProNeeded({ sentence, offer = m.proOffer, isPart = false }: ProNeededProps) {
  return (
    <section className="mt-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="flex items-start gap-2 text-lg font-semibold">
        <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-signal" />
        {sentence}
      </p>
      <p className="mt-2 max-w-prose text-quiet">{offer}</p>
      <Link to={paths.subscription} className={buttonStyle({ variant: isPart ? 'outline' : 'default', className: 'mt-4' })}>
        {m.upgrade}
      </Link>
    </section>
  )
}
