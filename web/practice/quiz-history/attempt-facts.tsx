import * as m from '#messages/practice/quiz-history.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

interface AttemptFactsProps {
  score: number
  totalQuestions: number
  timeTakenSeconds: number
  /** ISO 8601. */
  completedAt: string
}

export function AttemptFacts({ score, totalQuestions, timeTakenSeconds, completedAt }: AttemptFactsProps) {
  return (
    <div className="mt-1">
      <QuietLine>
        {m.score({ score, total: totalQuestions })}
        {timeTaken(timeTakenSeconds)}
        <time dateTime={completedAt}>{formatInstant(completedAt)}</time>
      </QuietLine>
    </div>
  )
}
