import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Loads more before the end of the list comes into view; the button does the same without scrolling. */
export function OlderDays({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)

  useEffect(() => {
    if (isLoading || !end.current) return
    // Several entries arrive together when the page was busy; the last one is true now.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && more(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={end} className="py-6 text-center">
      <Button variant="outline" busy={isLoading} onClick={onMore}>
        Show older days
      </Button>
    </div>
  )
}
