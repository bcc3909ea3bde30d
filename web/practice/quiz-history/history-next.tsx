import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'
import { TEST_QUESTIONS } from '#contract/practice/study-session-rules.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { paths } from '#web/platform/paths.ts'
import { recallQueue } from '#web/practice/recall/api.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** @param missed in the attempts of the list: fewer than a test needs offer none */
export function HistoryNext({ missed }: { missed: number }) {
  const due = useQuery(recallQueue()).data?.today.items ?? 0
  const hasTest = missed >= MOCK_QUESTIONS.least
  if (due === 0 && !hasTest) return null
  return (
    <nav aria-label={m.whatNext} className="mb-6 flex gap-3 max-sm:flex-col">
      {due > 0 && (
        <Link to={paths.review} className={buttonStyle()}>
          {m.reviewCards({ count: due })}
        </Link>
      )}
      {hasTest && (
        <Link to={paths.testOf([], TEST_QUESTIONS, 'wrong')} className={buttonStyle({ variant: 'outline' })}>
          {m.testWrong}
        </Link>
      )}
    </nav>
  )
}
