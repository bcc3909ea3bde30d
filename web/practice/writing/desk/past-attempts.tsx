import { Link } from 'react-router'
import * as m from '#messages/practice/writing/desk.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { scoreText } from '../answer/score-text.ts'
import type { AnswerSummary } from '../api.ts'

export function PastAttempts({ attempts }: { attempts: readonly AnswerSummary[] }) {
  if (attempts.length === 0) return null
  return (
    <section aria-label={m.earlierAnswers} className="mt-4 text-sm sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
      <p className="font-medium">{m.answeredBefore}</p>
      <ul className="sm:flex sm:flex-wrap sm:gap-x-3">
        {attempts.map((attempt) => (
          <li key={attempt.answer_id}>
            <Link to={paths.writtenAnswer(attempt.answer_id)} className="inline-flex min-h-11 items-center text-accent underline">
              {formatDate(attempt.finished_at)}, {scoreText(attempt)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
