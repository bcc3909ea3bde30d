import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ScrollAreaProps {
  label: string
  className?: string
  children: ReactNode
}

/** Scrolls sideways if its content is wide. It fades at its edge, and an arrow says that there is more. */
export function ScrollArea({ label, className = '', children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [hasMore, setMore] = useState(false)
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = area.current ?? {}
    setMore(scrollWidth - clientWidth - Math.ceil(Math.abs(scrollLeft)) > 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only the element
  useEffect(() => {
    const observer = new ResizeObserver(look)
    // The content too: fonts arrive later.
    for (const element of [area.current, area.current?.firstElementChild]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={`relative ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={area}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs keyboard access
        tabIndex={0}
        onScroll={look}
        className="overflow-x-auto print:overflow-visible"
      >
        {children}
      </div>
      {hasMore && (
        <span aria-hidden="true" data-more="" className="scroll-more print:hidden">
          <ChevronRight className="size-4" />
        </span>
      )}
    </div>
  )
}
