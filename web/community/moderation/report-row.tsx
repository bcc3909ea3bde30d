import type { Report } from '#contract/community/moderation.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { nameOf } from './name-of.ts'
import { cut } from './report-pages.ts'
import { REASON_WORDS } from './report-reasons.ts'
import { ReportStatusBadge } from './report-status.tsx'

interface ReportRowProps {
  report: Report
  onOpen: (reportId: string) => void
}

export function ReportRow({ report, onOpen }: ReportRowProps) {
  const { reason, description, reporter, status } = report
  return (
    <tr className="border-b border-line align-top has-[:focus-visible]:bg-sunken">
      <td className="py-3 pr-4">
        <Words report={report} />
        <QuietLine>
          {report.forum_posts.forum.title}
          {`by ${nameOf(report.author)}`}
        </QuietLine>
      </td>
      <td className="py-3 pr-4 text-sm">
        <span className="block font-medium">{REASON_WORDS[reason]}</span>
        {description && (
          <span dir="auto" className="block text-quiet wrap-anywhere">
            {cut(description)}
          </span>
        )}
      </td>
      <td className="py-3 pr-4 text-sm">
        <span className="block wrap-anywhere">{nameOf(reporter)}</span>
        <When instant={report.created_at} />
      </td>
      <td className="py-3 pr-4">
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
        <span className="font-medium text-ink">{REASON_WORDS[reason]}</span>
        <When instant={created_at} />
      </QuietLine>
      <Words report={report} />
      {description && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {cut(description)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuietLine>
          {report.forum_posts.forum.title}
          {`by ${nameOf(report.author)}`}
          {`reported by ${nameOf(reporter)}`}
        </QuietLine>
        <OpenButton report={report} onOpen={onOpen} />
      </div>
    </li>
  )
}

function Words({ report }: { report: Report }) {
  const { content } = report.forum_posts
  return (
    <p dir="auto" lang={scriptLanguage(content)} className="wrap-anywhere">
      {content ? cut(content) : <i className="text-quiet">Its author has left; the words are gone.</i>}
    </p>
  )
}

const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={formatInstant(instant)} className="text-sm text-quiet">
    {relativeTime(instant)}
  </time>
)

function OpenButton({ report, onOpen }: ReportRowProps) {
  return (
    <Button variant="outline" data-report={report.report_id} onClick={() => onOpen(report.report_id)}>
      Review
      <span className="sr-only">
        {REASON_WORDS[report.reason]}, {nameOf(report.author)}
      </span>
    </Button>
  )
}
