import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { QUIZ_FORBIDDEN, QUIZ_NOT_FOUND } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quizzes.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { ProNeeded } from './pro-needed.tsx'

/** Only temporary failures offer a retry. */
export function QuizFailure({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const status = error instanceof CallError ? error.status : 0
  return (
    <>
      <h1 tabIndex={-1} className="mt-1 mb-4 text-2xl font-semibold">
        {m.quiz}
      </h1>
      {status === 403 ? (
        <ProNeeded sentence={QUIZ_FORBIDDEN} />
      ) : status === 409 ? (
        <OnHold sentence={failureText(error, QUIZ_NOT_FOUND)} />
      ) : isRefusal(status) ? (
        <ErrorState title={QUIZ_NOT_FOUND} action={<ToDashboard />} />
      ) : (
        <LoadFailure title={m.quizDidNotLoad} message={m.failedToLoad} error={error} onRetry={onRetry} />
      )}
    </>
  )
}

/** 429 is temporary. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429

/** Planned, so not an error. */
const OnHold = ({ sentence }: { sentence: string }) => (
  <EmptyState
    icon={Hourglass}
    title={m.onHold}
    action={
      <Link to={paths.mockTests} className={buttonStyle()}>
        {m.seeMockTests}
      </Link>
    }
  >
    {sentence}
  </EmptyState>
)

const ToDashboard = () => (
  <Link to={paths.dashboard} className={buttonStyle()}>
    {m.backToToday}
  </Link>
)
