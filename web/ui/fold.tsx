import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const WIDE = '(min-width: 40rem)'

interface FoldProps {
  summary: ReactNode
  /** At first; without it, on wide screens. */
  open?: boolean | undefined
  onOpen?: (() => void) | undefined
  children: ReactNode
}

export function Fold({ summary, open, onOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(() => open ?? matchMedia(WIDE).matches)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) onOpen?.()
      }}
      // The browser cannot show a mistake in a closed one.
      onInvalidCapture={() => setOpen(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-medium">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
