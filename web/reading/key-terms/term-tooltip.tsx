import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import type { KeyTerm } from '#contract/reading/articles.ts'
import { attachTooltip, TOOLTIP_STYLE } from './tooltip-position.ts'

interface TermTooltipProps {
  term: KeyTerm
  lang: string
  /** The word it belongs to. */
  mark: HTMLElement
  area: RefObject<HTMLElement | null>
}

export function TermTooltip({ term, lang, mark, area }: TermTooltipProps) {
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
