import type { RefObject } from 'react'

import * as m from '#messages/practice/quizzes.ts'

interface QuizProgressProps {
  index: number
  answered: number
  total: number
  heading: RefObject<HTMLHeadingElement | null>
}

export function QuizProgress({ index, answered, total, heading }: QuizProgressProps) {
  const label = m.answered({ answered, total })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {m.question({ number: index + 1, total })}
        </h2>
        <p className="text-sm text-quiet">{label}</p>
      </div>
      <div
        role="progressbar"
        aria-label={m.answeredQuestions}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={label}
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
