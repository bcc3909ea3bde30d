import { Link } from 'react-router'
import type { SystemState } from '#contract/site/system.ts'
import { paths } from '#web/platform/paths.ts'
import { durationText } from './measures.ts'

/** What waits for its turn, by kind of work. */
export function QueueList({ queues, failed }: { queues: SystemState['queues']; failed: number }) {
  const busy = queues.filter(({ waiting, running }) => waiting + running > 0)
  return (
    <section aria-label="Queues" className="space-y-2">
      <h2 className="font-semibold">Queues</h2>
      {busy.length === 0 ? <p className="text-quiet">Nothing waits and nothing is in work.</p> : <Busy queues={busy} />}
      {failed > 0 && (
        <p>
          <Link
            to={paths.adminTab('jobs')}
            replace
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {failed === 1 ? 'One job was given up' : `${failed} jobs were given up`}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The queue's own work is to begin what recurs. */
const nameOf = (name: string) => (name.startsWith('__') ? 'schedules' : name)

/** Figures wrap under the name of the work where both do not fit. */
function Busy({ queues }: { queues: SystemState['queues'] }) {
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {queues.map(({ name, waiting, running, oldest }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 font-medium wrap-anywhere">{nameOf(name)}</span>
          <span className="text-quiet tabular-nums">
            {`${waiting} waiting`}
            {running > 0 && ` · ${running} running`}
            {oldest > 0 && ` · for ${durationText(oldest)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
