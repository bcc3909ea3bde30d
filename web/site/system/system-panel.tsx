import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted } from '#contract/amounts.ts'
import type { SystemState } from '#contract/site/system.ts'
import { paths } from '#web/platform/paths.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { systemState } from './api.ts'
import { formatDuration } from './format-figures.ts'
import { SystemFacts, SystemFactsSkeleton } from './system-facts.tsx'

export function SystemPanel() {
  const state = useQuery(systemState())
  if (state.isPending)
    return (
      <Loading label="Loading the system status">
        <SystemFactsSkeleton />
      </Loading>
    )
  if (!state.data)
    return <LoadFailure title="The system status did not load" error={state.error} onRetry={() => state.refetch()} />
  return (
    <div className="space-y-6">
      {state.isError && (
        <QuietFailure
          text={`Showing the status of ${formatInstant(state.data.at)}. A newer one did not load.`}
          onRetry={() => state.refetch()}
        />
      )}
      <SystemFacts state={state.data} />
      <QueueList queues={state.data.queues} failed={state.data.failed_jobs} />
    </div>
  )
}

function QueueList({ queues, failed }: { queues: SystemState['queues']; failed: number }) {
  const busyQueues = queues.filter(({ waiting, running }) => waiting + running > 0)
  return (
    <section aria-label="Queues" className="space-y-2">
      <h2 className="font-semibold">Queues</h2>
      {busyQueues.length === 0 ? <p className="text-quiet">Queues are empty.</p> : <QueueRows queues={busyQueues} />}
      {failed > 0 && (
        <p>
          <Link
            to={paths.adminTab('jobs')}
            replace
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {counted(failed, 'failed job')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Internal queues start recurring jobs. */
const displayName = (name: string) => (name.startsWith('__') ? 'schedules' : name)

function QueueRows({ queues }: { queues: SystemState['queues'] }) {
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {queues.map(({ name, waiting, running, oldest }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 font-medium wrap-anywhere">{displayName(name)}</span>
          <span className="text-quiet tabular-nums">
            {`${waiting} waiting`}
            {running > 0 && ` · ${running} running`}
            {oldest > 0 && ` · for ${formatDuration(oldest)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
