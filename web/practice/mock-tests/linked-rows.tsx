import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface LinkedRow {
  to: string
  text: ReactNode
  hint?: string | undefined
}

/** What to do next, with why. */
export const LinkedRows = ({ rows }: { rows: readonly LinkedRow[] }) => (
  <ul className="my-2 divide-y divide-line border-y border-line">
    {rows.map(({ to, text, hint }) => (
      <li key={to} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
        <Link to={to} className="line-clamp-2 min-w-0 text-accent underline underline-offset-4 wrap-anywhere">
          {text}
        </Link>
        {hint && <span className="text-sm text-quiet tabular-nums">{hint}</span>}
      </li>
    ))}
  </ul>
)
