import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LOCALE } from '#messages/language.ts'

export interface ListedLink {
  to: string
  icon: LucideIcon
  label: string
  hint: ReactNode
  /** Number of waiting items, also in the hint. */
  waiting?: number | undefined
}

export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {links.map(({ to, icon: Icon, label, hint, waiting = 0 }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-quiet">{hint}</span>
            </span>
            {waiting > 0 && (
              <span aria-hidden="true" className="text-2xl font-semibold tabular-nums text-signal">
                {waiting.toLocaleString(LOCALE)}
              </span>
            )}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
