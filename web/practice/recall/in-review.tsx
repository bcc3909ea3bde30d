import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/practice/recall/keep.ts'
import { paths } from '#web/platform/paths.ts'

/** Announced, as it replaces the button that was pressed. */
export function InReview({ children, mayReview = true }: { children: ReactNode; mayReview?: boolean }) {
  return (
    <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-2">
      <Check aria-hidden="true" className="size-5 text-good" />
      {children}
      {mayReview && (
        <Link to={paths.review} className="py-2 text-accent underline underline-offset-4">
          {m.reviewNow}
        </Link>
      )}
    </p>
  )
}
