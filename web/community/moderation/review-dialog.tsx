import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/community/moderation/queue.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { reportContext } from './api.ts'
import { REASON_LABELS } from './report-reasons.ts'
import { ReviewView } from './review-view.tsx'
import type { ReportNavigation } from './use-report-navigation.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewDialogProps {
  reportId: string
  steps: ReportNavigation
  onClose: () => void
  focusOnClose: () => HTMLElement | null
}

/** Stays open while moving between reports. */
export function ReviewDialog({ reportId, steps, onClose, focusOnClose }: ReviewDialogProps) {
  const context = useQuery(reportContext(reportId))
  const report = context.data?.report
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title={report ? m.reportWithReason({ reason: REASON_LABELS[report.reason] }) : m.report}
      focusOnClose={focusOnClose}
    >
      {context.isPending && <ReviewSkeleton />}
      {!context.data && context.isError && (
        <Failure error={context.error} onRetry={() => context.refetch()} steps={steps} onClose={onClose} />
      )}
      {context.data && <ReviewView key={reportId} context={context.data} steps={steps} />}
    </Dialog>
  )
}

interface FailureProps {
  error: Error
  onRetry: () => void
  steps: ReportNavigation
  onClose: () => void
}

function Failure({ error, onRetry, steps, onClose }: FailureProps) {
  useReviewKeys({ next: steps.onNext, previous: steps.onPrevious })
  const isGone = isNotFound(error)
  if (!isGone) return <QuietFailure text={m.reportFailedWhy({ why: failureText(error, '') })} onRetry={onRetry} />
  return (
    <div className="space-y-4">
      <p className="text-quiet">{m.sentence({ text: failureText(error, m.reportNotFound) })}</p>
      {steps.onNextPending ? (
        <Button onClick={steps.onNextPending}>{m.nextPending}</Button>
      ) : (
        <Button onClick={onClose}>{m.backToReports}</Button>
      )}
    </div>
  )
}

function ReviewSkeleton() {
  return (
    <Loading label={m.loadingReport}>
      <div className="space-y-4">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </Loading>
  )
}
