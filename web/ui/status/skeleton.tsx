import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

/** Shows nothing for the first moment, because a skeleton that flashes is worse than a short wait. */
export function AfterDelay({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isDue ? children : null
}

/** One grey bar in the shape of the content; give it a height and a width. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block max-w-full animate-pulse rounded-control bg-sunken motion-reduce:animate-none high-contrast:border high-contrast:border-dashed high-contrast:border-line forced-colors:border forced-colors:border-dashed',
        className,
      )}
    />
  )
}

/**
 * The same for the main content of a page. The footer is hidden until it is loaded (shell.tsx): a page reloaded in the middle is first scrolled
 * to the end of its skeleton, and the footer would be seen moving down.
 */
export function PageLoading(props: { label: string; children?: ReactNode }) {
  return (
    <div data-coming>
      <Loading {...props} />
    </div>
  )
}

/** Wraps the skeletons of one region and tells screen readers what is being loaded. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <AfterDelay>
      <div role="status">
        <span className="sr-only">{label}</span>
        {children}
      </div>
    </AfterDelay>
  )
}
