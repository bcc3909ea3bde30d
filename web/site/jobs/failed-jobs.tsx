import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { counted } from '#contract/amounts.ts'
import type { FailedJob } from '#contract/site/jobs.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { failedJobs, useRetryJob } from './api.ts'

export function FailedJobs() {
  const failed = useQuery(failedJobs())
  if (failed.isPending)
    return (
      <Loading label="Loading failed jobs">
        <SkeletonRows rows={2} className="h-40" />
      </Loading>
    )
  if (!failed.data) return <LoadFailure title="The jobs did not load" error={failed.error} onRetry={() => failed.refetch()} />
  if (failed.data.length === 0)
    return (
      <EmptyState icon={CircleCheck} title="No failed jobs">
        Jobs that failed after all retries appear here.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {failed.data.map((job) => (
        <FailedJobRow key={job.job_id} job={job} />
      ))}
    </ul>
  )
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const retry = useRetryJob()
  const onRetry = () =>
    retry.mutate(job.job_id, {
      onSuccess: () => toast('The job has been queued again.', 'success'),
      onError: (error) => toast(failureText(error, 'We could not retry the job. Please try again.'), 'error'),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{job.name}</p>
        <p className="text-sm text-danger wrap-anywhere">{job.error}</p>
        <p className="text-sm text-quiet">
          {counted(job.tries, 'attempt')}, failed {formatInstant(job.failed_at)}
        </p>
      </div>
      <Button variant="outline" size="sm" busy={retry.isPending} onClick={onRetry}>
        Retry
        <span className="sr-only">{job.name}</span>
      </Button>
    </li>
  )
}
