import { Link } from 'react-router'
import type { ReportContext } from '#contract/community/moderation.ts'
import type { ReportSubject } from '#contract/community/moderation-rules.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { paths } from '#web/platform/paths.ts'
import { relativeTime } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { displayName } from './display-name.ts'
import { truncate } from './report-pages.ts'
import { REASON_LABELS } from './report-reasons.ts'
import { ReportStatusBadge } from './report-status.tsx'

export function OtherReports({ reports, subject }: { reports: ReportContext['others']; subject: ReportSubject }) {
  if (reports.length === 0) return null
  return (
    <section aria-label={m.otherReports({ subject })} className="space-y-1 border-t border-line pt-4">
      <h3 className="font-semibold">{m.otherReportCount({ count: reports.length, subject })}</h3>
      <ul className="max-h-60 divide-y divide-line overflow-y-auto">
        {reports.map(({ report_id, reason, description, status, created_at, reporter }) => (
          <li key={report_id} className="py-2">
            <QuietLine>
              <ReportStatusBadge status={status} />
              <Link
                to={paths.adminReport(report_id)}
                replace
                preventScrollReset
                className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
              >
                {REASON_LABELS[reason]}
              </Link>
              <span className="wrap-anywhere">{displayName(reporter)}</span>
              <time dateTime={created_at}>{relativeTime(created_at)}</time>
            </QuietLine>
            {description && (
              <p dir="auto" className="text-sm wrap-anywhere">
                {truncate(description)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
