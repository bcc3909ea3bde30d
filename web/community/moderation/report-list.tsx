import type { Report } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { ReportCard, ReportRow } from './report-row.tsx'

export function ReportList({ reports, onOpen }: { reports: Report[]; onOpen: (reportId: string) => void }) {
  return (
    <ResponsiveTable
      caption={m.latestFirst}
      columns={COLUMNS}
      rows={reports.map((report) => <ReportRow key={report.report_id} report={report} onOpen={onOpen} />)}
      cards={reports.map((report) => <ReportCard key={report.report_id} report={report} onOpen={onOpen} />)}
    />
  )
}

const COLUMNS = [
  { name: m.reportedPost, width: '' },
  { name: m.reason, width: 'w-52' },
  { name: m.reportedBy, width: 'w-36' },
  { name: m.status, width: 'w-28' },
  { name: m.actions, width: 'w-26' },
]
