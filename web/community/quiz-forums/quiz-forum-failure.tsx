import { Link } from 'react-router'
import { QUIZ_FORUM_NOT_FOUND } from '#contract/community/quiz-forums.ts'
import * as m from '#messages/community/quiz-forums.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'

export function QuizForumFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const status = error instanceof CallError ? error.status : 0
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold">
        {m.quizDiscussion}
      </h1>
      {status === 404 || status === 403 ? (
        <ErrorState title={status === 404 ? QUIZ_FORUM_NOT_FOUND : failureText(error, '')} action={<ToForums />} />
      ) : (
        <LoadFailure title={m.discussionDidNotLoad} error={error} onRetry={onRetry} />
      )}
    </>
  )
}

function ToForums() {
  return (
    <Link to={paths.forums} className={buttonStyle()}>
      {m.goToForums}
    </Link>
  )
}
