import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Marked } from './api.ts'

interface HighlightFoldProps {
  highlight: Pick<Marked, 'quote' | 'language'>
  /** Below the words, also when closed. */
  facts: ReactNode
  /** Name of the button. */
  label: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

export function HighlightFold({ highlight, facts, label, isOpen, onOpen, children }: HighlightFoldProps) {
  const id = useId()
  return (
    <>
      <div className="relative flex items-start gap-2">
        <div className="min-w-0 flex-1 py-1">
          <blockquote lang={highlight.language} className={`border-s-2 border-signal ps-3 ${isOpen ? '' : 'line-clamp-2'}`}>
            {highlight.quote}
          </blockquote>
          {facts}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={label}
          onClick={() => onOpen(!isOpen)}
          className="grid size-11 shrink-0 place-items-center rounded-control after:absolute after:inset-0"
        >
          <ChevronDown aria-hidden="true" className={`size-5 text-quiet ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-2 mb-3 space-y-3 ps-3.5">
        {isOpen && children}
      </div>
    </>
  )
}
