import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyTerm } from '#contract/reading/articles.ts'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { listenToTerms, type ShownTerm } from './term-marks.ts'
import { attachTooltip, TOOLTIP_STYLE } from './tooltip-position.ts'

/** Marks refer to `terms` by index. */
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

interface TermTooltipProps {
  term: KeyTerm
  lang: string
  mark: HTMLElement
  area: RefObject<HTMLElement | null>
}

function TermTooltip({ term, lang, mark, area }: TermTooltipProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the size depends on the definition
  useLayoutEffect(() => {
    if (box.current && area.current) return attachTooltip(box.current, mark, area.current)
  }, [mark, area, id, term])

  return (
    <div ref={box} id={id} role="tooltip" lang={lang} className={TOOLTIP_STYLE}>
      <span className="block font-semibold">{term.term}</span>
      <span className="mt-0.5 block wrap-anywhere">{term.definition}</span>
    </div>
  )
}
