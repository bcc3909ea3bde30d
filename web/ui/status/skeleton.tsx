import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

/** A flashing skeleton is worse than a short wait. */
export function AfterDelay({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isDue ? children : null
}

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

/** Hides the footer: after a reload, scrolled down, it would visibly move. */
export function PageLoading(props: { label: string; children?: ReactNode }) {
  return (
    <div data-coming>
      <Loading {...props} />
    </div>
  )
}

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
