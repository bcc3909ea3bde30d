import { useQuery } from '@tanstack/react-query'
import { failureText } from '#web/platform/http/call.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { systemState } from './api.ts'
import { QueueList } from './queue-list.tsx'
import { SystemFacts, SystemFactsSkeleton } from './system-facts.tsx'

/** The state of the server, polled. */
export function SystemPanel() {
  const state = useQuery(systemState())
  if (state.isPending)
    return (
      <Loading label="Loading the system status">
        <SystemFactsSkeleton />
      </Loading>
    )
  if (!state.data)
    return (
      <ErrorState
        title="The system status could not be loaded"
        text={failureText(state.error, 'Please try again in a moment.')}
        onRetry={() => state.refetch()}
      />
    )
  return (
    <div className="space-y-6">
      {state.isError && (
        <QuietFailure
          text={`Showing the status of ${formatInstant(state.data.at)}. We could not load a newer one.`}
          onRetry={() => state.refetch()}
        />
      )}
      <SystemFacts state={state.data} />
      <QueueList queues={state.data.queues} failed={state.data.failed_jobs} />
    </div>
  )
}
