import { Link } from 'react-router'
import { TRACKING_NOT_FOUND } from '#contract/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'

export function TrackFailure({ error, trackingId, onRetry }: { error: Error; trackingId: string; onRetry: () => void }) {
  const isMissing = isNotFound(error)
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {isMissing ? 'Feedback Not Found' : 'Feedback'}
      </h1>
      {isMissing ? (
        <div className="space-y-6">
          <p role="alert" className="text-quiet">
            {failureText(error, TRACKING_NOT_FOUND)}
          </p>
          <p className="text-quiet">
            You looked for <strong className="font-semibold wrap-anywhere text-ink">{trackingId}</strong>. Your list has the
            tracking IDs of everything that you have sent.
          </p>
          <Link to={paths.myFeedback} className={buttonStyle()}>
            View My Feedback
          </Link>
        </div>
      ) : (
        <ErrorState
          title="Failed to load feedback details"
          text={failureText(error, 'Please try again in a moment.')}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
