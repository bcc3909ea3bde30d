import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { KeyTerm } from '#contract/reading/articles.ts'
import type { Said } from '#web/reading/article-languages/in-language.ts'
import { listenToTerms, type ShownTerm } from './term-marks.ts'
import { TermTooltip } from './term-tooltip.tsx'

/** Around text whose marked terms refer to `terms` by their place in the list. */
export function KeyTermArea({ terms, children }: { terms: Said<KeyTerm[]>; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ShownTerm | null>(null)
  useEffect(() => (area.current ? listenToTerms(area.current, setShown) : undefined), [])
  const term = shown && terms.value[shown.place]

  return (
    <div ref={area} className="relative" data-terms>
      {children}
      {term && <TermTooltip term={term} lang={terms.lang} mark={shown.mark} area={area} />}
    </div>
  )
}
