import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Report } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { displayName } from './display-name.ts'
import { ReportStatusBadge } from './report-status.tsx'
import type { ReportNavigation } from './use-report-navigation.ts'

export function ReportHeader({ report, steps }: { report: Report; steps: ReportNavigation }) {
  const { status, reporter, created_at, description } = report
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
          <ReportStatusBadge status={status} />
          <span className="wrap-anywhere">
            {m.reportedByAt({
              name: displayName(reporter),
              age: relativeTime(created_at),
              time: (text) => (
                <time dateTime={created_at} title={formatInstant(created_at)}>
                  {text}
                </time>
              ),
            })}
          </span>
        </p>
        <span className="-me-3 flex high-contrast:me-0 high-contrast:gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.previousReport}
            title={m.previousReportKey}
            aria-disabled={!steps.hasPrevious}
            onClick={steps.onPrevious}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.nextReport}
            title={m.nextReportKey}
            aria-disabled={!steps.hasNext}
            onClick={steps.onNext}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </span>
      </div>
      {description && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
    </div>
  )
}
