import { usePrefetchQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { CatchUpOffer } from '#contract/practice/catch-up.ts'
import * as m from '#messages/practice/catch-up.ts'
import { paths } from '#web/platform/paths.ts'
import { catchUpList } from './api.ts'

export function Offer({ days, minutes, language }: CatchUpOffer & { language: Language }) {
  // So that the page opens at once, and offline where replies are stored.
  usePrefetchQuery(catchUpList(language))
  return (
    <Link
      to={paths.catchUp}
      className="group mb-2 flex min-h-13 items-center justify-between gap-3 rounded-control border border-strong bg-surface px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <span>
        <span className="block font-semibold">{m.missedDays({ days })}</span>
        <span className="block text-sm text-quiet">{m.keyFactsIn({ minutes })}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
    </Link>
  )
}
