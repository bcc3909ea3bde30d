import type { NodeFigures as Figures } from '#contract/syllabus/ledger.ts'
import { percent } from '#web/platform/text/amounts.ts'
import { relativeTime } from '#web/platform/time/dates.ts'

export function NodeFigures({ published, figures }: { published: number; figures: Figures | undefined }) {
  const { read = 0, answered = 0, answered_right = 0, cards = 0, known = 0 } = figures ?? {}
  const facts = [
    { label: 'Articles read', value: published === 0 ? 'None yet' : `${read} of ${published}` },
    {
      label: 'Questions answered',
      value: answered === 0 ? 'None yet' : `${answered}, ${percent(answered_right / answered)} right`,
    },
    { label: 'Cards known by heart', value: cards === 0 ? 'None yet' : `${known} of ${cards}` },
    { label: 'Last touched', value: figures ? relativeTime(figures.last_touched) : 'Never' },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 sm:block">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
