import { Link } from 'react-router'
import type { SystemState } from '#contract/system.ts'
import { paths } from '#web/platform/paths.ts'
import { durationText } from './measures.ts'

/** What waits for its turn, by kind of work. */
export function QueueTable({ queues, failed }: { queues: SystemState['queues']; failed: number }) {
  const busy = queues.filter(({ waiting, running }) => waiting + running > 0)
  return (
    <section aria-label="Queues" className="space-y-2">
      <h2 className="font-semibold">Queues</h2>
      {busy.length === 0 ? <p className="text-quiet">Nothing waits and nothing is in work.</p> : <Table queues={busy} />}
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

function Table({ queues }: { queues: SystemState['queues'] }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">Queues with work</caption>
      <thead className="border-b border-strong text-quiet">
        <tr>
          <th scope="col" className="py-2 pr-3 font-semibold">
            Work
          </th>
          {['Waiting', 'Running', 'For'].map((name) => (
            <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, waiting, running, oldest }) => (
          <tr key={name} className="border-b border-line tabular-nums">
            <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pl-3 text-right">{waiting}</td>
            <td className="py-2 pl-3 text-right">{running}</td>
            <td className="py-2 pl-3 text-right">{oldest > 0 ? durationText(oldest) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
