import type { RefObject } from 'react'

interface QuizProgressProps {
  place: number
  answered: number
  total: number
  heading: RefObject<HTMLHeadingElement | null>
}

/** Where one is, and how much is answered. */
export function QuizProgress({ place, answered, total, heading }: QuizProgressProps) {
  const told = `${answered} of ${total} answered`
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Question {place + 1} of {total}
        </h2>
        <p className="text-sm text-quiet">{told}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Answered questions"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={told}
        className="mt-2 h-2 overflow-hidden rounded-full bg-line high-contrast:border high-contrast:border-line high-contrast:bg-page forced-colors:border forced-colors:bg-page"
      >
        <div
          className="h-full rounded-full bg-signal motion-safe:transition-[width] motion-safe:duration-200"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
    </>
  )
}
