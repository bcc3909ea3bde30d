import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { MockAttemptSummary } from '../api.ts'
import { timeLeftText } from '../test-clock.ts'

interface UnfinishedProps {
  attempts: readonly MockAttemptSummary[]
  /** When the server said so, by the clock of the device. */
  at: number
}

/** Tests whose clock runs. */
export function Unfinished({ attempts, at }: UnfinishedProps) {
  const now = useNow()
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="unfinished-tests">
      <h2 id="unfinished-tests" className="mb-3 text-lg font-semibold">
        Go on
      </h2>
      <ul className="space-y-3">
        {attempts.map((attempt) => (
          <li
            key={attempt.attempt_id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-signal bg-surface p-4"
          >
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">{attempt.title}</h3>
              <QuietLine>
                <strong className="text-signal">{leftText(attempt, now.getTime() - at)}</strong>
                {`${attempt.answered} of ${attempt.questions} answered`}
              </QuietLine>
            </div>
            <Link
              to={paths.mockTest(attempt.attempt_id)}
              aria-label={`Go on with ${attempt.title}`}
              className={buttonStyle({ className: 'max-sm:w-full' })}
            >
              Go on
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leftText({ seconds_left, state }: MockAttemptSummary, passedMs: number): string {
  const leftMs = seconds_left * 1000 - Math.max(0, passedMs)
  return state === 'over' || leftMs <= 0 ? 'Time is over' : timeLeftText(leftMs)
}
