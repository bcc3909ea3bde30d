import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import * as m from '#messages/site/feedback.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { trackedFeedback } from '#web/site/feedback/api.ts'
import { TrackFailure } from '#web/site/feedback/track-failure.tsx'
import { TrackSkeleton } from '#web/site/feedback/track-skeleton.tsx'
import { TrackedFeedbackView } from '#web/site/feedback/tracked-feedback-view.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const { trackingId = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(trackedFeedback(trackingId))
  // Hides cached data of deleted feedback.
  const isGone = isNotFound(error)
  useTitle(isGone ? m.notFound : (data?.subject ?? (error ? m.feedback : undefined)))

  return (
    <div className="mx-auto max-w-5xl">
      <div className="flex flex-wrap justify-between gap-x-6">
        <BackLink to={paths.me}>{m.backToMe}</BackLink>
        {!isGone && (
          <Link to={paths.myFeedback} className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
            {m.myFeedback}
          </Link>
        )}
      </div>
      {isPending && <TrackSkeleton />}
      {error && (isGone || !data) && <TrackFailure error={error} trackingId={trackingId} onRetry={refetch} />}
      {data && !isGone && <TrackedFeedbackView key={data.feedback_id} feedback={data} trackingId={trackingId} />}
    </div>
  )
}
