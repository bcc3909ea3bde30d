import { type ReactNode, useRef } from 'react'
import type { KeyTerm } from '#contract/articles.ts'
import type { Said } from './in-language.ts'
import { TermTooltip } from './term-tooltip.tsx'
import { useTermTooltip } from './use-term-tooltip.ts'

/** Around text whose marked terms refer to `terms` by their place in the list. */
export function KeyTermArea({ terms, children }: { terms: Said<KeyTerm[]>; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const { shown, handlers } = useTermTooltip()
  const term = shown && terms.value[shown.place]

  return (
    <div ref={area} className="relative" {...handlers}>
      {children}
      {term && <TermTooltip term={term} lang={terms.lang} mark={shown.mark} area={area} />}
    </div>
  )
}
