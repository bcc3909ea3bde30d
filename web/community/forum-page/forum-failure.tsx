import { Link } from 'react-router'
import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'

/** "Not found", or a temporary error that can be retried. */
export function ForumFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold">
        Forum
      </h1>
      {isMissing(error) ? (
        <ErrorState title={FORUM_NOT_FOUND} text="It may have been removed, or the link is incomplete." action={<ToForums />} />
      ) : (
        <ErrorState
          title="Failed to load forum data"
          text={failureText(error, 'Please try again in a moment.')}
          onRetry={onRetry}
        />
      )}
    </>
  )
}

/** An invalid id gives 400. */
const isMissing = (error: Error) => error instanceof CallError && [400, 404, 422].includes(error.status)

function ToForums() {
  return (
    <Link to={paths.forums} className={buttonStyle()}>
      All forums
    </Link>
  )
}
