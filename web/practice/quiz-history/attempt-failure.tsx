import { Link } from 'react-router'
import { ATTEMPT_FORBIDDEN, ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'

export function AttemptFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const status = error instanceof CallError ? error.status : 0
  return (
    <>
      <h1 tabIndex={-1} className="mt-1 mb-4 text-2xl font-semibold">
        {m.quizAttempt}
      </h1>
      {status === 403 ? (
        <ProNeeded sentence={ATTEMPT_FORBIDDEN} />
      ) : status === 404 ? (
        <ErrorState
          title={ATTEMPT_NOT_FOUND}
          text={m.mayBelongToSomeoneElse}
          action={
            <Link to={paths.quizHistory} className={buttonStyle()}>
              {m.seeAttempts}
            </Link>
          }
        />
      ) : (
        <LoadFailure title={m.attemptDidNotLoad} message={m.attemptFailed} comfort={m.itIsSafe} error={error} onRetry={onRetry} />
      )}
    </>
  )
}
