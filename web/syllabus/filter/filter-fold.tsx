import { ChevronDown, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/syllabus/filter.ts'

interface FilterFoldProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** What is chosen, in words; empty for nothing. */
  chosen: string
  /** Of a line of the syllabus among the words. */
  lang?: Language | undefined
  children: ReactNode
}

/** Closed it is one row that says what is chosen: on a phone an open filter is as high as the screen. */
export function FilterFold({ isOpen, onToggle, chosen, lang, children }: FilterFoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="mb-4 rounded-card border border-line bg-surface print:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-medium">
        <ListFilter aria-hidden="true" className="size-5 shrink-0 text-quiet" />
        <span className="shrink-0">{m.filter}</span>
        {chosen && (
          <span lang={lang} className="line-clamp-3 min-w-0 text-sm font-normal text-pretty text-quiet wrap-anywhere">
            {chosen}
          </span>
        )}
        <ChevronDown aria-hidden="true" className="ms-auto size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-4 sm:grid-cols-2">{children}</div>
    </details>
  )
}
