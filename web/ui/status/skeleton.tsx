import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

/** Quick replies show no skeleton at all: a flash is worse than a short wait. */
export function AfterDelay({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isDue ? children : null
}

/** One grey bar in the shape of what will stand there; give it a height and a width. */
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
 * The same for what a page is about. Until it is there the footer is out of sight (shell.tsx): loaded again in its middle, a page is scrolled to
 * the end of its skeleton, and the footer would be pushed away before somebody's eyes.
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
