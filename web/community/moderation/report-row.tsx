import type { Report } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { plainPosted } from '#web/platform/text/plain-posted.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { displayName } from './display-name.ts'
import { placeOf } from './place-of.ts'
import { truncate } from './report-pages.ts'
import { REASON_LABELS } from './report-reasons.ts'
import { ReportStatusBadge } from './report-status.tsx'

interface ReportRowProps {
  report: Report
  onOpen: (reportId: string) => void
}

export function ReportRow({ report, onOpen }: ReportRowProps) {
  const { reason, description, reporter, status } = report
  return (
    <tr className="border-b border-line align-top has-[:focus-visible]:bg-sunken">
      <td className="py-3 pe-4">
        <PostExcerpt report={report} />
        <QuietLine>
          {placeOf(report)}
          {m.by({ name: displayName(report.author) })}
        </QuietLine>
      </td>
      <td className="py-3 pe-4 text-sm">
        <span className="block font-medium">{REASON_LABELS[reason]}</span>
        {description && (
          <span dir="auto" className="block text-quiet wrap-anywhere">
            {truncate(description)}
          </span>
        )}
      </td>
      <td className="py-3 pe-4 text-sm">
        <span className="block wrap-anywhere">{displayName(reporter)}</span>
        <Others report={report} />
        <ReportTime instant={report.created_at} />
      </td>
      <td className="py-3 pe-4">
        <ReportStatusBadge status={status} />
      </td>
      <td className="py-1.5">
        <OpenButton report={report} onOpen={onOpen} />
      </td>
    </tr>
  )
}

export function ReportCard({ report, onOpen }: ReportRowProps) {
  const { reason, description, reporter, status, created_at } = report
  return (
    <li className="space-y-2 border-b border-line py-4 has-[:focus-visible]:bg-sunken">
      <QuietLine>
        <ReportStatusBadge status={status} />
        <span className="font-medium text-ink">{REASON_LABELS[reason]}</span>
        <ReportTime instant={created_at} />
      </QuietLine>
      <PostExcerpt report={report} />
      {description && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {truncate(description)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuietLine>
          {placeOf(report)}
          {m.by({ name: displayName(report.author) })}
          {m.reportedByName({ name: displayName(reporter) })}
          <Others report={report} />
        </QuietLine>
        <OpenButton report={report} onOpen={onOpen} />
      </div>
    </li>
  )
}

function PostExcerpt({ report }: { report: Report }) {
  const { content } = report.forum_posts
  return (
    <p dir="auto" lang={scriptLanguage(content)} className="wrap-anywhere">
      {content ? truncate(plainPosted(content)) : <i className="text-quiet">{m.deletedWithAccount}</i>}
    </p>
  )
}

/** Further reports of the same content. */
function Others({ report: { reports_of_post } }: { report: Report }) {
  const others = reports_of_post - 1
  if (others < 1) return null
  return <span className="block font-medium text-ink">{m.andOthers({ count: others })}</span>
}

const ReportTime = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={formatInstant(instant)} className="text-sm text-quiet">
    {relativeTime(instant)}
  </time>
)

function OpenButton({ report, onOpen }: ReportRowProps) {
  return (
    <Button variant="outline" data-report={report.report_id} onClick={() => onOpen(report.report_id)}>
      {m.review}
      <span className="sr-only">
        {REASON_LABELS[report.reason]}, {displayName(report.author)}
      </span>
    </Button>
  )
}
