import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import type { KeyTerm } from '#contract/articles.ts'

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another definition has another size
  useLayoutEffect(() => {
    const place = () => box.current && area.current && placeBeside(box.current, mark, area.current)
    place()
    mark.setAttribute('aria-describedby', id)
    // A screen that is turned, or larger type, moves the word: left where it was, the tooltip could stick out and widen the page.
    const observer = new ResizeObserver(place)
    if (area.current) observer.observe(area.current)
    return () => {
      observer.disconnect()
      mark.removeAttribute('aria-describedby')
    }
  }, [mark, area, id, term])

  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      lang={lang}
      className="absolute top-0 left-0 z-30 w-max max-w-[min(22rem,100%)] rounded-control border border-strong bg-surface px-4 py-3 font-sans text-sm leading-normal text-ink shadow-lg print:hidden"
    >
      <span className="block font-semibold">{term.term}</span>
      <span className="mt-0.5 block wrap-anywhere">{term.definition}</span>
    </div>
  )
}

const GAP = 6

/** Below the word, above it where there is no room, never beyond the sides of the area; it scrolls along with the text. */
function placeBeside(box: HTMLElement, mark: HTMLElement, area: HTMLElement): void {
  const around = area.getBoundingClientRect()
  const word = mark.getBoundingClientRect()
  const isTight = word.bottom + GAP + box.offsetHeight > window.innerHeight && word.top - GAP - box.offsetHeight > 0
  const top = isTight ? word.top - GAP - box.offsetHeight : word.bottom + GAP
  const left = Math.min(word.left - around.left, around.width - box.offsetWidth)
  box.style.translate = `${Math.max(0, left)}px ${top - around.top}px`
}
