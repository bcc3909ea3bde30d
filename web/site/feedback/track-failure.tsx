import { Link } from 'react-router'
import { TRACKING_NOT_FOUND } from '#contract/site/feedback.ts'
import * as m from '#messages/site/feedback.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'

export function TrackFailure({ error, trackingId, onRetry }: { error: Error; trackingId: string; onRetry: () => unknown }) {
  const isMissing = isNotFound(error)
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {isMissing ? m.notFound : m.feedback}
      </h1>
      {isMissing ? (
        <>
          <div role="alert">
            <p className="wrap-anywhere">
              {m.noneWithId({ trackingId, id: (text) => <span className="inline-block max-w-full">{text}</span> })}
            </p>
            <p className="mt-1 text-sm text-quiet">{failureText(error, TRACKING_NOT_FOUND)}</p>
          </div>
          <Link to={paths.myFeedback} className={buttonStyle({ className: 'mt-5' })}>
            {m.viewMine}
          </Link>
        </>
      ) : (
        <LoadFailure title={m.feedbackDidNotLoad} message={m.detailsNotLoaded} error={error} onRetry={onRetry} />
      )}
    </>
  )
}
