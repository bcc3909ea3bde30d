import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import * as m from '#messages/reading/today.ts'
import { TextByScript } from '#web/platform/text/text-by-script.tsx'
import { type WaitingState, waitingItems } from './waiting-items.ts'

export function Waiting(state: WaitingState) {
  const items = waitingItems(state)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-sm font-semibold text-quiet">
        {m.waiting}
      </h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map(({ to, text, about }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-13 items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">
                  <TextByScript>{text}</TextByScript>
                </span>
                <span className="block truncate text-sm text-quiet">
                  <TextByScript>{about}</TextByScript>
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
