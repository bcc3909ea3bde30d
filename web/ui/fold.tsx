import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const WIDE = '(min-width: 40rem)'

/** Open on wide screens. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-medium">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
