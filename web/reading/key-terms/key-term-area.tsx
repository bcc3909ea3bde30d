import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { KeyTerm } from '#contract/reading/articles.ts'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { listenToTerms, type ShownTerm } from './term-marks.ts'
import { TermTooltip } from './term-tooltip.tsx'

/** Wraps text whose marks refer to `terms` by index, and shows the tooltip. */
export function KeyTermArea({ terms, children }: { terms: Localised<KeyTerm[]>; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ShownTerm | null>(null)
  useEffect(() => (area.current ? listenToTerms(area.current, setShown) : undefined), [])
  const term = shown && terms.value[shown.index]

  return (
    <div ref={area} className="relative" data-terms>
      {children}
      {term && <TermTooltip term={term} lang={terms.lang} mark={shown.mark} area={area} />}
    </div>
  )
}
