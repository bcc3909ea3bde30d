import { formatNumber } from '#contract/amounts.ts'
import type { ReportStats } from '#contract/community/moderation.ts'
import { REPORT_STATUSES } from '#contract/community/moderation-rules.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { Button } from '#web/ui/button.tsx'
import type { StatusFilter } from './api.ts'
import { STATUS_LABELS } from './report-status.tsx'

interface StatusButtonsProps {
  chosen: StatusFilter
  stats: ReportStats | undefined
  onChoose: (status: StatusFilter) => void
}

export function StatusButtons({ chosen, stats, onChoose }: StatusButtonsProps) {
  return (
    <fieldset className="flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:p-1 max-sm:px-4 sm:flex-wrap">
      <legend className="sr-only">{m.byStatus}</legend>
      {(['all', ...REPORT_STATUSES] as const).map((status) => (
        <Button
          key={status}
          variant={status === chosen ? 'default' : 'outline'}
          aria-pressed={status === chosen}
          className="shrink-0 rounded-full! px-3! sm:px-4!"
          onClick={() => onChoose(status)}
        >
          {status === 'all' ? m.all : STATUS_LABELS[status]}
          {/* Space is reserved for the number, to avoid layout shift. */}
          <span className={`text-sm tabular-nums ${stats ? '' : 'invisible'}`}>
            {formatNumber(stats?.[status === 'all' ? 'total' : status] ?? 0)}
          </span>
        </Button>
      ))}
    </fieldset>
  )
}
