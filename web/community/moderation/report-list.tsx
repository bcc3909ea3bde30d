import type { Report } from '#contract/community/moderation.ts'
import { ResponsiveTable } from '#web/ui/responsive-table.tsx'
import { ReportCard, ReportRow } from './report-row.tsx'

export function ReportList({ reports, onOpen }: { reports: Report[]; onOpen: (reportId: string) => void }) {
  return (
    <ResponsiveTable
      caption="Reports, latest first"
      columns={COLUMNS}
      rows={reports.map((report) => <ReportRow key={report.report_id} report={report} onOpen={onOpen} />)}
      cards={reports.map((report) => <ReportCard key={report.report_id} report={report} onOpen={onOpen} />)}
    />
  )
}

const COLUMNS = [
  { name: 'Reported post', width: '' },
  { name: 'Reason', width: 'w-52' },
  { name: 'Reported by', width: 'w-36' },
  { name: 'Status', width: 'w-28' },
  { name: 'Actions', width: 'w-26' },
]
