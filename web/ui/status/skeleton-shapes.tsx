import { clsx } from 'clsx'
import { Skeleton } from './skeleton.tsx'

const WIDTHS = ['w-11/12', 'w-4/5', 'w-full', 'w-2/3']
const numbered = (count: number) => Array.from({ length: count }, (_, place) => place)

/** @param className more space, which the lines share */
export function SkeletonLines({ count = 3, className }: { count?: number; className?: string }) {
  return (
    <div className={clsx('flex flex-col gap-3', className)}>
      {numbered(count).map((line) => (
        <Skeleton key={line} className={`h-4 ${WIDTHS[line % WIDTHS.length]}`} />
      ))}
    </div>
  )
}

interface SkeletonCardProps {
  /** Shown at once, because it is known. */
  title?: string
  lines?: number
  /** Reserves the height. */
  className?: string
}

export function SkeletonCard({ title, lines = 3, className }: SkeletonCardProps) {
  return (
    <div className={clsx('flex flex-col overflow-hidden rounded-card border border-line bg-surface p-5 sm:p-6', className)}>
      {title ? <p className="text-lg font-semibold">{title}</p> : <Skeleton className="h-6 w-2/5 shrink-0" />}
      <SkeletonLines count={lines} className="mt-4 grow justify-between" />
    </div>
  )
}

interface SkeletonRowsProps {
  rows?: number
  /** Under the first line of each row. */
  lines?: number
  className?: string
}

/** A list in a card. */
export function SkeletonRows({ rows = 3, lines = 1, className }: SkeletonRowsProps) {
  return (
    <div
      className={clsx('flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      {numbered(rows).map((row) => (
        <div key={row} className="flex grow flex-col justify-center gap-2 px-4 py-4">
          <Skeleton className="h-5 w-3/4" />
          {numbered(lines).map((line) => (
            <Skeleton key={line} className={`h-4 ${line % 2 === 0 ? 'w-1/2' : 'w-5/6'}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
